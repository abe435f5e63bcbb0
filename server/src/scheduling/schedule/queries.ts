import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { bookingChanges, bookings, callLogs, orders } from '../../db/schema.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
/** What a caller asks for once in a call, however often the platform delivers it. */
export interface RequestKey {
  readonly callId: string;
  readonly toolCallId: string;
}
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
