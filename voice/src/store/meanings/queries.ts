import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { passageMeanings } from '../schema.ts';

/** Keeps what the sentences of an assistant mean, in the place of what was kept before. */
export async function keepMeanings(
  db: Database,
  row: typeof passageMeanings.$inferInsert,
): Promise<void> {
  const { digest, vectors, readAt } = row;
  await db.insert(passageMeanings).values(row).onConflictDoUpdate({
    target: passageMeanings.assistantId,
    set: { digest, vectors, readAt },
  });
}

/** Meanings of the sentences with this digest, whoever they belong to; null where none are kept. */
export async function findMeanings(db: Database, digest: string): Promise<Buffer | null> {
  const rows = await db
    .select({ vectors: passageMeanings.vectors })
    .from(passageMeanings)
    .where(eq(passageMeanings.digest, digest))
    .limit(1);
  return rows[0]?.vectors ?? null;
}
