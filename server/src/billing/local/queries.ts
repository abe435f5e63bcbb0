import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  billingCustomers,
  testCheckouts,
  testEvents,
  testInvoices,
  testSubscriptions,
} from '../../db/schema.ts';
import { enqueue } from '../../jobs/queries.ts';
import type { NewInvoice, TestSubscription } from './renew.ts';

export type TestCheckout = typeof testCheckouts.$inferSelect;
export type TestEvent = typeof testEvents.$inferSelect;
export type TestInvoice = typeof testInvoices.$inferSelect;

const isOf = (organisationId: string) =>
  and(eq(billingCustomers.organisationId, organisationId), eq(billingCustomers.provider, 'test'));

export async function keepCheckout(
  db: Executor,
  values: Omit<typeof testCheckouts.$inferInsert, 'id' | 'state'>,
): Promise<string> {
  const [row] = await db
    .insert(testCheckouts)
    .values({ ...values, state: 'open' })
    .returning({ id: testCheckouts.id });
  if (!row) throw new Error('a checkout was not kept');
  return row.id;
}

/** A checkout of this user; null where it is not theirs. */
export async function findCheckout(
  db: Executor,
  organisationId: string,
  id: string,
): Promise<TestCheckout | null> {
  const [row] = await db
    .select({ checkout: testCheckouts })
    .from(testCheckouts)
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, testCheckouts.customerId))
    .where(and(eq(testCheckouts.id, id), isOf(organisationId)));
  return row?.checkout ?? null;
}

/** Moves an open checkout on. False where it is open no more. */
export async function endCheckout(
  db: Executor,
  id: string,
  state: 'paid' | 'closed',
): Promise<boolean> {
  const rows = await db
    .update(testCheckouts)
    .set({ state })
    .where(and(eq(testCheckouts.id, id), eq(testCheckouts.state, 'open')))
    .returning({ id: testCheckouts.id });
  return rows.length > 0;
}

/** Forgets checkouts that nobody has paid. */
export async function forgetCheckouts(db: Executor, before: Date): Promise<void> {
  await db
    .delete(testCheckouts)
    .where(and(ne(testCheckouts.state, 'paid'), lte(testCheckouts.createdAt, before)));
}

/** @returns null where the customer has one already that lives */
export async function keepTestSubscription(
  tx: Transaction,
  values: Omit<typeof testSubscriptions.$inferInsert, 'id'>,
): Promise<TestSubscription | null> {
  const [row] = await tx.insert(testSubscriptions).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Held against other changes until the transaction ends. */
export async function lockTestSubscription(
  tx: Transaction,
  id: string,
): Promise<TestSubscription | null> {
  const [row] = await tx
    .select()
    .from(testSubscriptions)
    .where(eq(testSubscriptions.id, id))
    .for('update');
  return row ?? null;
}

export async function saveTestSubscription(tx: Transaction, row: TestSubscription): Promise<void> {
  const { id, ...values } = row;
  await tx.update(testSubscriptions).set(values).where(eq(testSubscriptions.id, id));
}

/** Oldest first. */
export function findTestSubscriptions(
  db: Executor,
  customerId: string,
): Promise<TestSubscription[]> {
  return db
    .select()
    .from(testSubscriptions)
    .where(eq(testSubscriptions.customerId, customerId))
    .orderBy(asc(testSubscriptions.id));
}

/** Those whose period is over. */
export async function findDueIds(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: testSubscriptions.id })
    .from(testSubscriptions)
    .where(and(eq(testSubscriptions.status, 'active'), lte(testSubscriptions.periodEndsAt, now)))
    .orderBy(testSubscriptions.periodEndsAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The user's test subscription that lives, else the last one; null where there was none. */
export async function findOwnTestSubscription(
  db: Executor,
  organisationId: string,
): Promise<TestSubscription | null> {
  const [row] = await db
    .select({ subscription: testSubscriptions })
    .from(testSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, testSubscriptions.customerId))
    .where(isOf(organisationId))
    .orderBy(sql`${ne(testSubscriptions.status, 'ended')} desc`, desc(testSubscriptions.id))
    .limit(1);
  return row?.subscription ?? null;
}

export async function keepInvoices(
  tx: Transaction,
  invoices: readonly NewInvoice[],
): Promise<void> {
  if (invoices.length > 0) await tx.insert(testInvoices).values([...invoices]);
}

/** Newest first. */
export async function findInvoices(
  db: Executor,
  customerId: string,
  limit: number,
): Promise<TestInvoice[]> {
  const rows = await db
    .select({ invoice: testInvoices })
    .from(testInvoices)
    .innerJoin(testSubscriptions, eq(testSubscriptions.id, testInvoices.subscriptionId))
    .where(eq(testSubscriptions.customerId, customerId))
    .orderBy(desc(testInvoices.createdAt), desc(testInvoices.id))
    .limit(limit);
  return rows.map(({ invoice }) => invoice);
}

/** An invoice of this user; null where it is not theirs. */
export async function findOwnInvoice(
  db: Executor,
  organisationId: string,
  id: string,
): Promise<TestInvoice | null> {
  const [row] = await db
    .select({ invoice: testInvoices })
    .from(testInvoices)
    .innerJoin(testSubscriptions, eq(testSubscriptions.id, testInvoices.subscriptionId))
    .innerJoin(billingCustomers, eq(billingCustomers.customerId, testSubscriptions.customerId))
    .where(and(eq(testInvoices.id, id), isOf(organisationId)));
  return row?.invoice ?? null;
}

/** When each subscription's oldest open invoice was made. */
export async function findUnpaidSince(
  db: Executor,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({
      id: testInvoices.subscriptionId,
      since: sql`min(${testInvoices.createdAt})`.mapWith(testInvoices.createdAt),
    })
    .from(testInvoices)
    .where(
      and(
        inArray(testInvoices.subscriptionId, [...subscriptionIds]),
        eq(testInvoices.state, 'open'),
      ),
    )
    .groupBy(testInvoices.subscriptionId);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** @returns what the invoices came to that were moved on */
export async function moveInvoices(
  tx: Transaction,
  subscriptionId: string,
  from: 'open' | 'paid',
  to: 'paid' | 'refunded' | 'void',
): Promise<number> {
  const rows = await tx
    .update(testInvoices)
    .set({ state: to })
    .where(and(eq(testInvoices.subscriptionId, subscriptionId), eq(testInvoices.state, from)))
    .returning({ amountMinor: testInvoices.amountMinor });
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Writes events to be delivered once this transaction has committed. */
export async function emit(
  tx: Transaction,
  customerId: string,
  createdAt: Date,
  ...types: readonly string[]
): Promise<void> {
  await tx.insert(testEvents).values(types.map((type) => ({ type, customerId, createdAt })));
  await enqueue(tx, 'deliver-test-payments', {});
}

/** Oldest first. */
export function findEvents(db: Executor, limit: number): Promise<TestEvent[]> {
  return db.select().from(testEvents).orderBy(testEvents.createdAt, testEvents.id).limit(limit);
}

export async function deleteEvent(db: Executor, id: string): Promise<void> {
  await db.delete(testEvents).where(eq(testEvents.id, id));
}
