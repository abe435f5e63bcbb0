import { inArray, lt, sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';
import { forgetDemoCalls } from '../calls/demo/queries.ts';
import type { Executor, Transaction } from '../db/client.ts';
import { handledWebhooks, outbox, rateLimits, sessions, verifications } from '../db/schema.ts';
import { forgetInvitations } from '../organisations/invitations/queries.ts';
import { forgetVisits } from '../rateLimits/queries.ts';
import { forgetSent } from '../sending/queries.ts';
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

/**
 * Deletes what has served its time.
 * @param before.webhooks deliveries noted earlier than this, which the voice platform no longer repeats
 * @param before.accounts sessions and links that ran out, and counts of requests, earlier than this
 * @param before.invitations those that were closed or ran out earlier than this; until then their links say so
 */
export async function forget(
  db: Executor,
  before: { webhooks: Date; accounts: Date; invitations: Date },
): Promise<void> {
  await db.delete(handledWebhooks).where(lt(handledWebhooks.handledAt, before.webhooks));
  await db.delete(sessions).where(lt(sessions.expiresAt, before.accounts));
  await db.delete(verifications).where(lt(verifications.expiresAt, before.accounts));
  await forgetVisits(db, before.accounts);
  await forgetSent(db, before.accounts);
  await forgetInvitations(db, before.invitations);
  await forgetDemoCalls(db, before.accounts);
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, before.accounts.getTime()));
}

/** A transaction of ours as pg-boss takes it, so that a job is made with it or not at all. */
export function forPgBoss(tx: Transaction): Db {
  return fromDrizzle(tx, sql);
}
