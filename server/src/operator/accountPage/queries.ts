import { desc, eq, inArray, max } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  accountNotes,
  assistants,
  lines,
  members,
  organisations,
  sessions,
  subscriptions,
  users,
} from '../../db/schema.ts';

export type NoteRow = typeof accountNotes.$inferSelect;

/** Every business in which an account works, with what it has bought; the oldest first. */
export function listBusinesses(db: Executor, userId: string) {
  return db
    .select({
      id: organisations.id,
      name: organisations.name,
      role: members.role,
      ownerId: organisations.ownerId,
      createdAt: organisations.createdAt,
      bought: subscriptions,
    })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .leftJoin(subscriptions, eq(subscriptions.organisationId, organisations.id))
    .where(eq(members.userId, userId))
    .orderBy(organisations.createdAt, organisations.id);
}
export type BusinessRow = Awaited<ReturnType<typeof listBusinesses>>[number];

/** Who works for some businesses, by when they came. */
export function listMembersOf(db: Executor, organisationIds: readonly string[]) {
  return db
    .select({
      organisationId: members.organisationId,
      userId: members.userId,
      fullName: users.name,
      email: users.email,
      role: members.role,
      joinedAt: members.joinedAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(inArray(members.organisationId, [...organisationIds]))
    .orderBy(members.joinedAt, members.userId);
}

/** The addresses of some businesses, with who answers there. */
export function listLinesOf(db: Executor, organisationIds: readonly string[]) {
  return db
    .select({
      organisationId: lines.organisationId,
      id: lines.id,
      kind: lines.kind,
      address: lines.address,
      assistantName: assistants.name,
    })
    .from(lines)
    .leftJoin(assistants, eq(assistants.id, lines.assistantRowId))
    .where(inArray(lines.organisationId, [...organisationIds]))
    .orderBy(lines.assignedAt, lines.id);
}

/** When a device that is signed in was used last; null where none is. */
export async function findLastSeen(db: Executor, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(sessions.seenAt) })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return row?.at ?? null;
}

/** What operators wrote down about an account, the newest first. */
export function listNotes(db: Executor, userId: string): Promise<NoteRow[]> {
  return db
    .select()
    .from(accountNotes)
    .where(eq(accountNotes.userId, userId))
    .orderBy(desc(accountNotes.id));
}

export async function insertNote(
  tx: Transaction,
  values: typeof accountNotes.$inferInsert,
): Promise<NoteRow> {
  const [row] = await tx.insert(accountNotes).values(values).returning();
  if (!row) throw new Error('insert into account_notes gave no row');
  return row;
}

/** Takes a note away. @returns whose account it was about; null where there is no such note */
export async function deleteNote(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(accountNotes)
    .where(eq(accountNotes.id, id))
    .returning({ userId: accountNotes.userId });
  return row?.userId ?? null;
}
