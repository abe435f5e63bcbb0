import { REPORT_LOST } from '@belldesk/contract/product/callOutcome';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { callLogs, messages } from '../db/schema.ts';

export type CallRecord = typeof callLogs.$inferSelect;
export type NewCallRecord = typeof callLogs.$inferInsert;
export type MessageRecord = typeof messages.$inferSelect;

export async function findOwnCall(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<CallRecord | null> {
  const [row] = await db
    .select()
    .from(callLogs)
    .where(and(eq(callLogs.id, id), eq(callLogs.organisationId, organisationId)));
  return row ?? null;
}

/** By the platform's id of the call. */
export async function findCallByCallId(
  db: Executor,
  { callId, organisationId }: { callId: string; organisationId: string },
): Promise<CallRecord | null> {
  const [row] = await db
    .select()
    .from(callLogs)
    .where(and(eq(callLogs.callId, callId), eq(callLogs.organisationId, organisationId)));
  return row ?? null;
}

export function listMessagesOf(
  db: Executor,
  { callId, organisationId }: { callId: string; organisationId: string },
): Promise<MessageRecord[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.callId, callId), eq(messages.organisationId, organisationId)))
    .orderBy(messages.createdAt, messages.id);
}

/** @param spamAt null takes the mark back */
export async function markSpam(
  tx: Transaction,
  { id, organisationId }: { id: string; organisationId: string },
  spamAt: Date | null,
): Promise<void> {
  await tx
    .update(callLogs)
    .set({ spamAt })
    .where(and(eq(callLogs.id, id), eq(callLogs.organisationId, organisationId)));
}

/** Calls by which an owner tries the assistant, begun since then, that go on. */
export async function countOwnersCalls(
  db: Executor,
  { organisationId, since }: { readonly organisationId: string; readonly since: Date },
): Promise<number> {
  const [row] = await db
    .select({ calls: count() })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.organisationId, organisationId),
        gte(callLogs.startTime, since),
        eq(callLogs.byOwner, true),
        eq(callLogs.status, 'in-progress'),
      ),
    );
  return row?.calls ?? 0;
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

/**
 * Writes how a call ended, whether or not its beginning was heard of, and also where it was given up as not known.
 * False when it had ended already.
 */
export async function upsertEnded(
  tx: Transaction,
  values: NewCallRecord & { endTime: Date },
): Promise<boolean> {
  const { id: _id, callId: _callId, organisationId: _organisationId, ...ending } = values;
  const written = await tx
    .insert(callLogs)
    .values(values)
    .onConflictDoUpdate({
      target: callLogs.callId,
      set: ending,
      // One that was erased meanwhile gets no words again.
      setWhere: sql`(${eq(callLogs.status, 'in-progress')} or ${eq(callLogs.endedReason, REPORT_LOST)})
        and ${callLogs.recordingDeletedAt} is null`,
    })
    .returning({ id: callLogs.id });
  return written.length > 0;
}
