import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { isAnyOf } from '../../db/isAnyOf.ts';
import { bookings, callLogs, LONGEST_STAY_MS, orders, services } from '../../db/schema.ts';
import type { BookingRow, OrderRow } from '../schedule/queries.ts';

/** A booking with the name of its service and the call it was made in. */
export interface BookingRecord {
  readonly booking: BookingRow;
  readonly serviceName: string | null;
  readonly callLogId: string | null;
  /** Number of the call it was made in. */
  readonly caller: string | null;
}

export interface OrderRecord {
  readonly order: OrderRow;
  readonly callLogId: string | null;
  readonly caller: string | null;
}

export interface Window {
  readonly organisationId: string;
  /** At these locations; without them at all. */
  readonly locationIds?: readonly string[];
  readonly from: Date;
  readonly to: Date;
  readonly withCancelled: boolean;
  /** Of bookings and of orders, the earliest so many; without it all. */
  readonly most?: number;
}

/** The owner's bookings that touch a span. */
export const bookingsIn = (window: Window) =>
  and(
    eq(bookings.organisationId, window.organisationId),
    window.locationIds && isAnyOf(bookings.locationId, window.locationIds),
    gte(bookings.startsAt, new Date(window.from.getTime() - LONGEST_STAY_MS)),
    lt(bookings.startsAt, window.to),
    gt(bookings.endsAt, window.from),
    window.withCancelled ? undefined : eq(bookings.status, 'booked'),
  );

/** The owner's orders to be picked up in a span. */
export const ordersIn = (window: Window) =>
  and(
    eq(orders.organisationId, window.organisationId),
    window.locationIds && isAnyOf(orders.locationId, window.locationIds),
    gte(orders.startsAt, window.from),
    lt(orders.startsAt, window.to),
    window.withCancelled ? undefined : eq(orders.status, 'booked'),
  );

function bookingsWithCalls(db: Executor) {
  return db
    .select({
      booking: bookings,
      serviceName: services.name,
      callLogId: callLogs.id,
      caller: callLogs.caller,
    })
    .from(bookings)
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(
      callLogs,
      and(
        eq(callLogs.callId, bookings.callId),
        eq(callLogs.organisationId, bookings.organisationId),
      ),
    );
}

function ordersWithCalls(db: Executor) {
  return db
    .select({ order: orders, callLogId: callLogs.id, caller: callLogs.caller })
    .from(orders)
    .leftJoin(
      callLogs,
      and(eq(callLogs.callId, orders.callId), eq(callLogs.organisationId, orders.organisationId)),
    );
}

/** The owner's bookings that touch a span, earliest first. */
export function listBookings(db: Executor, window: Window): Promise<BookingRecord[]> {
  const all = bookingsWithCalls(db)
    .where(bookingsIn(window))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return window.most === undefined ? all : all.limit(window.most);
}

/** The owner's orders to be picked up in a span, earliest first. */
export function listOrders(db: Executor, window: Window): Promise<OrderRecord[]> {
  const all = ordersWithCalls(db)
    .where(ordersIn(window))
    .orderBy(asc(orders.startsAt), asc(orders.id));
  return window.most === undefined ? all : all.limit(window.most);
}

export async function findBooking(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<BookingRecord | null> {
  const [row] = await bookingsWithCalls(db).where(
    and(eq(bookings.id, id), eq(bookings.organisationId, organisationId)),
  );
  return row ?? null;
}

export async function findOrder(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<OrderRecord | null> {
  const [row] = await ordersWithCalls(db).where(
    and(eq(orders.id, id), eq(orders.organisationId, organisationId)),
  );
  return row ?? null;
}
