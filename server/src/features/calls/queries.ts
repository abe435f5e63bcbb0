import type { CallChange } from '@belldesk/contract/product/calls';
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { callLogs, messages } from '../../db/schema.ts';
import { CALL_CHANNEL } from '../../events/callChanges.ts';

export type CallRecord = typeof callLogs.$inferSelect;
export type NewCallRecord = typeof callLogs.$inferInsert;
export type MessageRecord = typeof messages.$inferSelect;

/** The newest rows of the log that one page shows. */
const LIST_LIMIT = 500;

/** @param assistantId narrows to the calls of this assistant that were no test rows */
export async function listCalls(
  db: Executor,
  { userId, assistantId }: { userId: string; assistantId?: string },
) {
  const whose =
    assistantId === undefined
      ? eq(callLogs.userId, userId)
      : and(
          eq(callLogs.userId, userId),
          eq(callLogs.assistantId, assistantId),
          ne(callLogs.type, 'test'),
        );
  const rows = db
    .select({
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
    })
    .from(callLogs)
    .where(whose)
    .orderBy(desc(callLogs.startTime), desc(callLogs.id))
    .limit(LIST_LIMIT);
  const sums = db
    .select({
      calls: sql<number>`count(*)::int`,
      seconds: sql<number>`coalesce(sum(${callLogs.durationSeconds}), 0)::int`,
    })
    .from(callLogs)
    .where(whose);
  const [page, [totals]] = await Promise.all([rows, sums]);
  return { rows: page, totalCalls: totals?.calls ?? 0, totalSeconds: totals?.seconds ?? 0 };
}

export async function findOwnCall(
  db: Executor,
  { id, userId }: { id: string; userId: string },
): Promise<CallRecord | null> {
  const [row] = await db
    .select()
    .from(callLogs)
    .where(and(eq(callLogs.id, id), eq(callLogs.userId, userId)));
  return row ?? null;
}

export function listMessagesOf(
  db: Executor,
  { callId, userId }: { callId: string; userId: string },
): Promise<MessageRecord[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.callId, callId), eq(messages.userId, userId)))
    .orderBy(messages.createdAt, messages.id);
}

/** Whole seconds of the calls that count towards the plan and began at `since` or later. */
export async function sumSeconds(db: Executor, userId: string, since: Date): Promise<number> {
  const [sum] = await db
    .select({ seconds: sql<number>`coalesce(sum(${callLogs.durationSeconds}), 0)::int` })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.userId, userId),
        gte(callLogs.startTime, since),
        inArray(callLogs.type, ['phone', 'browser']),
      ),
    );
  return sum?.seconds ?? 0;
}

export async function insertTestCall(db: Executor, values: NewCallRecord): Promise<string> {
  const [row] = await db.insert(callLogs).values(values).returning({ id: callLogs.id });
  if (!row) throw new Error('insert into call_logs gave no row');
  return row.id;
}

/** The row of a call that has begun. False when the call is known already. */
export async function insertStarted(tx: Transaction, values: NewCallRecord): Promise<boolean> {
  const made = await tx
    .insert(callLogs)
    .values(values)
    .onConflictDoNothing({ target: callLogs.callId })
    .returning({ id: callLogs.id });
  return made.length > 0;
}

/** Writes how a call ended, whether or not its beginning was heard of. False when it had ended already. */
export async function upsertEnded(
  tx: Transaction,
  values: NewCallRecord & { endTime: Date },
): Promise<boolean> {
  const { id: _id, callId: _callId, userId: _userId, ...ending } = values;
  const written = await tx
    .insert(callLogs)
    .values(values)
    .onConflictDoUpdate({
      target: callLogs.callId,
      set: ending,
      setWhere: eq(callLogs.status, 'in-progress'),
    })
    .returning({ id: callLogs.id });
  return written.length > 0;
}

/** Tells watching browsers once this transaction has committed. */
export async function announce(tx: Transaction, userId: string, change: CallChange): Promise<void> {
  const notice = JSON.stringify({ userId, ...change });
  await tx.execute(sql`select pg_notify(${CALL_CHANNEL}, ${notice})`);
}
