import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { customerOf } from '../get.ts';
import type { Own } from '../queries.ts';
import {
  listBookings,
  listMessages,
  listNotesBeside,
  listNotices,
  listOrders,
  listWords,
} from './queries.ts';

/** Transcripts are long: so many calls are read at once. */
const CALLS_AT_ONCE = 50;
/** More than anybody has. */
const ALL = { after: undefined, limit: 1_000_000 };

/**
 * Everything that the business keeps of one customer, for them to have: one JSON document, in parts.
 * @throws AppError unauthenticated, forbidden, not-found, before the first part
 */
export async function exportCustomer({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<AsyncIterable<string>> {
  const { organisationId } = requireMember(ctx, "export a customer's data", 'work-customers');
  const own = { id: input.id, organisationId };
  const { version: _version, counts: _counts, ...customer } = await customerOf(ctx.db, own);
  const bookings = (await listBookings(ctx.db, own, ALL)).map(bookingOf);
  const orders = (await listOrders(ctx.db, own, ALL)).map((row) => ({
    items: row.items,
    ...whenAndWho(row),
  }));
  const messages = await messagesOf(ctx, own);
  const notices = await listNotices(ctx.db, own);
  const exportedAt = new Date(ctx.clock.nowMs()).toISOString();
  return document({ exportedAt, customer, bookings, orders, messages, notices }, () =>
    callsOf(ctx, own),
  );
}

async function* document(head: object, calls: () => AsyncIterable<object>) {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "calls": [`;
  let before = '\n';
  for await (const call of calls()) {
    yield `${before}${JSON.stringify(call)}`;
    before = ',\n';
  }
  yield '\n  ]\n}\n';
}

async function* callsOf({ db }: Pick<Ctx, 'db'>, own: Own) {
  for (let afterId: string | undefined, hasMore = true; hasMore; ) {
    const page = await listWords(db, own, { afterId, limit: CALLS_AT_ONCE });
    yield* page;
    afterId = page.at(-1)?.id;
    hasMore = page.length === CALLS_AT_ONCE;
  }
}

async function messagesOf({ db }: Pick<Ctx, 'db'>, own: Own) {
  const rows = await listMessages(db, own, ALL);
  const notes = await listNotesBeside(
    db,
    own,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, name, phoneNumber, text, createdAt }) => ({
    kind,
    name,
    phoneNumber,
    text,
    notes: notes
      .filter(({ messageId }) => messageId === id)
      .map((note) => ({ text: note.text, createdAt: note.createdAt })),
    createdAt,
  }));
}

function bookingOf(row: Awaited<ReturnType<typeof listBookings>>[number]) {
  const { kind, service, partySize } = row;
  return { kind, service, partySize, ...whenAndWho(row) };
}

function whenAndWho(row: Awaited<ReturnType<typeof listOrders | typeof listBookings>>[number]) {
  const { localDate: date, localTime: time, timeZone, name, phoneNumber, email, notes } = row;
  const { status, createdAt } = row;
  return { date, time, timeZone, name, phoneNumber, email, notes, status, createdAt };
}
