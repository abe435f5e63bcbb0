import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { assistantOwners, standIns, usageNotices } from '../../db/schema.ts';

export type OverLimitAssistantRow = typeof standIns.$inferSelect;

/** The stand-ins of a business, one for each assistant that has had to be stood in for. */
export function listOverLimitAssistants(
  db: Executor,
  organisationId: string,
): Promise<OverLimitAssistantRow[]> {
  return db.select().from(standIns).where(eq(standIns.organisationId, organisationId));
}

/** Whether callers of a business meet a stand-in now. */
export async function isStoodIn(db: Executor, organisationId: string): Promise<boolean> {
  return (await listOverLimitAssistants(db, organisationId)).some(({ isAnswering }) => isAnswering);
}

/** Keeps a stand-in that was made on the voice platform, and whose calls it will take. */
export async function insertOverLimitAssistant(
  tx: Transaction,
  values: OverLimitAssistantRow & { readonly locationId: string },
): Promise<void> {
  const { locationId, ...row } = values;
  await tx.insert(assistantOwners).values({
    assistantId: row.assistantId,
    organisationId: row.organisationId,
    standsInFor: row.standsInFor,
    locationId,
    createdAt: row.createdAt,
  });
  await tx.insert(standIns).values(row);
}

export async function changeOverLimitAssistant(
  tx: Transaction,
  standsInFor: string,
  changes: Partial<Pick<OverLimitAssistantRow, 'payloadHash' | 'isAnswering'>>,
): Promise<void> {
  await tx.update(standIns).set(changes).where(eq(standIns.standsInFor, standsInFor));
}

export async function deleteOverLimitAssistant(
  tx: Transaction,
  standsInFor: string,
): Promise<void> {
  await tx.delete(standIns).where(eq(standIns.standsInFor, standsInFor));
}

/**
 * Accounts whose callers may meet something else than they should: those with a stand-in, be their
 * assistant gone, and those whose minutes were used up in a month that still ran at `now`.
 */
export async function listToCompare(db: Executor, now: Date): Promise<string[]> {
  const usedUp = and(eq(usageNotices.percent, 100), gt(usageNotices.periodEnd, now));
  const rows = await db
    .select({ organisationId: standIns.organisationId })
    .from(standIns)
    .union(
      db.select({ organisationId: usageNotices.organisationId }).from(usageNotices).where(usedUp),
    );
  return rows.map(({ organisationId }) => organisationId);
}
