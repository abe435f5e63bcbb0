import type { Database, Transaction } from '../db/client.ts';
import { asPresentJob, type QueuedJob } from './mails.ts';
import { deleteFromOutbox, lockOutbox } from './queries.ts';

const BATCH = 100;

/** A row of the outbox as it becomes a job; the row's id stays the job's. */
export interface OutboxRow extends QueuedJob {
  readonly id: string;
}

/**
 * Hands every row of the outbox to `send` and takes it out, both in one transaction: a job is made
 * exactly once for a row that was committed, and never for one that was not.
 * @returns the queues that were given something
 */
export async function relayOutbox(
  db: Database,
  send: (tx: Transaction, row: OutboxRow) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const given = new Set<string>();
  for (let last = BATCH; last === BATCH; ) {
    last = await db.transaction(async (tx) => {
      const rows = await lockOutbox(tx, BATCH);
      for (const row of rows) {
        const job = { id: row.id, ...asPresentJob(row) };
        await send(tx, job);
        given.add(job.queue);
      }
      if (rows.length > 0)
        await deleteFromOutbox(
          tx,
          rows.map((row) => row.id),
        );
      return rows.length;
    });
  }
  return given;
}
