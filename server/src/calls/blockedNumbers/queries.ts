import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { blockedNumbers } from '../../db/schema.ts';

export type BlockedNumberRow = typeof blockedNumbers.$inferSelect;

export function listBlocked(db: Executor, organisationId: string): Promise<BlockedNumberRow[]> {
  return db
    .select()
    .from(blockedNumbers)
    .where(eq(blockedNumbers.organisationId, organisationId))
    .orderBy(desc(blockedNumbers.createdAt), desc(blockedNumbers.id));
}

export async function findBlocked(
  db: Executor,
  { organisationId, number }: { organisationId: string; number: string },
): Promise<BlockedNumberRow | null> {
  const [row] = await db
    .select()
    .from(blockedNumbers)
    .where(
      and(eq(blockedNumbers.organisationId, organisationId), eq(blockedNumbers.number, number)),
    );
  return row ?? null;
}

export async function countBlocked(db: Executor, organisationId: string): Promise<number> {
  const [row] = await db
    .select({ blocked: count() })
    .from(blockedNumbers)
    .where(eq(blockedNumbers.organisationId, organisationId));
  return row?.blocked ?? 0;
}

/** Null when the number is blocked already. */
export async function insertBlocked(
  db: Executor,
  values: typeof blockedNumbers.$inferInsert,
): Promise<BlockedNumberRow | null> {
  const [row] = await db.insert(blockedNumbers).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** False when it is not this user's. */
export async function deleteBlocked(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(blockedNumbers)
    .where(and(eq(blockedNumbers.id, id), eq(blockedNumbers.organisationId, organisationId)))
    .returning({ id: blockedNumbers.id });
  return deleted.length > 0;
}

/** Everybody who blocks somebody. */
export async function listBlockers(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ organisationId: blockedNumbers.organisationId })
    .from(blockedNumbers);
  return rows.map(({ organisationId }) => organisationId);
}
