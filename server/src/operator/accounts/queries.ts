import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { assistants, organisations, subscriptions, suspensions, users } from '../../db/schema.ts';
import { FETCHED_ROWS } from '../page.ts';
import { accountLike, before } from '../queries.ts';

/** Of the businesses that an account answers for, the first: an account is one row of the list. */
const firstOwned = sql`(select first.id from ${organisations} first
  where first.owner_id = ${users.id} order by first.created_at, first.id limit 1)`;

const firstAssistant = sql<string | null>`(select first.name from ${assistants} first
  where first.organisation_id = ${organisations.id} order by first.created_at, first.id limit 1)`;

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

const withPlan = (db: Executor) =>
  db
    .select({
      id: users.id,
      user: users,
      organisationId: organisations.id,
      /** The month of its minutes begins with it. */
      madeAt: organisations.createdAt,
      assistantName: firstAssistant,
      suspension: suspensions,
      bought: subscriptions,
    })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, firstOwned))
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.organisationId, organisations.id));

export function listAccounts(
  db: Executor,
  { cursor, search }: { cursor?: string | undefined; search?: string | undefined },
) {
  return withPlan(db)
    .where(and(before(users.id, cursor), accountLike(search)))
    .orderBy(desc(users.id))
    .limit(FETCHED_ROWS);
}

/** One account as the list has it. */
export async function findAccount(db: Executor, userId: string): Promise<AccountRow | null> {
  const [row] = await withPlan(db).where(eq(users.id, userId));
  return row ?? null;
}

/** The business whose plan stands in the list of accounts; null where the account answers for none. */
export async function findFirstOwned(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.ownerId, userId))
    .orderBy(organisations.createdAt, organisations.id)
    .limit(1);
  return row?.id ?? null;
}

/** Every business for which an account answers. */
export async function listAnsweredFor(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.ownerId, userId));
  return rows.map(({ id }) => id);
}

export async function findEmail(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

export async function insertSuspension(
  tx: Transaction,
  values: typeof suspensions.$inferInsert,
): Promise<void> {
  await tx
    .insert(suspensions)
    .values(values)
    .onConflictDoUpdate({ target: suspensions.userId, set: { reason: values.reason } });
}

/** False when it was not suspended. */
export async function deleteSuspension(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(suspensions)
    .where(eq(suspensions.userId, userId))
    .returning({ userId: suspensions.userId });
  return gone.length > 0;
}
