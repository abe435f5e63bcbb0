import type { TimeSpan } from '@belldesk/contract/time/zone';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { allocations, bookings, LONGEST_STAY_MS, orders } from '../../../db/schema.ts';
import type { LocationKey } from '../../../organisations/locations/queries.ts';
import type { Hold, Rezoned } from './rezone.ts';

/** A booking or an order with its moments before the change. */
export interface Timed extends TimeSpan {
  readonly id: string;
}

const endsAfter = ({ organisationId, locationId }: LocationKey, after: Date) =>
  and(
    eq(bookings.organisationId, organisationId),
    eq(bookings.locationId, locationId),
    gt(bookings.startsAt, new Date(after.getTime() - LONGEST_STAY_MS)),
    gt(bookings.endsAt, after),
  );

const pickedUpAfter = ({ organisationId, locationId }: LocationKey, after: Date) =>
  and(
    eq(orders.organisationId, organisationId),
    eq(orders.locationId, locationId),
    gt(orders.startsAt, after),
  );

/** The bookings of a location that end after a moment, cancelled ones with them: they may be restored. */
export async function listBookingTimes(
  tx: Transaction,
  at: LocationKey,
  after: Date,
): Promise<Timed[]> {
  const rows = await tx
    .select({ id: bookings.id, startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(endsAfter(at, after));
  return rows.map(({ id, startsAt, endsAt }) => ({
    id,
    startMs: startsAt.getTime(),
    endMs: endsAt.getTime(),
  }));
}

/** The same of orders, which are a moment. */
export async function listOrderTimes(
  tx: Transaction,
  at: LocationKey,
  after: Date,
): Promise<Timed[]> {
  const rows = await tx
    .select({ id: orders.id, startsAt: orders.startsAt })
    .from(orders)
    .where(pickedUpAfter(at, after));
  return rows.map(({ id, startsAt }) => ({
    id,
    startMs: startsAt.getTime(),
    endMs: startsAt.getTime(),
  }));
}

/** Lets go of everything that these bookings hold, and answers what it was. */
export async function takeHolds(tx: Transaction, bookingIds: readonly string[]): Promise<Hold[]> {
  if (bookingIds.length === 0) return [];
  return tx
    .delete(allocations)
    .where(inArray(allocations.bookingId, [...bookingIds]))
    .returning({
      bookingId: allocations.bookingId,
      resourceId: allocations.resourceId,
      unit: allocations.unit,
    });
}

/**
 * Writes what bookings hold at their new moments. Towards the east what is to come lands where
 * something was that is over by now: that lets go of it, for nobody needs it any more.
 */
export async function writeHolds(
  tx: Transaction,
  holds: readonly Hold[],
  spans: ReadonlyMap<string, TimeSpan>,
): Promise<void> {
  const rows = holds.flatMap(({ bookingId, resourceId, unit }) => {
    const span = spans.get(bookingId);
    if (!span) return [];
    const { starts_at, ends_at } = momentsOf(span);
    return [{ booking_id: bookingId, resource_id: resourceId, unit, starts_at, ends_at }];
  });
  const held = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as held(booking_id uuid, resource_id uuid, unit smallint, starts_at timestamptz, ends_at timestamptz)`;
  await tx.execute(sql`delete from ${allocations} using ${held}
    where ${allocations.resourceId} = held.resource_id and ${allocations.unit} = held.unit
      and ${allocations.during} && tstzrange(held.starts_at, held.ends_at)`);
  await tx.execute(sql`insert into ${allocations} (booking_id, resource_id, unit, during)
    select booking_id, resource_id, unit, tstzrange(starts_at, ends_at) from ${held}`);
}

/** Writes the new moments of bookings; each counts as a change of it. */
export async function writeBookingTimes(
  tx: Transaction,
  zone: { organisationId: string; timeZone: string },
  times: ReadonlyMap<string, Rezoned>,
): Promise<void> {
  await tx.execute(sql`update ${bookings} set starts_at = moved.starts_at, ends_at = moved.ends_at,
      local_date = moved.local_date, local_time = moved.local_time,
      time_zone = ${zone.timeZone}, version = ${bookings.version} + 1
    from ${movedRows(times)}
    where ${bookings.id} = moved.id and ${bookings.organisationId} = ${zone.organisationId}`);
}

/** The same of orders. */
export async function writeOrderTimes(
  tx: Transaction,
  zone: { organisationId: string; timeZone: string },
  times: ReadonlyMap<string, Rezoned>,
): Promise<void> {
  await tx.execute(sql`update ${orders} set starts_at = moved.starts_at,
      local_date = moved.local_date, local_time = moved.local_time,
      time_zone = ${zone.timeZone}, version = ${orders.version} + 1
    from ${movedRows(times)}
    where ${orders.id} = moved.id and ${orders.organisationId} = ${zone.organisationId}`);
}

function movedRows(times: ReadonlyMap<string, Rezoned>) {
  const rows = [...times].map(([id, { local, ...span }]) => ({
    id,
    ...momentsOf(span),
    local_date: local.date,
    local_time: local.time,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved(
    id uuid, starts_at timestamptz, ends_at timestamptz, local_date text, local_time text)`;
}

function momentsOf({ startMs, endMs }: TimeSpan) {
  return {
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
  };
}
