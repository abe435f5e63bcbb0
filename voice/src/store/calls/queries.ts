import type { ListQuery } from '@belldesk/contract/voice/base';
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import {
  amendDelivery,
  type DeliveryRow,
  deleteDeliveriesOf,
  insertDelivery,
} from '../deliveries/queries.ts';
import { listConditions } from '../listFilter.ts';
import { calls, neverConnected } from '../schema.ts';

const GOING_ON = ['ringing', 'in-progress', 'forwarding'] as const;

export type CallRow = typeof calls.$inferSelect;

/** A new call, and the webhooks that tell of it, in one transaction. One that is there already is left as it is. */
export async function insertCall(
  db: Database,
  row: CallRow,
  webhooks: readonly DeliveryRow[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(calls)
      .values(row)
      .onConflictDoNothing({ target: calls.id })
      .returning({ id: calls.id });
    if (made.length === 0) return;
    for (const webhook of webhooks) await insertDelivery(tx, webhook);
  });
}

export async function findCall(db: Database, id: string): Promise<CallRow | null> {
  const rows = await db.select().from(calls).where(eq(calls.id, id));
  return rows[0] ?? null;
}

export function isGoingOn({ status }: Pick<CallRow, 'status'>): boolean {
  return (GOING_ON as readonly string[]).includes(status);
}

export async function deleteCall(db: Database, id: string): Promise<void> {
  await db.delete(calls).where(eq(calls.id, id));
}

export async function listCalls(
  db: Database,
  query: ListQuery & { assistantId?: string | undefined; phoneNumberId?: string | undefined },
): Promise<CallRow[]> {
  return db
    .select()
    .from(calls)
    .where(
      and(
        ...listConditions(query, calls),
        query.assistantId ? eq(calls.assistantId, query.assistantId) : undefined,
        query.phoneNumberId ? eq(calls.phoneNumberId, query.phoneNumberId) : undefined,
      ),
    )
    .orderBy(desc(calls.createdAt))
    .limit(query.limit);
}

/** Uses up a join token. Null when it is unknown, foreign to the call, expired or used. */
export async function useJoinToken(
  db: Database,
  id: string,
  tokenHash: string,
  now: Date,
): Promise<CallRow | null> {
  const rows = await db
    .update(calls)
    .set({ joinedAt: now, updatedAt: now })
    .where(
      and(
        eq(calls.id, id),
        eq(calls.joinTokenHash, tokenHash),
        gt(calls.joinExpiresAt, now),
        isNull(calls.joinedAt),
        eq(calls.status, 'queued'),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

type CallChanges = Partial<
  Pick<
    CallRow,
    'status' | 'startedAt' | 'endedAt' | 'endedReason' | 'artifact' | 'analysis' | 'costs'
  >
>;

/** Changes a call that has not ended, and writes the webhooks that tell of it. False when it had ended. */
export async function updateCall(
  db: Database,
  id: string,
  changes: CallChanges,
  now: Date,
  webhooks: readonly DeliveryRow[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(calls)
      .set({ ...changes, updatedAt: now })
      .where(and(eq(calls.id, id), ne(calls.status, 'ended')))
      .returning({ id: calls.id });
    if (rows.length === 0) return false;
    for (const webhook of webhooks) await insertDelivery(tx, webhook);
    return true;
  });
}

function prepareKeeping(db: Database) {
  return db
    .update(calls)
    .set({
      artifact: sql`${sql.placeholder('artifact')}`,
      costs: sql`${sql.placeholder('costs')}`,
      updatedAt: sql`${sql.placeholder('now')}`,
    })
    .where(and(eq(calls.id, sql.placeholder('id')), ne(calls.status, 'ended')))
    .prepare('keep_artifact');
}

const keeping = new WeakMap<Database, ReturnType<typeof prepareKeeping>>();

/** Keeps what was said so far in a call that has not ended. Said often: prepared once. */
export async function keepArtifact(
  db: Database,
  id: string,
  artifact: NonNullable<CallRow['artifact']>,
  costs: CallRow['costs'],
  now: Date,
): Promise<void> {
  const prepared = keeping.get(db) ?? prepareKeeping(db);
  keeping.set(db, prepared);
  await prepared.execute({
    id,
    artifact: JSON.stringify(artifact),
    costs: JSON.stringify(costs),
    now,
  });
}

/** Writes a better analysis of a call that has ended, and into its report if that waits for it. */
export async function amendAnalysis(
  db: Database,
  id: string,
  changes: Required<Pick<CallChanges, 'analysis' | 'costs'>>,
  report: Pick<DeliveryRow, 'id' | 'body' | 'nextAttemptAt'> | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(calls).set(changes).where(eq(calls.id, id));
    if (report) await amendDelivery(tx, report);
  });
}

/**
 * Deletes calls that never connected and ended before then, and what is still to be told of them, oldest
 * first; answers their ids.
 */
export async function deleteNeverConnected(
  db: Database,
  endedBefore: Date,
  limit: number,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(neverConnected(calls.endedReason), lt(calls.endedAt, endedBefore)))
      .orderBy(asc(calls.endedAt))
      .limit(limit);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return ids;
    await deleteDeliveriesOf(tx, ids);
    await tx.delete(calls).where(inArray(calls.id, ids));
    return ids;
  });
}

/** Calls that an earlier process left open. */
export async function listUnfinished(db: Database): Promise<CallRow[]> {
  return db
    .select()
    .from(calls)
    .where(inArray(calls.status, [...GOING_ON]));
}
