import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import {
  assistants,
  numbers,
  operatorMarks,
  organisations,
  suspensions,
  users,
} from '../../../db/schema.ts';
import { FETCHED_ROWS } from '../page.ts';
import { before } from '../queries.ts';

export type NumberRow = typeof numbers.$inferSelect;

/** Published assistants without a number, newest first. */
export function listRequests(db: Executor, cursor: string | undefined) {
  return db
    .select({
      id: assistants.id,
      assistant: assistants,
      ownerName: users.name,
      ownerEmail: users.email,
      isDone: sql<boolean>`${operatorMarks.subjectId} is not null`,
    })
    .from(assistants)
    .innerJoin(organisations, eq(organisations.id, assistants.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(numbers, eq(numbers.assistantRowId, assistants.id))
    .leftJoin(
      operatorMarks,
      and(eq(operatorMarks.kind, 'request'), eq(operatorMarks.subjectId, assistants.id)),
    )
    .where(
      and(isNotNull(assistants.publishedAt), isNull(numbers.id), before(assistants.id, cursor)),
    )
    .orderBy(desc(assistants.id))
    .limit(FETCHED_ROWS);
}

const withAnswering = (db: Executor) =>
  db
    .select({
      id: numbers.id,
      row: numbers,
      assistantName: assistants.name,
      ownerEmail: users.email,
      suspendedAt: suspensions.createdAt,
    })
    .from(numbers)
    .leftJoin(assistants, eq(assistants.id, numbers.assistantRowId))
    .leftJoin(organisations, eq(organisations.id, assistants.organisationId))
    .leftJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id));

export type NumberWithAnswering = Awaited<ReturnType<typeof listNumbers>>[number];

export function listNumbers(db: Executor, cursor: string | undefined) {
  return withAnswering(db)
    .where(before(numbers.id, cursor))
    .orderBy(desc(numbers.id))
    .limit(FETCHED_ROWS);
}

export async function findNumber(db: Executor, id: string): Promise<NumberWithAnswering | null> {
  const [row] = await withAnswering(db).where(eq(numbers.id, id));
  return row ?? null;
}

/** Held until the transaction ends: numbers are given and taken one after the other. */
export async function lockNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('numbers', 0))`);
}

/** An assistant with its owner, whether the account is suspended, and the number it has. */
export async function findAssistantForNumber(db: Executor, assistantRowId: string) {
  const [row] = await db
    .select({
      assistant: assistants,
      ownerEmail: users.email,
      suspendedAt: suspensions.createdAt,
      number: numbers.number,
    })
    .from(assistants)
    .innerJoin(organisations, eq(organisations.id, assistants.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .leftJoin(numbers, eq(numbers.assistantRowId, assistants.id))
    .where(eq(assistants.id, assistantRowId));
  return row ?? null;
}

export async function findByNumber(db: Executor, number: string): Promise<NumberRow | null> {
  const [row] = await db.select().from(numbers).where(eq(numbers.number, number));
  return row ?? null;
}

/** Gives the number to an assistant, whether it was known before or not. */
export async function putNumber(
  tx: Transaction,
  values: {
    readonly number: string;
    readonly voiceNumberId: string;
    readonly assistantRowId: string;
    readonly now: Date;
  },
): Promise<string> {
  const { number, now, ...given } = values;
  const [row] = await tx
    .insert(numbers)
    .values({ number, createdAt: now, assignedAt: now, ...given })
    .onConflictDoUpdate({ target: numbers.number, set: { ...given, assignedAt: now } })
    .returning({ id: numbers.id });
  if (!row) throw new Error('a number was not kept');
  return row.id;
}

export async function freeNumber(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(numbers)
    .set({ assistantRowId: null, assignedAt: null })
    .where(eq(numbers.id, id));
}

export async function deleteNumberRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(numbers).where(eq(numbers.id, id));
}

/** The number of a business's assistant, or null. */
export async function findNumberOf(db: Executor, organisationId: string): Promise<string | null> {
  const [row] = await db
    .select({ number: numbers.number })
    .from(numbers)
    .innerJoin(assistants, eq(assistants.id, numbers.assistantRowId))
    .where(eq(assistants.organisationId, organisationId));
  return row?.number ?? null;
}

/** Whether the account is suspended, and the addresses of its businesses on the voice platform with who answers on them. */
export async function findAddressesOf(db: Executor, userId: string) {
  const [suspension] = await db
    .select({ createdAt: suspensions.createdAt })
    .from(suspensions)
    .where(eq(suspensions.userId, userId));
  const rows = await db
    .select({
      organisationId: assistants.organisationId,
      assistantId: assistants.assistantId,
      published: assistants.voiceNumberId,
      assigned: numbers.voiceNumberId,
    })
    .from(assistants)
    .leftJoin(numbers, eq(numbers.assistantRowId, assistants.id))
    .where(
      and(
        inArray(
          assistants.organisationId,
          db
            .select({ id: organisations.id })
            .from(organisations)
            .where(eq(organisations.ownerId, userId)),
        ),
        or(isNotNull(assistants.voiceNumberId), isNotNull(numbers.voiceNumberId)),
      ),
    );
  return { isSuspended: suspension !== undefined, rows };
}
