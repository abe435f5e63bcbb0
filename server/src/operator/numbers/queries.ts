import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  assistants,
  lines,
  locations,
  operatorMarks,
  organisations,
  suspensions,
  users,
} from '../../db/schema.ts';
import { FETCHED_ROWS } from '../page.ts';
import { before } from '../queries.ts';

export type NumberRow = typeof lines.$inferSelect;

const sipLines = alias(lines, 'sip_lines');
const numberLines = alias(lines, 'number_lines');

/** The first line of a kind that points at an assistant: one with two addresses is one assistant still. */
const firstOf = (line: { readonly id: PgColumn }, kind: 'sip' | 'number'): SQL =>
  sql`${line.id} = (select first.id from ${lines} first
    where first.assistant_row_id = ${assistants.id} and first.kind = ${kind}
    order by first.assigned_at, first.id limit 1)`;

/** Published assistants without a number, newest first. */
export function listRequests(db: Executor, cursor: string | undefined) {
  return db
    .select({
      id: assistants.id,
      assistant: assistants,
      country: locations.country,
      sip: sipLines,
      ownerName: users.name,
      ownerEmail: users.email,
      isDone: sql<boolean>`${operatorMarks.subjectId} is not null`,
    })
    .from(assistants)
    .innerJoin(locations, eq(locations.id, assistants.locationId))
    .innerJoin(organisations, eq(organisations.id, assistants.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .innerJoin(sipLines, firstOf(sipLines, 'sip'))
    .leftJoin(numberLines, firstOf(numberLines, 'number'))
    .leftJoin(
      operatorMarks,
      and(eq(operatorMarks.kind, 'request'), eq(operatorMarks.subjectId, assistants.id)),
    )
    .where(and(isNull(numberLines.id), before(assistants.id, cursor)))
    .orderBy(desc(assistants.id))
    .limit(FETCHED_ROWS);
}

const withAnswering = (db: Executor) =>
  db
    .select({
      id: lines.id,
      row: lines,
      assistantName: assistants.name,
      ownerEmail: users.email,
      suspendedAt: suspensions.createdAt,
    })
    .from(lines)
    .leftJoin(assistants, eq(assistants.id, lines.assistantRowId))
    .leftJoin(organisations, eq(organisations.id, lines.organisationId))
    .leftJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id));

const isNumber = eq(lines.kind, 'number');

export type NumberWithAnswering = Awaited<ReturnType<typeof listNumbers>>[number];

export function listNumbers(db: Executor, cursor: string | undefined) {
  return withAnswering(db)
    .where(and(isNumber, before(lines.id, cursor)))
    .orderBy(desc(lines.id))
    .limit(FETCHED_ROWS);
}

export async function findNumber(db: Executor, id: string): Promise<NumberWithAnswering | null> {
  const [row] = await withAnswering(db).where(and(isNumber, eq(lines.id, id)));
  return row ?? null;
}

/** An assistant with its owner, whether the account is suspended, and the number it has. */
export async function findAssistantForNumber(db: Executor, assistantRowId: string) {
  const [row] = await db
    .select({
      assistant: assistants,
      ownerEmail: users.email,
      suspendedAt: suspensions.createdAt,
      publishedId: sipLines.voiceNumberId,
      number: numberLines.address,
    })
    .from(assistants)
    .innerJoin(organisations, eq(organisations.id, assistants.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .leftJoin(sipLines, firstOf(sipLines, 'sip'))
    .leftJoin(numberLines, firstOf(numberLines, 'number'))
    .where(eq(assistants.id, assistantRowId));
  return row ?? null;
}

export async function findByNumber(db: Executor, number: string): Promise<NumberRow | null> {
  const [row] = await db
    .select()
    .from(lines)
    .where(and(isNumber, eq(lines.address, number)));
  return row ?? null;
}

/** Gives the number to an assistant, whether it was known before or not. */
export async function putNumber(
  tx: Transaction,
  values: {
    readonly number: string;
    readonly voiceNumberId: string;
    readonly assistantRowId: string;
    readonly organisationId: string;
    readonly now: Date;
  },
): Promise<string> {
  const { number, now, ...given } = values;
  const [row] = await tx
    .insert(lines)
    .values({ kind: 'number', address: number, createdAt: now, assignedAt: now, ...given })
    .onConflictDoUpdate({
      target: lines.address,
      targetWhere: sql`${lines.kind} = 'number'`,
      set: { ...given, assignedAt: now },
    })
    .returning({ id: lines.id });
  if (!row) throw new Error('a number was not kept');
  return row.id;
}

export async function freeNumber(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(lines)
    .set({ organisationId: null, assistantRowId: null, assignedAt: null })
    .where(and(isNumber, eq(lines.id, id)));
}

export async function deleteNumberRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(lines).where(and(isNumber, eq(lines.id, id)));
}
