import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { bookingChanges, bookings, callLogs, orders } from '../../db/schema.ts';
import { type LocationKey, listPlaces } from '../../organisations/locations/queries.ts';
import type { RequestKey } from '../../serverMessages/queries.ts';
import { DIARY_CHANNEL } from './channel.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
/** A booking that has not been cancelled, with the number of the call in which it was made. */
export type StandingBooking = BookingRow & { readonly caller: string | null };

export function listBookingsOf(
  db: Executor,
  { callId, organisationId }: { callId: string; organisationId: string },
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.callId, callId), eq(bookings.organisationId, organisationId)))
    .orderBy(bookings.createdAt, bookings.id);
}

/** A change with the booking it changed. */
export interface ChangeRecord {
  readonly change: typeof bookingChanges.$inferSelect;
  readonly booking: BookingRow;
}

/** The bookings that were cancelled or moved in a call. */
export function listChangesOf(
  db: Executor,
  { callId, organisationId }: { callId: string; organisationId: string },
): Promise<ChangeRecord[]> {
  return db
    .select({ change: bookingChanges, booking: bookings })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(
      and(eq(bookingChanges.callId, callId), eq(bookingChanges.organisationId, organisationId)),
    )
    .orderBy(bookingChanges.createdAt, bookingChanges.id);
}

export function listOrdersOf(
  db: Executor,
  { callId, organisationId }: { callId: string; organisationId: string },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.callId, callId), eq(orders.organisationId, organisationId)))
    .orderBy(orders.createdAt, orders.id);
}

/** Held until the transaction ends: whatever else would change this location's schedule waits. */
export async function lockSchedule(tx: Transaction, locationId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`diary:${locationId}`}, 0))`,
  );
}

/** The same of every location of a business, also of removed ones; in one order, so that no two wait for each other. */
export async function lockSchedules(tx: Transaction, organisationId: string): Promise<void> {
  const places = await listPlaces(tx, organisationId);
  for (const id of places.map((place) => place.id).toSorted()) await lockSchedule(tx, id);
}

/** What stands in a location's schedule from a day on, earliest first. @param days yyyy-mm-dd, both included */
export async function listUpcoming(
  db: Executor,
  days: LocationKey & { readonly fromDate: string; readonly toDate?: string },
): Promise<StandingBooking[]> {
  const { organisationId, locationId, fromDate, toDate } = days;
  const rows = await db
    .select({ booking: bookings, caller: callLogs.caller })
    .from(bookings)
    .leftJoin(callLogs, eq(callLogs.callId, bookings.callId))
    .where(
      and(
        eq(bookings.organisationId, organisationId),
        eq(bookings.locationId, locationId),
        eq(bookings.status, 'booked'),
        gte(bookings.localDate, fromDate),
        toDate === undefined ? undefined : lte(bookings.localDate, toDate),
      ),
    )
    .orderBy(asc(bookings.localDate), asc(bookings.localTime), asc(bookings.id));
  return rows.map(({ booking, caller }) => ({ ...booking, caller }));
}

/** The booking that this request of this call has changed before, as it stands now. */
export async function findChangedBy(
  db: Executor,
  key: RequestKey,
): Promise<StandingBooking | null> {
  const [row] = await db
    .select({ booking: bookings })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(
      and(eq(bookingChanges.callId, key.callId), eq(bookingChanges.toolCallId, key.toolCallId)),
    );
  return row ? { ...row.booking, caller: null } : null;
}

export async function updateBooking(
  tx: Transaction,
  id: string,
  values: Partial<
    Pick<
      BookingRow,
      | 'status'
      | 'localDate'
      | 'localTime'
      | 'timeZone'
      | 'startsAt'
      | 'endsAt'
      | 'outsideHours'
      | 'serviceId'
      | 'notes'
    >
  >,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ ...values, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, id));
}

export async function insertChange(
  tx: Transaction,
  values: typeof bookingChanges.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(bookingChanges).values(values).returning({ id: bookingChanges.id });
  if (!row) throw new Error('insert into booking_changes gave no row');
  return row.id;
}

export async function findOrderOf(db: Executor, key: RequestKey): Promise<string | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.callId, key.callId), eq(orders.toolCallId, key.toolCallId)));
  return row?.id ?? null;
}

/** An order with the number of the call in which it was made. */
export type PlacedOrder = OrderRow & { readonly caller: string | null };

/** The orders of a location for a moment, whoever made them. */
export async function listOrdersFor(
  db: Executor,
  moment: LocationKey & { readonly localDate: string; readonly localTime: string },
): Promise<PlacedOrder[]> {
  const rows = await db
    .select({ order: orders, caller: callLogs.caller })
    .from(orders)
    .leftJoin(callLogs, eq(callLogs.callId, orders.callId))
    .where(
      and(
        eq(orders.organisationId, moment.organisationId),
        eq(orders.locationId, moment.locationId),
        eq(orders.status, 'booked'),
        eq(orders.localDate, moment.localDate),
        eq(orders.localTime, moment.localTime),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return rows.map(({ order, caller }) => ({ ...order, caller }));
}

/** Null when this request of this call was ordered before. */
export async function insertOrder(
  tx: Transaction,
  values: typeof orders.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(orders)
    .values(values)
    .onConflictDoNothing({ target: [orders.callId, orders.toolCallId] })
    .returning({ id: orders.id });
  return row?.id ?? null;
}

/** Tells watching browsers once this transaction has committed. */
export async function announceDiary(tx: Transaction, organisationId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${DIARY_CHANNEL}, ${organisationId})`);
}
