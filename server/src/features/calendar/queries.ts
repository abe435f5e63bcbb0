import type { HoursException, WeekdayHours } from '@belldesk/contract/product/openingTimes';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { calendars, hoursExceptions } from '../../db/schema.ts';

/** Writes the hours and counts the change. */
export async function writeHours(
  tx: Transaction,
  organisationId: string,
  hours: { week: WeekdayHours[] | null; exceptions: readonly HoursException[] },
): Promise<void> {
  await tx
    .insert(calendars)
    .values({ organisationId, week: hours.week, version: 1 })
    .onConflictDoUpdate({
      target: calendars.organisationId,
      set: { week: hours.week, version: sql`${calendars.version} + 1` },
    });
  await tx.delete(hoursExceptions).where(eq(hoursExceptions.organisationId, organisationId));
  if (hours.exceptions.length > 0)
    await tx
      .insert(hoursExceptions)
      .values(
        hours.exceptions.map(({ date, ...rest }) => ({ ...rest, organisationId, localDate: date })),
      );
}

/** Gives the calendar a new secret address. */
export async function writeFeed(
  db: Executor,
  feed: { organisationId: string; token: string; renewedAt: Date },
): Promise<void> {
  const { organisationId, token: feedToken, renewedAt: feedRenewedAt } = feed;
  await db
    .insert(calendars)
    .values({ organisationId, feedToken, feedRenewedAt })
    .onConflictDoUpdate({ target: calendars.organisationId, set: { feedToken, feedRenewedAt } });
}

/** Whose calendar a secret address shows. */
export async function findByToken(db: Executor, token: string): Promise<string | null> {
  const [row] = await db
    .select({ organisationId: calendars.organisationId })
    .from(calendars)
    .where(eq(calendars.feedToken, token));
  return row?.organisationId ?? null;
}
