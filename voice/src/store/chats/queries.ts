import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { chats } from '../schema.ts';

export type ChatRow = typeof chats.$inferSelect;

export async function insertChat(db: Database, row: ChatRow): Promise<void> {
  await db.insert(chats).values(row);
}

export async function findChat(db: Database, id: string): Promise<ChatRow | null> {
  const rows = await db.select().from(chats).where(eq(chats.id, id));
  return rows[0] ?? null;
}
