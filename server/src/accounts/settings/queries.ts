import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { accounts, twoFactors, users, verifications } from '../../db/schema.ts';

/** One's own account with its ways to sign in, or null where it is gone. */
export async function findAccount(db: Executor, userId: string) {
  const [user] = await db
    .select({
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return null;
  const ways = await db
    .select({ providerId: accounts.providerId, password: accounts.password })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return { ...user, ways };
}

export async function findPasswordHash(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row?.password ?? null;
}

export async function setPasswordHash(
  tx: Transaction,
  change: { readonly userId: string; readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: change.passwordHash, updatedAt: change.now })
    .where(and(eq(accounts.userId, change.userId), eq(accounts.providerId, 'credential')));
}

export async function renameUser(
  db: Executor,
  change: { readonly userId: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await db
    .update(users)
    .set({ name: change.name, updatedAt: change.now })
    .where(eq(users.id, change.userId));
}

/** Links of an account are made one after the other: the newest one holds. @returns its address; null where it is gone */
export async function lockUser(tx: Transaction, userId: string): Promise<string | null> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return user?.email ?? null;
}

const changeOf = (userId: string) => `email-change:${userId}`;

/** An address that waits to be confirmed. */
export interface EmailChange {
  readonly email: string;
  /** Null until the link was made. */
  readonly tokenHash: string | null;
}

/** The one change of address that an account waits for; an earlier one is void. */
export async function keepEmailChange(
  tx: Transaction,
  userId: string,
  change: EmailChange & { readonly expiresAt: Date },
): Promise<void> {
  const { expiresAt, ...value } = change;
  await lockUser(tx, userId);
  await dropEmailChange(tx, userId);
  await tx
    .insert(verifications)
    .values({ identifier: changeOf(userId), value: JSON.stringify(value), expiresAt });
}

export async function findEmailChange(
  db: Executor,
  userId: string,
  now: Date,
): Promise<EmailChange | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, changeOf(userId)), gt(verifications.expiresAt, now)));
  return row ? (JSON.parse(row.value) as EmailChange) : null;
}

export async function dropEmailChange(tx: Transaction, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, changeOf(userId)))
    .returning({ id: verifications.id });
  return dropped.length > 0;
}

const confirmationOf = (userId: string) => `address-confirmation:${userId}`;

/** A link that was mailed to the address that an account has. */
export interface AddressLink {
  readonly email: string;
  readonly tokenHash: string;
}

/** The one link that confirms an account's own address; an earlier one is void. */
export async function keepAddressLink(
  tx: Transaction,
  userId: string,
  link: AddressLink & { readonly expiresAt: Date },
): Promise<void> {
  const { expiresAt, ...value } = link;
  await lockUser(tx, userId);
  await dropAddressLink(tx, userId);
  await tx
    .insert(verifications)
    .values({ identifier: confirmationOf(userId), value: JSON.stringify(value), expiresAt });
}

export async function findAddressLink(
  db: Executor,
  userId: string,
  now: Date,
): Promise<AddressLink | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(
      and(eq(verifications.identifier, confirmationOf(userId)), gt(verifications.expiresAt, now)),
    );
  return row ? (JSON.parse(row.value) as AddressLink) : null;
}

export async function dropAddressLink(tx: Transaction, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, confirmationOf(userId)))
    .returning({ id: verifications.id });
  return dropped.length > 0;
}

/** False where the account has another address by now. */
export async function setAddressConfirmed(
  tx: Transaction,
  own: { readonly userId: string; readonly email: string; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: own.now })
    .where(and(eq(users.id, own.userId), eq(users.email, own.email)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** @returns the address before; null where the account is gone. @throws on one that another account has */
export async function setEmail(
  tx: Transaction,
  change: { readonly userId: string; readonly email: string; readonly now: Date },
): Promise<string | null> {
  const { userId, email, now } = change;
  const former = await lockUser(tx, userId);
  if (former === null) return null;
  await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId));
  return former;
}

const TOLD = 'email-changed';

/** Keeps an address that is to be told of a change. @returns the row's id */
export async function keepFormerEmail(
  tx: Transaction,
  told: { readonly email: string; readonly expiresAt: Date },
): Promise<string> {
  const [row] = await tx
    .insert(verifications)
    .values({ identifier: TOLD, value: told.email, expiresAt: told.expiresAt })
    .returning({ id: verifications.id });
  if (!row) throw new Error('the row was not returned');
  return row.id;
}

export async function findFormerEmail(db: Executor, id: string): Promise<string | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.id, id), eq(verifications.identifier, TOLD)));
  return row?.value ?? null;
}

/** Takes the second factor away from an account, also one that was begun only. @returns whether it was on */
export async function dropTwoFactor(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  const ended = await tx
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
    .returning({ id: users.id });
  return ended.length > 0;
}
