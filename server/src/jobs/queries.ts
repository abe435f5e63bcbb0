import { inArray, sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import type { Executor, Transaction } from '../db/client.ts';
import { outbox } from '../db/schema.ts';
import { type JobPayload, OUTBOX_CHANNEL, type QueueName } from './queues.ts';

/** Writes work to be done after this transaction has committed. */
export async function enqueue<Q extends QueueName>(
  db: Executor,
  queue: Q,
  payload: JobPayload<Q>,
): Promise<void> {
  await db.insert(outbox).values({ queue, payload });
  await db.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** The oldest rows of the outbox, held against other workers until the transaction ends. */
export function lockOutbox(tx: Transaction, limit: number) {
  return tx
    .select()
    .from(outbox)
    .orderBy(outbox.createdAt, outbox.id)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deleteFromOutbox(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(outbox).where(inArray(outbox.id, [...ids]));
}

/** A transaction of ours as pg-boss takes it, so that a job is made with it or not at all. */
export function forPgBoss(tx: Transaction): Db {
  return fromDrizzle(tx, sql);
}
