import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/**
 * Advisory locks on what a business has, held until the transaction ends. Who needs several takes them in this order:
 * assistants, locations, schedules.
 */

/** Whatever else would change assistants of this business waits. */
export async function lockAssistants(tx: Transaction, organisationId: string): Promise<void> {
  await lock(tx, `assistant:${organisationId}`);
}

/** Whatever else would add, change or remove a location of this business waits. */
export async function lockLocations(tx: Transaction, organisationId: string): Promise<void> {
  await lock(tx, `locations:${organisationId}`);
}

/** Whatever else would change the schedule of this location waits. */
export async function lockSchedule(tx: Transaction, locationId: string): Promise<void> {
  // The servers of an update hold the same: the key keeps its name, and the first location the id of its business.
  await lock(tx, `diary:${locationId}`);
}

async function lock(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
