import type { CallBadge } from '@belldesk/contract/product/callBadge';
import { MOST_COUNTED } from '@belldesk/contract/product/callList';
import { and, eq, gte, ilike, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { callLogs, callTotals } from '../../db/schema.ts';
import type { PlaceInLog } from './cursor.ts';

/** What a row of the log must be; undefined leaves it open. */
export interface Criteria {
  readonly organisationId: string;
  /** On the voice platform; the rows of tests do not count then. */
  readonly assistantId: string | undefined;
  readonly since: Date | undefined;
  readonly before: Date | undefined;
  readonly badge: CallBadge | undefined;
  /** Part of the caller's number or address. */
  readonly caller: string | undefined;
  /** A tsquery as text; nothing fits an empty one. */
  readonly words: string | undefined;
  /** The words are a number: these digits of it, which a caller's own may hold too. */
  readonly spokenNumber: string | undefined;
}

const columns = {
  id: callLogs.id,
  callId: callLogs.callId,
  assistantId: callLogs.assistantId,
  type: callLogs.type,
  startTime: callLogs.startTime,
  endTime: callLogs.endTime,
  durationSeconds: callLogs.durationSeconds,
  status: callLogs.status,
  errorMessage: callLogs.errorMessage,
  caller: callLogs.caller,
  outcome: callLogs.outcome,
  badge: callLogs.badge,
  spamAt: callLogs.spamAt,
  timeZone: callLogs.timeZone,
  summary: callLogs.summary,
};

function isPart(part: string): SQL {
  return ilike(callLogs.caller, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

function isSaid(words: string, spokenNumber: string | undefined): SQL | undefined {
  if (words === '') return sql`false`;
  const matches = (query: string) => sql`"call_logs"."search" @@ ${query}::tsquery`;
  if (spokenNumber === undefined) return matches(words);
  return or(matches(words), matches(`'${spokenNumber}':*`), isPart(spokenNumber));
}

function isBadged(badge: CallBadge): SQL | undefined {
  if (badge === 'spam') return isNotNull(callLogs.spamAt);
  return and(eq(callLogs.badge, badge), isNull(callLogs.spamAt));
}

function conditionsOf(criteria: Criteria): SQL | undefined {
  const { organisationId, assistantId, since, before, badge, caller, words, spokenNumber } =
    criteria;
  return and(
    eq(callLogs.organisationId, organisationId),
    assistantId === undefined
      ? undefined
      : and(eq(callLogs.assistantId, assistantId), ne(callLogs.type, sql`'test'`)),
    since && gte(callLogs.startTime, since),
    before && lt(callLogs.startTime, before),
    badge && isBadged(badge),
    caller === undefined ? undefined : isPart(caller),
    words === undefined ? undefined : isSaid(words, spokenNumber),
  );
}

/**
 * Rows from a place on, in the order of its direction.
 * @param isRare few rows fit a word or a number: they are found by it and then put in order, where the
 * planner, which cannot know it of the beginning of a word, would read the log until it has met enough
 */
export function readRows(
  db: Executor,
  criteria: Criteria,
  { direction, beyond }: PlaceInLog,
  { limit, isRare = false }: { readonly limit: number; readonly isRare?: boolean },
) {
  const isOlder = direction === 'older';
  const key = sql`(${callLogs.startTime}, ${callLogs.id})`;
  const order = isOlder ? sql`desc` : sql`asc`;
  return db
    .select(columns)
    .from(callLogs)
    .where(
      and(
        conditionsOf(criteria),
        beyond
          ? sql`${key} ${isOlder ? sql`<` : sql`>`} (${beyond.startTime.toISOString()}::timestamptz, ${beyond.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(
      sql`${callLogs.startTime}${isRare ? sql` + interval '0'` : sql``} ${order}`,
      sql`${callLogs.id} ${order}`,
    )
    .limit(limit);
}
export type LogRow = Awaited<ReturnType<typeof readRows>>[number];

/** Rows that fit, counted up to MOST_COUNTED. */
export async function countMatching(db: Executor, criteria: Criteria): Promise<number> {
  const fitting = db
    .select({ one: sql`1`.as('one') })
    .from(callLogs)
    .where(conditionsOf(criteria))
    .limit(MOST_COUNTED)
    .as('fitting');
  const [sum] = await db.select({ calls: sql<number>`count(*)::int` }).from(fitting);
  return sum?.calls ?? 0;
}

/** All rows of the scope, from the totals that the database keeps. */
export async function countTotal(
  db: Executor,
  { organisationId, assistantId }: Pick<Criteria, 'organisationId' | 'assistantId'>,
): Promise<number> {
  const [sum] = await db
    .select({ calls: sql<number>`coalesce(sum(${callTotals.calls}), 0)::int` })
    .from(callTotals)
    .where(
      and(
        eq(callTotals.organisationId, organisationId),
        assistantId === undefined
          ? undefined
          : and(eq(callTotals.assistantId, assistantId), eq(callTotals.isTest, false)),
      ),
    );
  return sum?.calls ?? 0;
}

/** The words of a text as a tsquery in which each may go on; empty where there is no word in it. */
export async function prefixQueryOf(db: Executor, text: string): Promise<string> {
  const { rows } = await db.execute<{ query: string | null }>(
    sql`select string_agg(quote_literal(lexeme) || ':*', ' & ') as query
        from unnest(to_tsvector('simple', ${text}))`,
  );
  return rows[0]?.query ?? '';
}
