import type { MemberRole } from '@belldesk/contract/product/roles';
import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../db/client.ts';
import { tablesOfBusiness } from '../../db/ownedTables.ts';
import { invitations, members, organisations, users } from '../../db/schema.ts';

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

const shown = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  invitedBy: users.name,
  expiresAt: invitations.expiresAt,
};
export type InvitationRow = Awaited<ReturnType<typeof listOpenInvitations>>[number];

/** Neither accepted nor withdrawn, those that have run out as well; the newest first. */
export function listOpenInvitations(db: Executor, organisationId: string) {
  return db
    .select(shown)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.organisationId, organisationId), isOpen))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** An open one of a business, by its id or by its address. */
export async function findOpenInvitation(
  db: Executor,
  wanted: { readonly organisationId: string } & (
    | { readonly id: string }
    | { readonly email: string }
  ),
): Promise<InvitationRow | null> {
  const which =
    'id' in wanted ? eq(invitations.id, wanted.id) : eq(invitations.email, wanted.email);
  const [row] = await db
    .select(shown)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.organisationId, wanted.organisationId), which, isOpen));
  return row ?? null;
}

/** Open ones that an account has sent for a business. */
export function listInvitationsBy(
  db: Executor,
  sender: { readonly organisationId: string; readonly userId: string },
) {
  return db
    .select({ id: invitations.id, role: invitations.role })
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, sender.organisationId),
        eq(invitations.invitedBy, sender.userId),
        isOpen,
      ),
    );
}

/** Open ones that hold, but for those to one address. */
export async function countHolding(
  db: Executor,
  asked: { readonly organisationId: string; readonly exceptEmail: string; readonly now: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.organisationId, asked.organisationId),
        ne(invitations.email, asked.exceptEmail),
        gt(invitations.expiresAt, asked.now),
        isOpen,
      ),
    );
  return row?.count ?? 0;
}

interface Sent {
  readonly organisationId: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly invitedBy: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Keeps an invitation; an open one to the same address is renewed, and its link is void. @returns its id */
export async function keepInvitation(tx: Transaction, sent: Sent): Promise<string> {
  const { now, ...values } = sent;
  const { role, invitedBy, expiresAt } = values;
  const [row] = await tx
    .insert(invitations)
    .values({ ...values, createdAt: now })
    .onConflictDoUpdate({
      target: [invitations.organisationId, invitations.email],
      targetWhere: sql`${invitations.acceptedAt} is null and ${invitations.revokedAt} is null`,
      set: { role, invitedBy, expiresAt, tokenHash: null },
    })
    .returning({ id: invitations.id });
  if (!row) throw new Error('the invitation was not kept');
  return row.id;
}

export async function revokeInvitations(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(inArray(invitations.id, [...ids]), isOpen));
}

/**
 * Gives an invitation that holds another link.
 * @returns what its mail says; null where it does not hold any more
 */
export async function renewLink(
  db: Executor,
  link: { readonly id: string; readonly tokenHash: string; readonly now: Date },
): Promise<LinkedInvitation | null> {
  const [renewed] = await db
    .update(invitations)
    .set({ tokenHash: link.tokenHash })
    .where(and(eq(invitations.id, link.id), gt(invitations.expiresAt, link.now), isOpen))
    .returning({ id: invitations.id });
  return renewed ? findByLink(db, link.tokenHash) : null;
}

/** What the link of an invitation leads to, whatever became of it; null where it leads to none. */
export async function findByLink(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({
      id: invitations.id,
      organisationId: invitations.organisationId,
      organisationName: organisations.name,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      revokedAt: invitations.revokedAt,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}
export type LinkedInvitation = NonNullable<Awaited<ReturnType<typeof findByLink>>>;

export async function markAccepted(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(invitations).set({ acceptedAt: now }).where(eq(invitations.id, id));
}

/** Businesses that bear their owner's name and have nobody else: a sign-up makes such a one. */
export async function listOwnNamed(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(
      and(
        eq(users.id, userId),
        eq(organisations.name, users.name),
        sql`not exists (select 1 from ${members} other
          where other.organisation_id = ${organisations.id} and other.user_id <> ${userId})`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether nothing was ever kept for a business: no assistant, nothing bought, nobody invited, no caller. */
export async function isUnused(db: Executor, organisationId: string): Promise<boolean> {
  const [first, second, ...more] = tablesOfBusiness.map(({ table, column }) =>
    db.select({ found: sql<number>`1` }).from(table).where(eq(column, organisationId)),
  );
  if (!first || !second) throw new Error('the schema has no tables of businesses');
  const rows = await union(first, second, ...more).limit(1);
  return rows.length === 0;
}

/** Forgets what was accepted or withdrawn, or ran out, before then. */
export async function forgetInvitations(db: Executor, before: Date): Promise<void> {
  const past: SQL | undefined = or(
    lt(invitations.acceptedAt, before),
    lt(invitations.revokedAt, before),
    and(lt(invitations.expiresAt, before), isOpen),
  );
  await db.delete(invitations).where(past);
}

/** Forgets what names an address that is nobody's any more. */
export async function forgetInvited(tx: Transaction, email: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.email, email));
}
