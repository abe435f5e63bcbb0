import { eq, gt, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { assistantOwners, assistants, standIns, usageNotices } from '../../db/schema.ts';

export type StandInRow = typeof standIns.$inferSelect;

export async function findStandIn(db: Executor, userId: string): Promise<StandInRow | null> {
  const [row] = await db.select().from(standIns).where(eq(standIns.userId, userId));
  return row ?? null;
}

/** Keeps a stand-in that was made on the voice platform, and whose calls it will take. */
export async function insertStandIn(
  tx: Transaction,
  values: StandInRow & { readonly timeZone: string },
): Promise<void> {
  const { timeZone, ...row } = values;
  await tx.insert(assistantOwners).values({
    assistantId: row.assistantId,
    userId: row.userId,
    standsInFor: row.standsInFor,
    timeZone,
    createdAt: row.createdAt,
  });
  await tx.insert(standIns).values(row);
}

export async function changeStandIn(
  tx: Transaction,
  userId: string,
  changes: Partial<Pick<StandInRow, 'payloadHash' | 'isAnswering'>>,
): Promise<void> {
  await tx.update(standIns).set(changes).where(eq(standIns.userId, userId));
}

export async function deleteStandIn(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(standIns).where(eq(standIns.userId, userId));
}

/**
 * Accounts whose callers may meet something else than they should: those with a stand-in, and those
 * whose minutes were used up in a month that still ran at `now`.
 */
export async function listToCompare(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: assistants.userId })
    .from(assistants)
    .leftJoin(standIns, eq(standIns.userId, assistants.userId))
    .leftJoin(usageNotices, eq(usageNotices.userId, assistants.userId))
    .where(or(eq(standIns.userId, assistants.userId), gt(usageNotices.periodEnd, now)));
  return rows.map(({ userId }) => userId);
}
