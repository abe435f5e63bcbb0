import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { users, verifications } from '../../db/schema.ts';

/**
 * Makes an account operator if it is the first one of all and nobody is. Accounts made at the same moment
 * come one after the other.
 */
export async function grantFirst(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-operator', 0))`);
  await tx.execute(sql`
    update users set role = 'operator'
    where id = ${userId}
      and id = (select id from users order by created_at, id limit 1)
      and not exists (select 1 from users where role = 'operator')`);
}

/** The operator's address was shown to be this account's own. */
export async function grantNamed(db: Executor, userId: string): Promise<void> {
  await db.update(users).set({ role: 'operator', emailVerified: true }).where(eq(users.id, userId));
}

export async function findByEmail(db: Executor, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      role: users.role,
    })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

const CONFIRM = 'operator:';

/** Keeps a link for the role; an earlier one is void. @returns the account's address, null where it is gone */
export async function keepRoleLink(
  tx: Transaction,
  link: { readonly userId: string; readonly tokenHash: string; readonly expiresAt: Date },
): Promise<string | null> {
  const { userId, tokenHash, expiresAt } = link;
  await dropRoleLinks(tx, userId);
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return null;
  await tx
    .insert(verifications)
    .values({ identifier: `${CONFIRM}${tokenHash}`, value: userId, expiresAt });
  return user.email;
}

/** Uses a link up. False when this account has none such, or it has run out. */
export async function takeRoleLink(
  tx: Transaction,
  link: { readonly userId: string; readonly tokenHash: string; readonly now: Date },
): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, `${CONFIRM}${link.tokenHash}`),
        eq(verifications.value, link.userId),
        gt(verifications.expiresAt, link.now),
      ),
    )
    .returning({ id: verifications.id });
  return taken.length > 0;
}

async function dropRoleLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${CONFIRM}%`)));
}
