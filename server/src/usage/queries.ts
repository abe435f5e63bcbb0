import { SHORTEST_CHARGED_MS } from '@belldesk/contract/product/charge';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { neverConnected } from '../db/schema/calls.ts';
import { callLogs, organisations, usageChoices, usageNotices, users } from '../db/schema.ts';

export type NewNotice = Omit<typeof usageNotices.$inferInsert, 'id'>;

/** An account and the time that is counted. */
export interface ChargedSpan {
  readonly organisationId: string;
  readonly start: Date;
  readonly end: Date;
}

/**
 * Whole seconds of each account's calls that began in its span and are charged: what `chargeOf` says, as
 * SQL. Every figure of minutes that anybody is shown or told comes from here. Who has none is left out.
 */
export async function sumChargedOf(
  db: Executor,
  spans: readonly ChargedSpan[],
): Promise<ReadonlyMap<string, number>> {
  if (spans.length === 0) return new Map();
  const values = spans.map(
    ({ organisationId, start, end }) =>
      sql`(${organisationId}::uuid, ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
  );
  const lasted = sql`${callLogs.endTime} - ${callLogs.startTime}`;
  const rows = await db
    .select({
      organisationId: sql<string>`span.organisation_id`,
      seconds: sql<number>`sum(${callLogs.durationSeconds})::int`,
    })
    .from(sql`(values ${sql.join(values, sql`, `)}) as span (organisation_id, starts_at, ends_at)`)
    .innerJoin(
      callLogs,
      sql`${callLogs.organisationId} = span.organisation_id and ${callLogs.startTime} >= span.starts_at and ${callLogs.startTime} < span.ends_at`,
    )
    .where(
      and(
        ne(callLogs.type, 'test'),
        isNotNull(callLogs.endTime),
        isNull(callLogs.spamAt),
        eq(callLogs.byOwner, false),
        sql`(${neverConnected(callLogs.endedReason)}) is not true`,
        sql`${lasted} >= make_interval(secs => ${SHORTEST_CHARGED_MS / 1_000})`,
      ),
    )
    .groupBy(sql`span.organisation_id`);
  return new Map(rows.map(({ organisationId, seconds }) => [organisationId, seconds]));
}

/** The same for one account. */
export async function sumCharged(
  db: Executor,
  organisationId: string,
  span: { readonly start: Date; readonly end: Date },
): Promise<number> {
  return (await sumChargedOf(db, [{ organisationId, ...span }])).get(organisationId) ?? 0;
}

/** Held until the transaction ends: of two calls that end at the same moment the second sees the first. */
export async function lockMeter(tx: Transaction, organisationId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`meter:${organisationId}`}, 0))`,
  );
}

/** Takes note of a mark that was passed. Null where it was passed before in the same period. */
export async function insertNotice(tx: Transaction, values: NewNotice): Promise<string | null> {
  const [row] = await tx
    .insert(usageNotices)
    .values(values)
    .onConflictDoNothing({
      target: [usageNotices.organisationId, usageNotices.periodStart, usageNotices.percent],
    })
    .returning({ id: usageNotices.id });
  return row?.id ?? null;
}

/** What an owner chose for the time when the minutes are used up; null before the first choice. */
export async function findChoice(db: Executor, organisationId: string) {
  const [row] = await db
    .select()
    .from(usageChoices)
    .where(eq(usageChoices.organisationId, organisationId));
  return row ?? null;
}

/** Keeps a choice. A target that is left out stays as it was. */
export async function writeChoice(
  tx: Transaction,
  values: {
    readonly organisationId: string;
    readonly atLimit: 'messages' | 'put-through';
    readonly putThroughTo?: string;
    readonly updatedAt: Date;
  },
) {
  const [row] = await tx
    .insert(usageChoices)
    .values(values)
    .onConflictDoUpdate({ target: usageChoices.organisationId, set: values })
    .returning();
  if (!row) throw new Error('insert into usage_choices gave no row');
  return row;
}

/** A notice with the address of its owner, and what they chose for the limit; null when either is gone. */
export async function findNoticeForMail(db: Executor, noticeId: string) {
  const [row] = await db
    .select({ notice: usageNotices, email: users.email, atLimit: usageChoices.atLimit })
    .from(usageNotices)
    .innerJoin(organisations, eq(organisations.id, usageNotices.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(usageChoices, eq(usageChoices.organisationId, usageNotices.organisationId))
    .where(eq(usageNotices.id, noticeId));
  return row ?? null;
}
