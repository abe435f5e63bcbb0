import type { ListQuery } from '@belldesk/contract/voice/base';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/queries.ts';
import type { Database } from '../database.ts';
import { listConditions } from '../listFilter.ts';
import { assistants, phoneNumbers } from '../schema.ts';
import { withTools } from '../tools/queries.ts';

export type PhoneNumberRow = typeof phoneNumbers.$inferSelect;

/** False when the address is taken. */
export async function insertPhoneNumber(db: Database, row: PhoneNumberRow): Promise<boolean> {
  const rows = await db
    .insert(phoneNumbers)
    .values(row)
    .onConflictDoNothing({ target: phoneNumbers.sipUser })
    .returning({ id: phoneNumbers.id });
  return rows.length > 0;
}

export async function findPhoneNumber(db: Database, id: string): Promise<PhoneNumberRow | null> {
  const rows = await db.select().from(phoneNumbers).where(eq(phoneNumbers.id, id));
  return rows[0] ?? null;
}

export async function listPhoneNumbers(db: Database, query: ListQuery): Promise<PhoneNumberRow[]> {
  return db
    .select()
    .from(phoneNumbers)
    .where(and(...listConditions(query, phoneNumbers)))
    .orderBy(desc(phoneNumbers.createdAt))
    .limit(query.limit);
}

export async function updatePhoneNumber(
  db: Database,
  id: string,
  changes: Partial<Pick<PhoneNumberRow, 'assistantId' | 'name' | 'blockedNumbers'>>,
  now: Date,
): Promise<PhoneNumberRow | null> {
  const rows = await db
    .update(phoneNumbers)
    .set({ ...changes, updatedAt: now })
    .where(eq(phoneNumbers.id, id))
    .returning();
  return rows[0] ?? null;
}

export async function deletePhoneNumber(db: Database, id: string): Promise<PhoneNumberRow | null> {
  const rows = await db.delete(phoneNumbers).where(eq(phoneNumbers.id, id)).returning();
  return rows[0] ?? null;
}

/** The assistant that answers on a SIP address, with the address and the tools it shares; null when nobody does. */
export async function findAnswering(
  db: Database,
  sipUser: string,
): Promise<{ number: PhoneNumberRow; assistant: AssistantRow } | null> {
  const rows = await db
    .select({ number: phoneNumbers, assistant: assistants })
    .from(phoneNumbers)
    .innerJoin(assistants, eq(assistants.id, phoneNumbers.assistantId))
    .where(eq(phoneNumbers.sipUser, sipUser));
  const [row] = rows;
  if (!row) return null;
  const dto = await withTools(db, row.assistant.dto);
  return { ...row, assistant: { ...row.assistant, dto } };
}

/** The user part of every SIP address on which somebody answers. */
export async function listAnsweringUsers(db: Database): Promise<string[]> {
  const rows = await db
    .select({ sipUser: phoneNumbers.sipUser })
    .from(phoneNumbers)
    .where(isNotNull(phoneNumbers.assistantId));
  return rows.map(({ sipUser }) => sipUser);
}

/** Every assistant that answers somewhere, once. */
export async function listAnswering(db: Database): Promise<AssistantRow[]> {
  const rows = await db
    .selectDistinctOn([assistants.id], { assistant: assistants })
    .from(phoneNumbers)
    .innerJoin(assistants, eq(assistants.id, phoneNumbers.assistantId));
  return rows.map(({ assistant }) => assistant);
}
