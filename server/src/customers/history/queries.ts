import { and, asc, desc, eq, gt, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import {
  bookings,
  callLogs,
  customerNotices,
  inboxNotes,
  messages,
  orders,
} from '../../db/schema.ts';
import type { Own, PlaceInList } from '../queries.ts';

type Pointing = typeof bookings | typeof orders | typeof messages | typeof callLogs;

const isTheirs = (table: Pointing, { id, organisationId }: Own) =>
  and(eq(table.organisationId, organisationId), eq(table.customerId, id));

const isBefore = (at: PgColumn, id: PgColumn, after: PlaceInList | undefined): SQL | undefined =>
  after && or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id)));

/** Where a page of the history begins, and how long it is. */
export interface Page {
  readonly after: PlaceInList | undefined;
  readonly limit: number;
}

/** Calls of a customer, the newest first. */
export function listCalls(db: Executor, own: Own, { after, limit }: Page) {
  return db
    .select({
      id: callLogs.id,
      at: callLogs.startTime,
      status: callLogs.status,
      badge: callLogs.badge,
      spamAt: callLogs.spamAt,
      durationSeconds: callLogs.durationSeconds,
      summary: callLogs.summary,
    })
    .from(callLogs)
    .where(and(isTheirs(callLogs, own), isBefore(callLogs.startTime, callLogs.id, after)))
    .orderBy(desc(callLogs.startTime), desc(callLogs.id))
    .limit(limit);
}

/** Bookings of a customer, the last taken down first. */
export function listBookings(db: Executor, own: Own, { after, limit }: Page) {
  return db
    .select()
    .from(bookings)
    .where(and(isTheirs(bookings, own), isBefore(bookings.createdAt, bookings.id, after)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit);
}

/** Orders of a customer, the last taken down first. */
export function listOrders(db: Executor, own: Own, { after, limit }: Page) {
  return db
    .select()
    .from(orders)
    .where(and(isTheirs(orders, own), isBefore(orders.createdAt, orders.id, after)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

/** Messages of a customer, the newest first. */
export function listMessages(db: Executor, own: Own, { after, limit }: Page) {
  return db
    .select()
    .from(messages)
    .where(and(isTheirs(messages, own), isBefore(messages.createdAt, messages.id, after)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

/** What was said in a customer's calls, some at a time by their ids. */
export function listWords(
  db: Executor,
  own: Own,
  { afterId, limit }: { readonly afterId: string | undefined; readonly limit: number },
) {
  return db
    .select({
      id: callLogs.id,
      type: callLogs.type,
      startTime: callLogs.startTime,
      endTime: callLogs.endTime,
      timeZone: callLogs.timeZone,
      caller: callLogs.caller,
      outcome: callLogs.outcome,
      summary: callLogs.summary,
      unansweredQuestions: callLogs.unansweredQuestions,
      transcript: callLogs.transcript,
    })
    .from(callLogs)
    .where(
      and(isTheirs(callLogs, own), afterId === undefined ? undefined : gt(callLogs.id, afterId)),
    )
    .orderBy(asc(callLogs.id))
    .limit(limit);
}

/** What the business wrote beside these messages. */
export async function listNotesBeside(
  db: Executor,
  { organisationId }: Own,
  messageIds: readonly string[],
) {
  if (messageIds.length === 0) return [];
  return db
    .select({
      messageId: inboxNotes.messageId,
      text: inboxNotes.text,
      createdAt: inboxNotes.createdAt,
    })
    .from(inboxNotes)
    .where(
      and(
        eq(inboxNotes.organisationId, organisationId),
        inArray(inboxNotes.messageId, [...messageIds]),
      ),
    )
    .orderBy(asc(inboxNotes.createdAt), asc(inboxNotes.id));
}

/** What a customer was told of changes by hand. */
export function listNotices(db: Executor, own: Own) {
  const { organisationId } = own;
  const theirs = (table: typeof bookings | typeof orders) =>
    db.select({ id: table.id }).from(table).where(isTheirs(table, own));
  return db
    .select({
      kind: customerNotices.kind,
      by: customerNotices.by,
      to: customerNotices.to,
      state: customerNotices.state,
      createdAt: customerNotices.createdAt,
    })
    .from(customerNotices)
    .where(
      and(
        eq(customerNotices.organisationId, organisationId),
        or(
          inArray(customerNotices.bookingId, theirs(bookings)),
          inArray(customerNotices.orderId, theirs(orders)),
        ),
      ),
    )
    .orderBy(asc(customerNotices.createdAt), asc(customerNotices.id));
}
