import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import type { ListQuery } from '@belldesk/contract/voice/base';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { listConditions } from '../listFilter.ts';
import { assistants } from '../schema.ts';

export type AssistantRow = typeof assistants.$inferSelect;

export async function insertAssistant(db: Database, row: AssistantRow): Promise<void> {
  await db.insert(assistants).values(row);
}

export async function findAssistant(db: Database, id: string): Promise<AssistantRow | null> {
  const rows = await db.select().from(assistants).where(eq(assistants.id, id));
  return rows[0] ?? null;
}

export async function listAssistants(db: Database, query: ListQuery): Promise<AssistantRow[]> {
  return db
    .select()
    .from(assistants)
    .where(and(...listConditions(query, assistants)))
    .orderBy(desc(assistants.createdAt))
    .limit(query.limit);
}

/** Replaces the assistant's fields; null when there is none. */
export async function updateAssistant(
  db: Database,
  id: string,
  change: (dto: AssistantDto) => AssistantDto,
  now: Date,
): Promise<AssistantRow | null> {
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(assistants).where(eq(assistants.id, id)).for('update');
    const row = rows[0];
    if (!row) return null;
    const updated = await tx
      .update(assistants)
      .set({ dto: change(row.dto), updatedAt: now })
      .where(eq(assistants.id, id))
      .returning();
    return updated[0] ?? null;
  });
}

export async function deleteAssistant(db: Database, id: string): Promise<AssistantRow | null> {
  const rows = await db.delete(assistants).where(eq(assistants.id, id)).returning();
  return rows[0] ?? null;
}
