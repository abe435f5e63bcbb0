import type { HoursException, WeekdayHours } from '@belldesk/contract/product/openingTimes';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  bookings,
  calendars,
  callLogs,
  hoursExceptions,
  orders,
  resources,
  services,
} from '../../db/schema.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { bookingsIn, ordersIn, type Window } from '../bookings/queries.ts';

/** Writes the hours and counts the change. */
export async function writeHours(
  tx: Transaction,
  { organisationId, locationId }: LocationKey,
  hours: { week: WeekdayHours[] | null; exceptions: readonly HoursException[] },
): Promise<void> {
  await tx
    .insert(calendars)
    .values({ organisationId, locationId, week: hours.week, version: 1 })
    .onConflictDoUpdate({
      target: calendars.locationId,
      set: { week: hours.week, version: sql`${calendars.version} + 1` },
    });
  await tx
    .delete(hoursExceptions)
    .where(
      and(
        eq(hoursExceptions.organisationId, organisationId),
        eq(hoursExceptions.locationId, locationId),
      ),
    );
  if (hours.exceptions.length > 0)
    await tx.insert(hoursExceptions).values(
      hours.exceptions.map(({ date, ...rest }) => ({
        ...rest,
        organisationId,
        locationId,
        localDate: date,
      })),
    );
}

/** Gives the calendar a new secret address. */
export async function writeFeed(
  db: Executor,
  feed: LocationKey & { readonly token: string; readonly renewedAt: Date },
): Promise<void> {
  const { organisationId, locationId, token: feedToken, renewedAt: feedRenewedAt } = feed;
  await db
    .insert(calendars)
    .values({ organisationId, locationId, feedToken, feedRenewedAt })
    .onConflictDoUpdate({ target: calendars.locationId, set: { feedToken, feedRenewedAt } });
}

/** Which location's calendar a secret address shows. */
export async function findByToken(db: Executor, token: string): Promise<LocationKey | null> {
  const [row] = await db
    .select({ organisationId: calendars.organisationId, locationId: calendars.locationId })
    .from(calendars)
    .where(eq(calendars.feedToken, token));
  return row ?? null;
}

/**
 * Changes with whatever a span of the calendar shows: with each writing of a row of it (`xmin` is the transaction that
 * wrote a row), and with what comes into the span and leaves it. The database works it out, and gives no row away.
 */
export async function fingerprintOf(db: Executor, window: Window & LocationKey): Promise<string> {
  const { organisationId, locationId } = window;
  const ofCall = (callId: typeof bookings.callId | typeof orders.callId) =>
    sql`(select ${callLogs.id} from ${callLogs} where ${callLogs.callId} = ${callId} and ${callLogs.organisationId} = ${organisationId})`;
  const parts = [
    sql`select ${bookings.id}, ${bookings}.xmin::text as written, ${ofCall(bookings.callId)} as call from ${bookings} where ${bookingsIn(window)}`,
    sql`select ${orders.id}, ${orders}.xmin::text as written, ${ofCall(orders.callId)} as call from ${orders} where ${ordersIn(window)}`,
    sql`select ${services.id}, ${services}.xmin::text as written, null as call from ${services} where ${and(eq(services.organisationId, organisationId), eq(services.locationId, locationId))}`,
    sql`select ${resources.id}, ${resources}.xmin::text as written, null as call from ${resources} where ${and(eq(resources.organisationId, organisationId), eq(resources.locationId, locationId))}`,
  ].map(
    (rows) =>
      sql`(select md5(string_agg(concat_ws(' ', id, written, call), ',' order by id)) from (${rows}) as rows)`,
  );
  const { rows } = await db.execute<{ fingerprint: string }>(
    sql`select concat_ws(' ', ${sql.join(
      parts.map((part) => sql`coalesce(${part}, '-')`),
      sql`, `,
    )}) as fingerprint`,
  );
  const [row] = rows;
  if (!row) throw new Error('a fingerprint of no row');
  return row.fingerprint;
}
