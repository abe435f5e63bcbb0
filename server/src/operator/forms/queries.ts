import type { MarkKind } from '@belldesk/contract/product/operator';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/client.ts';
import {
  contactMessages,
  demoRequests,
  leads,
  operatorMarks,
  subscribers,
} from '../../db/schema.ts';
import { FETCHED_ROWS } from '../page.ts';
import { before } from '../queries.ts';

const isDone = sql<boolean>`${operatorMarks.subjectId} is not null`;
const markOf = (kind: MarkKind, id: PgColumn) =>
  and(eq(operatorMarks.kind, kind), eq(operatorMarks.subjectId, id));

export function listContacts(db: Executor, cursor: string | undefined) {
  return db
    .select({ id: contactMessages.id, contact: contactMessages, isDone })
    .from(contactMessages)
    .leftJoin(operatorMarks, markOf('contact', contactMessages.id))
    .where(before(contactMessages.id, cursor))
    .orderBy(desc(contactMessages.id))
    .limit(FETCHED_ROWS);
}

export function listDemos(db: Executor, cursor: string | undefined) {
  return db
    .select({ id: demoRequests.id, demo: demoRequests, isDone })
    .from(demoRequests)
    .leftJoin(operatorMarks, markOf('demo', demoRequests.id))
    .where(before(demoRequests.id, cursor))
    .orderBy(desc(demoRequests.id))
    .limit(FETCHED_ROWS);
}

export function listLeads(db: Executor, cursor: string | undefined) {
  return db
    .select({ id: leads.id, lead: leads, isDone })
    .from(leads)
    .leftJoin(operatorMarks, markOf('lead', leads.id))
    .where(before(leads.id, cursor))
    .orderBy(desc(leads.id))
    .limit(FETCHED_ROWS);
}

export async function insertMark(
  db: Executor,
  mark: typeof operatorMarks.$inferInsert,
): Promise<void> {
  await db.insert(operatorMarks).values(mark).onConflictDoNothing();
}

export async function deleteMark(db: Executor, kind: MarkKind, subjectId: string): Promise<void> {
  await db
    .delete(operatorMarks)
    .where(and(eq(operatorMarks.kind, kind), eq(operatorMarks.subjectId, subjectId)));
}

export function listSubscribers(db: Executor, cursor: string | undefined) {
  return db
    .select()
    .from(subscribers)
    .where(before(subscribers.id, cursor))
    .orderBy(desc(subscribers.id))
    .limit(FETCHED_ROWS);
}

/** Who asked for the newsletter, confirmed it and still wants it. */
export function listConfirmed(db: Executor) {
  return db
    .select({ email: subscribers.email, confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(isNotNull(subscribers.confirmedAt), sql`${subscribers.unsubscribedAt} is null`))
    .orderBy(subscribers.email);
}
