import type { MemberRole } from '@belldesk/contract/product/roles';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Membership } from '../access/requireMember.ts';
import type { Executor, Transaction } from '../db/client.ts';
import { members, organisations, sessions } from '../db/schema.ts';
import { insertLocation } from './locations/queries.ts';

/** Its name until its owner gives it another; migration 0030 named those of before the same. */
const FIRST_LOCATION = 'Main location';

/** The business that a session has chosen; else the latest that its member was in; null where there is none. */
export async function findMembership(
  db: Executor,
  userId: string,
  sessionId: string | null,
): Promise<Membership | null> {
  const chosen = sql`(select ${sessions.organisationId} from ${sessions} where ${sessions.id} = ${sessionId})`;
  const [row] = await db
    .select({ organisationId: members.organisationId, role: members.role })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(
      desc(sql`${members.organisationId} is not distinct from ${chosen}`),
      desc(members.chosenAt),
    )
    .limit(1);
  return row ?? null;
}

/** Every business of an account, the latest chosen first. */
export function listMemberships(db: Executor, userId: string) {
  return db
    .select({ id: organisations.id, name: organisations.name, role: members.role })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(eq(members.userId, userId))
    .orderBy(desc(members.chosenAt), organisations.id);
}

/**
 * A business of its own for an account that has none. Two at the same moment make one: the account's row is locked.
 * @returns the account's business, made now or found
 */
export async function addOrganisation(
  tx: Transaction,
  made: {
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly now: Date;
  },
): Promise<void> {
  const { id, ownerId, name, now } = made;
  await tx.insert(organisations).values({ id, name, ownerId, createdAt: now, updatedAt: now });
  await insertLocation(tx, {
    organisationId: id,
    name: FIRST_LOCATION,
    createdAt: now,
    updatedAt: now,
  });
  await tx
    .insert(members)
    .values({ organisationId: id, userId: ownerId, role: 'owner', joinedAt: now, chosenAt: now });
}

/** A business of an account; null where it is no member. */
export async function findMine(
  db: Executor,
  { organisationId, userId }: { readonly organisationId: string; readonly userId: string },
) {
  const [row] = await db
    .select({ id: organisations.id, name: organisations.name, role: members.role })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(and(eq(members.organisationId, organisationId), eq(members.userId, userId)));
  return row ?? null;
}

/** Before another business is chosen: sessions that have chosen nothing stay in the one that they were led to. */
export async function pinSessions(tx: Transaction, userId: string): Promise<void> {
  const now = await findMembership(tx, userId, null);
  if (!now) return;
  await tx
    .update(sessions)
    .set({ organisationId: now.organisationId })
    .where(and(eq(sessions.userId, userId), isNull(sessions.organisationId)));
}

/** Keeps which business a member has chosen, in their session and for later ones. */
export async function setChoice(
  tx: Transaction,
  choice: {
    readonly organisationId: string;
    readonly userId: string;
    readonly sessionId: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const { organisationId, userId, sessionId, now } = choice;
  await tx
    .update(members)
    .set({ chosenAt: now })
    .where(and(eq(members.organisationId, organisationId), eq(members.userId, userId)));
  if (sessionId !== null)
    await tx.update(sessions).set({ organisationId }).where(eq(sessions.id, sessionId));
}

export async function renameOrganisation(
  tx: Transaction,
  renamed: { readonly id: string; readonly name: string; readonly now: Date },
): Promise<void> {
  const { id, name, now } = renamed;
  await tx.update(organisations).set({ name, updatedAt: now }).where(eq(organisations.id, id));
}

/** The role of an account in a business; null where it is no member. */
export async function findRole(
  db: Executor,
  { organisationId, userId }: { readonly organisationId: string; readonly userId: string },
): Promise<MemberRole | null> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.userId, userId)));
  return row?.role ?? null;
}

/** Businesses of which an account is an owner, oldest first. */
export async function listOwned(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(members, eq(members.organisationId, organisations.id))
    .where(and(eq(members.userId, userId), eq(members.role, 'owner')))
    .orderBy(organisations.createdAt, organisations.id);
  return rows.map(({ id }) => id);
}

const otherOwner = (userId: string) =>
  sql`(select other.user_id from ${members} other
    where other.organisation_id = ${organisations.id} and other.role = 'owner' and other.user_id <> ${userId}
    order by other.joined_at, other.user_id limit 1)`;

/** Businesses of which an account is the only owner: they go when it goes. */
export async function listSolelyOwned(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.ownerId, userId), sql`${otherOwner(userId)} is null`))
    .orderBy(organisations.createdAt, organisations.id);
  return rows.map(({ id }) => id);
}

/** The businesses that an account answers for and that have another owner are that one's from now on. */
export async function handOver(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(organisations)
    .set({ ownerId: otherOwner(userId) })
    .where(eq(organisations.ownerId, userId));
}

/** Deletes businesses in which nothing was ever kept. */
export async function deleteUnused(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(organisations).where(inArray(organisations.id, [...ids]));
}
