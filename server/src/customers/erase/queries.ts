import { ERASED_NAME } from '@belldesk/contract/product/customers';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  bookingChanges,
  bookings,
  callLogs,
  callPeaks,
  customerNotices,
  messages,
  orders,
} from '../../db/schema.ts';
import type { Own } from '../queries.ts';

/** A customer, and by what rows that point at nobody are known to be theirs. */
export interface Marks extends Own {
  readonly numbers: readonly string[];
  /** In small letters. */
  readonly email: string | null;
}

/** Rows that point at the customer, or at nobody and name their number or address. */
function isTheirs(table: typeof bookings | typeof orders | typeof messages, marks: Marks) {
  const { id, organisationId, numbers, email } = marks;
  const byNumber = inArray(table.phoneNumber, [...numbers]);
  const byEmail =
    'email' in table && email !== null ? sql`lower(${table.email}) = ${email}` : undefined;
  return and(
    eq(table.organisationId, organisationId),
    or(eq(table.customerId, id), and(isNull(table.customerId), or(byNumber, byEmail))),
  );
}

/** A call in whose words a customer may stand. */
export interface HeardCall {
  readonly id: string;
  /** On the voice platform. */
  readonly callId: string;
  readonly type: 'phone' | 'browser' | 'test';
  readonly isOpen: boolean;
}

/** Calls that a customer made, and calls in which something was taken down or changed for them, whoever called. */
export async function listHeardCalls(tx: Transaction, marks: Marks): Promise<HeardCall[]> {
  const { id, organisationId, numbers } = marks;
  const callOutcome = (table: typeof bookings | typeof orders | typeof messages) =>
    inArray(
      callLogs.callId,
      tx
        .select({ callId: sql<string>`${table.callId}` })
        .from(table)
        .where(and(isTheirs(table, marks), sql`${table.callId} is not null`)),
    );
  const changedIn = inArray(
    callLogs.callId,
    tx
      .select({ callId: bookingChanges.callId })
      .from(bookingChanges)
      .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
      .where(isTheirs(bookings, marks)),
  );
  const rows = await tx
    .select({
      id: callLogs.id,
      callId: callLogs.callId,
      type: callLogs.type,
      status: callLogs.status,
    })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.organisationId, organisationId),
        or(
          eq(callLogs.customerId, id),
          and(isNull(callLogs.customerId), inArray(callLogs.caller, [...numbers])),
          callOutcome(bookings),
          callOutcome(orders),
          callOutcome(messages),
          changedIn,
        ),
      ),
    );
  return rows.map(({ status, ...call }) => ({ ...call, isOpen: status === 'in-progress' }));
}

/** Takes every word and number out of calls; that they were made, when and for how long stays. */
export async function emptyCalls(
  tx: Transaction,
  organisationId: string,
  rowIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...rowIds];
  if (ids.length === 0) return;
  await tx
    .update(callLogs)
    .set({
      caller: null,
      takenWords: '',
      transcript: [],
      summary: null,
      unansweredQuestions: [],
      recordingDeletedAt: now,
    })
    .where(and(eq(callLogs.organisationId, organisationId), inArray(callLogs.id, ids)));
  await tx.delete(callPeaks).where(inArray(callPeaks.callRowId, ids));
}

/** Deletes what a customer was told of bookings and orders: each names their number or address. */
export async function deleteNotices(tx: Transaction, marks: Marks): Promise<void> {
  const theirs = (table: typeof bookings | typeof orders) =>
    tx.select({ id: table.id }).from(table).where(isTheirs(table, marks));
  await tx
    .delete(customerNotices)
    .where(
      and(
        eq(customerNotices.organisationId, marks.organisationId),
        or(
          inArray(customerNotices.bookingId, theirs(bookings)),
          inArray(customerNotices.orderId, theirs(orders)),
        ),
      ),
    );
}

const NOBODY = { name: ERASED_NAME, phoneNumber: null, email: null, notes: null } as const;

/** Leaves of bookings the day and the service. @returns how many */
export async function emptyBookings(tx: Transaction, marks: Marks): Promise<number> {
  const rows = await tx
    .update(bookings)
    .set({ ...NOBODY, version: sql`${bookings.version} + 1` })
    .where(isTheirs(bookings, marks))
    .returning({ id: bookings.id });
  return rows.length;
}

/** Leaves of orders the day and what was ordered. @returns how many */
export async function emptyOrders(tx: Transaction, marks: Marks): Promise<number> {
  const rows = await tx
    .update(orders)
    .set({ ...NOBODY, version: sql`${orders.version} + 1` })
    .where(isTheirs(orders, marks))
    .returning({ id: orders.id });
  return rows.length;
}

/** Deletes messages, with the notes beside them. @returns how many */
export async function deleteMessages(tx: Transaction, marks: Marks): Promise<number> {
  const rows = await tx
    .delete(messages)
    .where(isTheirs(messages, marks))
    .returning({ id: messages.id });
  return rows.length;
}

/** The platform's id of a call whose words are gone here; null where the row is gone, or is kept after all. */
export async function findEmptied(db: Executor, rowId: string): Promise<string | null> {
  const [row] = await db
    .select({ callId: callLogs.callId })
    .from(callLogs)
    .where(and(eq(callLogs.id, rowId), sql`${callLogs.recordingDeletedAt} is not null`));
  return row?.callId ?? null;
}
