import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/**
 * Advisory locks on what a business has, held until the transaction ends. Who needs both takes the one of the
 * assistants first.
 */

/** Whatever else would change assistants of this business waits. */
export async function lockAssistants(tx: Transaction, organisationId: string): Promise<void> {
  await lock(tx, `assistant:${organisationId}`);
}

/** Whatever else would change the schedule of this business waits. */
export async function lockSchedule(tx: Transaction, organisationId: string): Promise<void> {
  // The servers of an update hold the same: the key keeps its name.
  await lock(tx, `diary:${organisationId}`);
}

async function lock(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
