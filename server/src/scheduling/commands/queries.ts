import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { bookingChanges, bookings, callLogs, orders } from '../../db/schema.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import type { BookingRow, OrderRow } from '../schedule/queries.ts';
import type { RequestKey } from './actor.ts';

/** By which a request is known when it comes again. */
export type MadeBy =
  | RequestKey
  | { readonly organisationId: string; readonly idempotencyKey: string };

/** The booking or the order that this request has made before; null where it is new. */
export async function findMade(db: Executor, by: MadeBy): Promise<string | null> {
  const ofRequest = (table: typeof bookings | typeof orders) =>
    'callId' in by
      ? and(eq(table.callId, by.callId), eq(table.toolCallId, by.toolCallId))
      : and(
          eq(table.organisationId, by.organisationId),
          eq(table.idempotencyKey, by.idempotencyKey),
        );
  const [made] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(ofRequest(bookings))
    .union(db.select({ id: orders.id }).from(orders).where(ofRequest(orders)));
  return made?.id ?? null;
}

/** The booking that this request of this call has changed before, as it stands now. */
export async function findChangedBy(db: Executor, key: RequestKey): Promise<BookingRow | null> {
  const [row] = await db
    .select({ booking: bookings })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(
      and(eq(bookingChanges.callId, key.callId), eq(bookingChanges.toolCallId, key.toolCallId)),
    );
  return row?.booking ?? null;
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

export async function insertBooking(
  tx: Transaction,
  values: typeof bookings.$inferInsert,
): Promise<BookingRow> {
  const [row] = await tx.insert(bookings).values(values).returning();
  if (!row) throw new Error('insert into bookings gave no row');
  return row;
}

export async function insertOrder(
  tx: Transaction,
  values: typeof orders.$inferInsert,
): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(values).returning();
  if (!row) throw new Error('insert into orders gave no row');
  return row;
}

/** What a change writes of a booking. */
export type BookingUpdate = Partial<
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
>;

/** What a change writes of an order: it has neither an end nor a service. */
export type OrderUpdate = Omit<BookingUpdate, 'endsAt' | 'serviceId'>;

/** Writes a change of a booking, which counts as its next version. */
export async function updateBooking(
  tx: Transaction,
  own: { readonly id: string; readonly organisationId: string },
  values: BookingUpdate,
): Promise<BookingRow> {
  const [row] = await tx
    .update(bookings)
    .set({ ...values, version: sql`${bookings.version} + 1` })
    .where(and(eq(bookings.id, own.id), eq(bookings.organisationId, own.organisationId)))
    .returning();
  if (!row) throw new Error('a booking went while its schedule was held');
  return row;
}

/** The same of an order. */
export async function updateOrder(
  tx: Transaction,
  own: { readonly id: string; readonly organisationId: string },
  values: OrderUpdate,
): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...values, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.id, own.id), eq(orders.organisationId, own.organisationId)))
    .returning();
  if (!row) throw new Error('an order went while its schedule was held');
  return row;
}

export async function insertChange(
  tx: Transaction,
  values: typeof bookingChanges.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(bookingChanges).values(values).returning({ id: bookingChanges.id });
  if (!row) throw new Error('insert into booking_changes gave no row');
  return row.id;
}
