import { REPORT_LOST } from '@belldesk/contract/product/callOutcome';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { callLogs } from '../../db/schema.ts';

const asked = {
  id: callLogs.id,
  callId: callLogs.callId,
  organisationId: callLogs.organisationId,
  assistantId: callLogs.assistantId,
  timeZone: callLogs.timeZone,
  type: callLogs.type,
  startTime: callLogs.startTime,
  askAgainAt: callLogs.askAgainAt,
};

/** A call that should have ended and of whose end nobody has told. */
export type UnreconciledCall = Pick<typeof callLogs.$inferSelect, keyof typeof asked>;

// In the index's own words, without a parameter: else it is not used.
const isOpen = sql`${callLogs.status} = 'in-progress'`;

/** Calls of every account that began before `begunBefore`, go on, and are not to be asked about later: oldest first. */
export function listUnreported(
  db: Executor,
  at: { readonly begunBefore: Date; readonly now: Date },
  limit: number,
): Promise<UnreconciledCall[]> {
  const isDue = or(isNull(callLogs.askAgainAt), lte(callLogs.askAgainAt, at.now));
  return db
    .select(asked)
    .from(callLogs)
    .where(and(isOpen, lte(callLogs.startTime, at.begunBefore), isDue))
    .orderBy(asc(callLogs.startTime), asc(callLogs.id))
    .limit(limit);
}

/** Takes it upon this process to ask. False where another has, or the call has ended meanwhile. */
export async function claimAsking(
  db: Executor,
  { id, organisationId, askAgainAt }: UnreconciledCall,
  next: Date,
): Promise<boolean> {
  const claimed = await db
    .update(callLogs)
    .set({ askAgainAt: next })
    .where(
      and(
        eq(callLogs.id, id),
        eq(callLogs.organisationId, organisationId),
        isOpen,
        sql`${callLogs.askAgainAt} is not distinct from ${askAgainAt?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .returning({ id: callLogs.id });
  return claimed.length > 0;
}

type Ending = Pick<
  typeof callLogs.$inferInsert,
  'outcome' | 'takenWords' | 'badge' | 'errorMessage'
> & { readonly endTime: Date };

/** Closes a call as not known. False when its end was told meanwhile. */
export async function closeAsLost(
  tx: Transaction,
  { id, organisationId }: UnreconciledCall,
  ending: Ending,
): Promise<boolean> {
  const closed = await tx
    .update(callLogs)
    .set({ ...ending, status: 'failed', endedReason: REPORT_LOST, durationSeconds: 0 })
    .where(and(eq(callLogs.id, id), eq(callLogs.organisationId, organisationId), isOpen))
    .returning({ id: callLogs.id });
  return closed.length > 0;
}
