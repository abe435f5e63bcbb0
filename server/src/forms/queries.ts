import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { contactMessages, demoRequests, leads } from '../db/schema.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;
export type DemoRequest = typeof demoRequests.$inferSelect;
export type Lead = typeof leads.$inferSelect;

export async function insertContactMessage(
  tx: Transaction,
  values: typeof contactMessages.$inferInsert,
): Promise<string> {
  return idOf(await tx.insert(contactMessages).values(values).returning());
}

export async function insertDemoRequest(
  tx: Transaction,
  values: typeof demoRequests.$inferInsert,
): Promise<string> {
  return idOf(await tx.insert(demoRequests).values(values).returning());
}

export async function insertLead(
  tx: Transaction,
  values: typeof leads.$inferInsert,
): Promise<string> {
  return idOf(await tx.insert(leads).values(values).returning());
}

export async function findContactMessage(db: Executor, id: string): Promise<ContactMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

export async function findDemoRequest(db: Executor, id: string): Promise<DemoRequest | null> {
  const [row] = await db.select().from(demoRequests).where(eq(demoRequests.id, id));
  return row ?? null;
}

/** The same, held against whoever else would deliver it until the transaction ends. */
export async function lockDemoRequest(tx: Transaction, id: string): Promise<DemoRequest | null> {
  const [row] = await tx.select().from(demoRequests).where(eq(demoRequests.id, id)).for('update');
  return row ?? null;
}

export async function findLead(db: Executor, id: string): Promise<Lead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  return row ?? null;
}

/** Takes note that the automation webhook has accepted a demo request. */
export async function markDelivered(db: Executor, id: string, deliveredAt: Date): Promise<void> {
  await db.update(demoRequests).set({ deliveredAt }).where(eq(demoRequests.id, id));
}

function idOf([row]: readonly { readonly id: string }[]): string {
  if (!row) throw new Error('a row was not kept');
  return row.id;
}
