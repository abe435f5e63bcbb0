import { TODAY_CALLS, TODAY_QUESTIONS } from '@belldesk/contract/product/today';
import { and, count, desc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { assistantOwners, callLogs, customers, messages } from '../db/schema.ts';

/** A location of a business, and a span of time. */
export interface LocationSpan {
  readonly organisationId: string;
  readonly locationId: string;
  readonly from: Date;
  /** Excluded. */
  readonly to: Date;
}

/** With whichever assistant of the location, earlier ones and stand-ins included; the rows of tests do not count. */
function callsIn({ organisationId, locationId, from, to }: LocationSpan): SQL | undefined {
  return and(
    eq(callLogs.organisationId, organisationId),
    gte(callLogs.startTime, from),
    lt(callLogs.startTime, to),
    ne(callLogs.type, sql`'test'`),
    sql`${callLogs.assistantId} in (select ${assistantOwners.assistantId} from ${assistantOwners}
      where ${assistantOwners.organisationId} = ${organisationId} and ${assistantOwners.locationId} = ${locationId})`,
  );
}

/** The newest calls of a span with the names of who called, at most TODAY_CALLS. */
export function listNewestCalls(db: Executor, span: LocationSpan) {
  return db
    .select({
      id: callLogs.id,
      type: callLogs.type,
      startTime: callLogs.startTime,
      durationSeconds: callLogs.durationSeconds,
      status: callLogs.status,
      caller: callLogs.caller,
      name: customers.name,
      summary: callLogs.summary,
      badge: callLogs.badge,
      spamAt: callLogs.spamAt,
    })
    .from(callLogs)
    .leftJoin(
      customers,
      and(
        eq(customers.id, callLogs.customerId),
        eq(customers.organisationId, callLogs.organisationId),
      ),
    )
    .where(callsIn(span))
    .orderBy(desc(callLogs.startTime), desc(callLogs.id))
    .limit(TODAY_CALLS);
}
export type NewestCall = Awaited<ReturnType<typeof listNewestCalls>>[number];

/** How many calls of a span there are, by what came of them. */
export function countByOutcome(db: Executor, span: LocationSpan) {
  const isSpam = sql<boolean>`(${callLogs.spamAt} is not null)`;
  return db
    .select({ status: callLogs.status, badge: callLogs.badge, isSpam, calls: count() })
    .from(callLogs)
    .where(callsIn(span))
    .groupBy(callLogs.status, callLogs.badge, isSpam);
}
export type OutcomeCount = Awaited<ReturnType<typeof countByOutcome>>[number];

/** Calls of a span that came to nothing; those whose message is done are settled. */
export async function countNotCompleted(db: Executor, span: LocationSpan): Promise<number> {
  const settled = sql`exists (select 1 from ${messages} where ${messages.callId} = ${callLogs.callId}
    and ${messages.organisationId} = ${span.organisationId} and ${messages.doneAt} is not null)`;
  const [row] = await db
    .select({ calls: count() })
    .from(callLogs)
    .where(
      and(
        callsIn(span),
        eq(callLogs.badge, 'not-completed'),
        isNull(callLogs.spamAt),
        sql`not ${settled}`,
      ),
    );
  return row?.calls ?? 0;
}

/** The newest calls of a span in which something was asked that nobody could tell. */
export function listUnanswered(db: Executor, span: LocationSpan) {
  return db
    .select({ callLogId: callLogs.id, questions: callLogs.unansweredQuestions })
    .from(callLogs)
    .where(
      and(
        callsIn(span),
        isNull(callLogs.spamAt),
        sql`jsonb_array_length(${callLogs.unansweredQuestions}) > 0`,
      ),
    )
    .orderBy(desc(callLogs.startTime), desc(callLogs.id))
    .limit(TODAY_QUESTIONS);
}
export type UnansweredCall = Awaited<ReturnType<typeof listUnanswered>>[number];

/** Whether somebody has called by telephone in a span. */
export async function hasPhoneCalls(db: Executor, span: LocationSpan): Promise<boolean> {
  const rows = await db
    .select({ id: callLogs.id })
    .from(callLogs)
    .where(and(callsIn(span), eq(callLogs.type, 'phone')))
    .limit(1);
  return rows.length > 0;
}
