import {
  DEFAULT_KEEPING,
  keepDaysOf,
  type RecordingPeaks,
} from '@belldesk/contract/product/recordings';
import { and, asc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { callLogs, callPeaks, recordingRules } from '../../db/schema.ts';

/** Days; null: for ever. */
export async function findKeepDays(db: Executor, organisationId: string): Promise<number | null> {
  const [row] = await db
    .select({ keepDays: recordingRules.keepDays })
    .from(recordingRules)
    .where(eq(recordingRules.organisationId, organisationId));
  return row?.keepDays ?? keepDaysOf[DEFAULT_KEEPING];
}

/** @param rule.keepDays null: for ever */
export async function writeKeepDays(
  tx: Transaction,
  rule: { organisationId: string; keepDays: number | null; chosenAt: Date },
): Promise<void> {
  const { organisationId, keepDays, chosenAt } = rule;
  if (keepDays === null) {
    await tx.delete(recordingRules).where(eq(recordingRules.organisationId, organisationId));
    return;
  }
  await tx
    .insert(recordingRules)
    .values({ organisationId, keepDays, chosenAt })
    .onConflictDoUpdate({ target: recordingRules.organisationId, set: { keepDays, chosenAt } });
}

export async function findPeaks(db: Executor, callRowId: string): Promise<RecordingPeaks | null> {
  const [row] = await db
    .select({ peaks: callPeaks.peaks })
    .from(callPeaks)
    .where(eq(callPeaks.callRowId, callRowId));
  return row?.peaks ?? null;
}

export async function keepPeaks(
  db: Executor,
  callRowId: string,
  peaks: RecordingPeaks,
): Promise<void> {
  await db.insert(callPeaks).values({ callRowId, peaks }).onConflictDoNothing();
}

export interface DueCall {
  readonly id: string;
  /** On the voice platform. */
  readonly callId: string;
  readonly startTime: Date;
}

/** Calls whose recordings have served their time by the rule of their owner, oldest first. */
export function listDue(
  db: Executor,
  { now, after, limit }: { now: Date; after: DueCall | null; limit: number },
): Promise<DueCall[]> {
  return due(
    db,
    now,
    after
      ? or(
          gt(callLogs.startTime, after.startTime),
          and(eq(callLogs.startTime, after.startTime), gt(callLogs.id, after.id)),
        )
      : undefined,
  ).limit(limit);
}

/** Null when the call's recordings are to be kept after all, or are deleted. */
export async function findDue(
  db: Executor,
  { id, now }: { id: string; now: Date },
): Promise<DueCall | null> {
  const [row] = await due(db, now, eq(callLogs.id, id));
  return row ?? null;
}

function due(db: Executor, now: Date, which: ReturnType<typeof and>) {
  return db
    .select({ id: callLogs.id, callId: callLogs.callId, startTime: callLogs.startTime })
    .from(recordingRules)
    .innerJoin(callLogs, eq(callLogs.organisationId, recordingRules.organisationId))
    .where(
      and(
        isNull(callLogs.recordingDeletedAt),
        ne(callLogs.type, 'test'),
        ne(callLogs.status, 'in-progress'),
        lt(
          callLogs.startTime,
          sql`${now.toISOString()}::timestamptz - make_interval(hours => 24 * ${recordingRules.keepDays})`,
        ),
        which,
      ),
    )
    .orderBy(asc(callLogs.startTime), asc(callLogs.id));
}

export async function markDeleted(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(callLogs).set({ recordingDeletedAt: now }).where(eq(callLogs.id, id));
  await tx.delete(callPeaks).where(eq(callPeaks.callRowId, id));
}
