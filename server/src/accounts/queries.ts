import { and, desc, eq, gt, like, lt, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../db/client.ts';
import { preparedPerDatabase } from '../db/preparedPerDatabase.ts';
import {
  accounts,
  members,
  organisations,
  rateLimits,
  sessions,
  suspensions,
  users,
  verifications,
} from '../db/schema.ts';
import { endSessions } from './devices/queries.ts';
import { dropEmailChange, dropTwoFactor, lockUser } from './settings/queries.ts';

/**
 * The statement that finds a session by its `token` with its user and the business chosen.
 * @param also further columns, which may name `sessions` and `members`
 */
export function selectSession<Also extends SelectedFields>(db: Executor, also: Also) {
  return db
    .select({
      expiresAt: sessions.expiresAt,
      sessionId: sessions.id,
      seenAt: sessions.seenAt,
      suspendedAt: suspensions.createdAt,
      id: users.id,
      email: users.email,
      name: users.name,
      image: users.image,
      role: users.role,
      createdAt: users.createdAt,
      organisationId: members.organisationId,
      memberRole: members.role,
      ...also,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .leftJoin(members, eq(members.userId, users.id))
    .where(eq(sessions.token, sql.placeholder('token')))
    .orderBy(
      desc(sql`${members.organisationId} is not distinct from ${sessions.organisationId}`),
      desc(members.chosenAt),
    )
    .limit(1);
}

const sessionByToken = preparedPerDatabase((db) =>
  selectSession(db, {}).prepare('session_by_token'),
);

/** A session by the token of its cookie, with its user and the business chosen; null when there is none. */
export async function findSession(db: Executor, token: string) {
  const [row] = await sessionByToken(db).execute({ token });
  return row ?? null;
}

/** Keeps from where an account was made. @param source hash of its network */
export async function noteSignUpSource(db: Executor, id: string, source: string): Promise<void> {
  await db.update(users).set({ signUpSource: source }).where(eq(users.id, id));
}

/** The account of an address in lower case, or null. */
export async function findUserIdByEmail(db: Executor, email: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

const RESET = 'password-reset:';

/**
 * Keeps a link for a new password; earlier ones of the account are void.
 * @returns the account's address, or null where it is gone
 */
export async function keepResetLink(
  tx: Transaction,
  link: { readonly userId: string; readonly tokenHash: string; readonly expiresAt: Date },
): Promise<string | null> {
  const { userId, tokenHash, expiresAt } = link;
  const email = await lockUser(tx, userId);
  if (email === null) return null;
  await dropResetLinks(tx, userId);
  await tx
    .insert(verifications)
    .values({ identifier: `${RESET}${tokenHash}`, value: userId, expiresAt });
  return email;
}

/** Links for a new password of an account are void. */
export async function dropResetLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${RESET}%`)));
}

const linkThatHolds = (tokenHash: string, now: Date) =>
  and(eq(verifications.identifier, `${RESET}${tokenHash}`), gt(verifications.expiresAt, now));

export async function hasResetLink(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(linkThatHolds(tokenHash, now));
  return rows.length > 0;
}

/** Uses a link up. @returns whose password it may change; null when it was used or has run out */
export async function takeResetLink(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const holding = linkThatHolds(tokenHash, now);
  const [found] = await tx
    .select({ userId: verifications.value })
    .from(verifications)
    .where(holding);
  // The account before its links, as whoever makes one does: in another order two would wait for each other.
  if (!found || (await lockUser(tx, found.userId)) === null) return null;
  const taken = await tx.delete(verifications).where(holding).returning({ id: verifications.id });
  return taken.length > 0 ? found.userId : null;
}

/**
 * Sets an account's password, its first one or another, and ends all its sessions. A change of address that
 * waits is void; and where nobody had shown until now that the address is theirs, so is a second factor: it
 * is of somebody who may have signed up with another's address.
 * @returns the account's address, and whether it had a second factor that is void
 */
export async function replacePassword(
  tx: Transaction,
  change: { readonly userId: string; readonly passwordHash: string; readonly now: Date },
): Promise<{ readonly email: string | null; readonly hasLostTwoFactor: boolean }> {
  const { userId, passwordHash: password, now } = change;
  await tx
    .insert(accounts)
    .values({ userId, providerId: 'credential', accountId: userId, password })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password, updatedAt: now },
    });
  const [before] = await tx
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  const hasLostTwoFactor = before?.emailVerified === false && (await dropTwoFactor(tx, userId));
  await dropEmailChange(tx, userId);
  // Who opened the link reads the mail of this address.
  const [user] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  await endSessions(tx, userId, null);
  return { email: user?.email ?? null, hasLostTwoFactor };
}

/** An account, held until the transaction ends. */
export async function lockAccount(tx: Transaction, userId: string) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

/** Whether the account that answers for a business is suspended. */
export async function isOwnerSuspended(db: Executor, organisationId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(suspensions, eq(suspensions.userId, organisations.ownerId))
    .where(eq(organisations.id, organisationId));
  return row !== undefined;
}

export async function isSuspended(db: Executor, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ is: sql<boolean>`true` })
    .from(suspensions)
    .where(eq(suspensions.userId, userId));
  return row !== undefined;
}

/** Forgets sessions and mailed links that ran out before then, and counts of requests from before. */
export async function forgetExpired(db: Executor, before: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
  await db.delete(verifications).where(lt(verifications.expiresAt, before));
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, before.getTime()));
}
