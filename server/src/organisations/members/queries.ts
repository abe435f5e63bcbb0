import type { MemberRole } from '@belldesk/contract/product/roles';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { members, organisations, users } from '../../db/schema.ts';

/**
 * Holds businesses until the transaction ends, in one order, so that what changes their members comes one after the
 * other. Rows that only name them are made meanwhile.
 */
export function lockOrganisations(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({ id: organisations.id, name: organisations.name, ownerId: organisations.ownerId })
    .from(organisations)
    .where(inArray(organisations.id, [...ids]))
    .orderBy(organisations.id)
    .for('no key update');
}

/** Every business of an account, by id. */
export async function listOrganisationIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: members.organisationId })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(members.organisationId);
  return rows.map(({ id }) => id);
}

/** Whoever else works for some businesses. */
export async function listColleagues(
  db: Executor,
  of: { readonly userId: string; readonly organisationIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: members.userId })
    .from(members)
    .where(
      and(inArray(members.organisationId, [...of.organisationIds]), ne(members.userId, of.userId)),
    );
  return rows.map(({ userId }) => userId);
}

const shown = {
  userId: members.userId,
  fullName: users.name,
  email: users.email,
  role: members.role,
  joinedAt: members.joinedAt,
};
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

const rank = sql`array_position(array['owner', 'manager', 'staff'], ${members.role})`;

/** Who works for a business: owners first, then by when they came. */
export function listMembers(db: Executor, organisationId: string) {
  return db
    .select(shown)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.organisationId, organisationId))
    .orderBy(rank, members.joinedAt, members.userId);
}

interface One {
  readonly organisationId: string;
  readonly userId: string;
}

const one = ({ organisationId, userId }: One) =>
  and(eq(members.organisationId, organisationId), eq(members.userId, userId));

export async function findMember(db: Executor, who: One): Promise<MemberRow | null> {
  const [row] = await db
    .select(shown)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(one(who));
  return row ?? null;
}

/** Whether an address, in lower case, is a member's. */
export async function isMembersAddress(
  db: Executor,
  { organisationId, email }: { readonly organisationId: string; readonly email: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organisationId, organisationId), eq(users.email, email)));
  return rows.length > 0;
}

export async function countMembers(db: Executor, organisationId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(members)
    .where(eq(members.organisationId, organisationId));
  return row?.count ?? 0;
}

/** Whether a business has an owner beside this account. */
export async function hasOtherOwner(db: Executor, { organisationId, userId }: One) {
  const rows = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.organisationId, organisationId),
        eq(members.role, 'owner'),
        ne(members.userId, userId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Who is a member already stays what they are. */
export async function insertMember(
  tx: Transaction,
  values: One & { readonly role: MemberRole; readonly now: Date },
): Promise<void> {
  const { now, ...member } = values;
  await tx
    .insert(members)
    .values({ ...member, joinedAt: now, chosenAt: now })
    .onConflictDoNothing();
}

export async function setRole(tx: Transaction, who: One, role: MemberRole): Promise<void> {
  await tx.update(members).set({ role }).where(one(who));
  await settleOwner(tx, who.organisationId);
}

export async function deleteMember(tx: Transaction, who: One): Promise<void> {
  await tx.delete(members).where(one(who));
  await settleOwner(tx, who.organisationId);
}

/** Where the one who answers for a business is no owner any more, the oldest other owner does from now on. */
async function settleOwner(tx: Transaction, organisationId: string): Promise<void> {
  const owners = sql`select owner.user_id from ${members} owner
    where owner.organisation_id = ${organisations.id} and owner.role = 'owner'`;
  await tx
    .update(organisations)
    .set({ ownerId: sql`(${owners} order by owner.joined_at, owner.user_id limit 1)` })
    .where(
      and(eq(organisations.id, organisationId), sql`${organisations.ownerId} not in (${owners})`),
    );
}
