import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { assistants, blockedNumbers, numbers } from '../../db/schema.ts';

export type BlockedNumberRow = typeof blockedNumbers.$inferSelect;

export function listBlocked(db: Executor, userId: string): Promise<BlockedNumberRow[]> {
  return db
    .select()
    .from(blockedNumbers)
    .where(eq(blockedNumbers.userId, userId))
    .orderBy(desc(blockedNumbers.createdAt), desc(blockedNumbers.id));
}

export async function findBlocked(
  db: Executor,
  { userId, number }: { userId: string; number: string },
): Promise<BlockedNumberRow | null> {
  const [row] = await db
    .select()
    .from(blockedNumbers)
    .where(and(eq(blockedNumbers.userId, userId), eq(blockedNumbers.number, number)));
  return row ?? null;
}

export async function countBlocked(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ blocked: count() })
    .from(blockedNumbers)
    .where(eq(blockedNumbers.userId, userId));
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
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(blockedNumbers)
    .where(and(eq(blockedNumbers.id, id), eq(blockedNumbers.userId, userId)))
    .returning({ id: blockedNumbers.id });
  return deleted.length > 0;
}

/** Everybody who blocks somebody. */
export async function listBlockers(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: blockedNumbers.userId }).from(blockedNumbers);
  return rows.map(({ userId }) => userId);
}

/** Ids on the voice platform of every number on which the user's assistant answers. */
export async function listVoiceNumbersOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ published: assistants.voiceNumberId, assigned: numbers.voiceNumberId })
    .from(assistants)
    .leftJoin(numbers, eq(numbers.assistantRowId, assistants.id))
    .where(eq(assistants.userId, userId));
  const ids = rows.flatMap(({ published, assigned }) => [published, assigned]);
  return [...new Set(ids.filter((id) => id !== null))];
}
