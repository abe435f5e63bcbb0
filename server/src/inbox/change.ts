import { AppError } from '@belldesk/contract/errors';
import {
  type AddNoteInput,
  type InboxItem,
  MOST_NOTES,
  type SetDoneInput,
  type SetUrgentInput,
} from '@belldesk/contract/product/inbox';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { announceInbox } from '../events/queries.ts';
import { itemOf } from './items.ts';
import { checkSeen, noSuchMessage } from './policy.ts';
import { insertNote, listNotes, lockMessage, updateMessage } from './queries.ts';

type Changes = Parameters<typeof updateMessage>[2];

/** Puts a message away, or takes it back. @throws AppError unauthenticated, not-found, conflict */
export function setDone({ ctx, input }: { ctx: Ctx; input: SetDoneInput }): Promise<InboxItem> {
  const doneAt = input.isDone ? new Date(ctx.clock.nowMs()) : null;
  return change(ctx, input, { doneAt });
}

/** Marks a message as one that cannot wait, or as one that can. @throws AppError unauthenticated, not-found, conflict */
export function setUrgent({ ctx, input }: { ctx: Ctx; input: SetUrgentInput }): Promise<InboxItem> {
  return change(ctx, input, { urgent: input.isUrgent });
}

async function change(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  changes: Changes,
): Promise<InboxItem> {
  const own = { id, organisationId: requireMember(ctx, 'change a message').organisationId };
  return ctx.db.transaction(async (tx) => {
    const present = await lockMessage(tx, own);
    if (!present) throw noSuchMessage();
    checkSeen(version, present.version);
    await updateMessage(tx, own, changes);
    await announceInbox(tx, own.organisationId);
    return itemOf(tx, own);
  });
}

/** Writes something beside a message. @throws AppError unauthenticated, not-found, conflict */
export async function addNote({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddNoteInput;
}): Promise<InboxItem> {
  const own = { id: input.id, organisationId: requireMember(ctx, 'add a note').organisationId };
  return ctx.db.transaction(async (tx) => {
    if (!(await lockMessage(tx, own))) throw noSuchMessage();
    const before = await listNotes(tx, {
      organisationId: own.organisationId,
      messageIds: [own.id],
    });
    if (before.length >= MOST_NOTES)
      throw new AppError(
        'conflict',
        `You have reached the limit of ${MOST_NOTES} notes for a message.`,
      );
    await insertNote(tx, {
      messageId: own.id,
      organisationId: own.organisationId,
      text: input.text,
      createdAt: new Date(ctx.clock.nowMs()),
    });
    await announceInbox(tx, own.organisationId);
    return itemOf(tx, own);
  });
}
