import {
  INBOX_A_PAGE,
  type InboxCounts,
  type InboxList,
  type InboxListInput,
  type InboxShow,
} from '@belldesk/contract/product/inbox';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { itemsOf } from './items.ts';
import { countOpen, listRecords, type PlaceInInbox } from './queries.ts';

const IS_OPEN: Readonly<Record<InboxShow, boolean | undefined>> = {
  open: true,
  done: false,
  all: undefined,
};

/** One page of what callers left. @throws AppError unauthenticated */
export async function listInbox({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: InboxListInput;
}): Promise<InboxList> {
  const member = requireMember(ctx, 'see the inbox');
  const found = await listRecords(ctx.db, {
    organisationId: member.organisationId,
    isOpen: IS_OPEN[input.show],
    after: input.after === undefined ? undefined : placeOf(input.after),
    limit: INBOX_A_PAGE + 1,
  });
  const records = found.slice(0, INBOX_A_PAGE);
  const last = found.length > INBOX_A_PAGE ? records.at(-1) : undefined;
  return {
    rows: await itemsOf(ctx.db, member.organisationId, records),
    next: last ? cursorAt(last.message) : null,
  };
}

/** How many are open. @throws AppError unauthenticated */
export async function countInbox({ ctx }: { ctx: Ctx }): Promise<InboxCounts> {
  return countOpen(ctx.db, requireMember(ctx, 'see the inbox').organisationId);
}

function cursorAt({ standing, createdAt, id }: PlaceInInbox): string {
  return `${standing}.${createdAt.getTime()}.${id}`;
}

/** @param cursor as the contract's `inboxCursor` lets it pass */
function placeOf(cursor: string): PlaceInInbox {
  const [standing, createdMs, id = ''] = cursor.split('.');
  return { standing: Number(standing), createdAt: new Date(Number(createdMs)), id };
}
