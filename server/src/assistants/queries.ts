import type { FirstSteps } from '@belldesk/contract/product/assistant';
import { and, asc, desc, eq, exists, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { assistantOwners, assistants, callLogs, lines, sessions } from '../db/schema.ts';
import { findCountry } from '../organisations/queries.ts';

export type AssistantRow = typeof assistants.$inferSelect;
export type NewAssistantRow = typeof assistants.$inferInsert;

/** Which of the assistants of a business somebody looks at. */
export interface Chosen {
  readonly organisationId: string;
  /** The browser that asks; null where none does. */
  readonly sessionId: string | null;
}

/** The one that a browser has chosen, else the newest; null where the business has none. */
export async function findCurrent(
  db: Executor,
  { organisationId, sessionId }: Chosen,
): Promise<AssistantRow | null> {
  const chosen = sql`(select ${sessions.assistantRowId} from ${sessions} where ${sessions.id} = ${sessionId})`;
  const [row] = await db
    .select()
    .from(assistants)
    .where(eq(assistants.organisationId, organisationId))
    .orderBy(
      desc(sql`${assistants.id} is not distinct from ${chosen}`),
      desc(assistants.createdAt),
      desc(assistants.id),
    )
    .limit(1);
  return row ?? null;
}

/** What a browser shows from now on. */
export async function chooseAssistant(
  db: Executor,
  { sessionId, assistantRowId }: { readonly sessionId: string; readonly assistantRowId: string },
): Promise<void> {
  await db.update(sessions).set({ assistantRowId }).where(eq(sessions.id, sessionId));
}

/** Every assistant of a business, oldest first. */
export function listOf(db: Executor, organisationId: string): Promise<AssistantRow[]> {
  return db
    .select()
    .from(assistants)
    .where(eq(assistants.organisationId, organisationId))
    .orderBy(asc(assistants.createdAt), asc(assistants.id));
}

export async function findOwn(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<AssistantRow | null> {
  const [row] = await db
    .select()
    .from(assistants)
    .where(and(eq(assistants.id, id), eq(assistants.organisationId, organisationId)));
  return row ?? null;
}

/** By the id on the voice platform. */
export async function findOwnByAssistantId(
  db: Executor,
  { assistantId, organisationId }: { assistantId: string; organisationId: string },
): Promise<AssistantRow | null> {
  const [row] = await db
    .select()
    .from(assistants)
    .where(
      and(eq(assistants.assistantId, assistantId), eq(assistants.organisationId, organisationId)),
    );
  return row ?? null;
}

/** An assistant of the business that was made of the same input after `since`. */
export async function findMadeOf(
  db: Executor,
  { organisationId, inputHash, since }: { organisationId: string; inputHash: string; since: Date },
): Promise<AssistantRow | null> {
  const [row] = await db
    .select()
    .from(assistants)
    .where(
      and(
        eq(assistants.organisationId, organisationId),
        eq(assistants.inputHash, inputHash),
        gt(assistants.createdAt, since),
      ),
    )
    .orderBy(desc(assistants.createdAt))
    .limit(1);
  return row ?? null;
}

/** Deletes an assistant; its lines stay with the business and wait. */
export async function deleteAssistantRow(
  tx: Transaction,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<void> {
  await tx
    .delete(assistants)
    .where(and(eq(assistants.id, id), eq(assistants.organisationId, organisationId)));
}

export async function insertAssistant(
  tx: Transaction,
  values: NewAssistantRow,
): Promise<AssistantRow> {
  await tx.insert(assistantOwners).values({
    assistantId: values.assistantId,
    organisationId: values.organisationId,
    timeZone: values.timeZone,
    createdAt: values.createdAt,
  });
  const [row] = await tx.insert(assistants).values(values).returning();
  if (!row) throw new Error('insert into assistants gave no row');
  return row;
}

/** Changes the row if it still is as the owner saw it; null when it changed meanwhile. */
export async function changeAssistant(
  tx: Transaction,
  seen: { id: string; organisationId: string; updatedAt: Date },
  changes: Partial<NewAssistantRow> & { updatedAt: Date },
): Promise<AssistantRow | null> {
  const [row] = await tx
    .update(assistants)
    .set({ ...changes, version: sql`${assistants.version} + 1` })
    .where(
      and(
        eq(assistants.id, seen.id),
        eq(assistants.organisationId, seen.organisationId),
        eq(assistants.updatedAt, seen.updatedAt),
      ),
    )
    .returning();
  return row ?? null;
}

export function listAssistants(db: Executor): Promise<AssistantRow[]> {
  return db.select().from(assistants);
}

/**
 * Whose assistant it is or was, by its id on the voice platform, and where it answers: in its own country, or in that
 * of its business where it is gone.
 */
export async function findOwner(db: Executor, assistantId: string) {
  const [owner] = await db
    .select({
      organisationId: assistantOwners.organisationId,
      timeZone: assistantOwners.timeZone,
      standsInFor: assistantOwners.standsInFor,
      presentId: assistants.id,
      country: assistants.country,
    })
    .from(assistantOwners)
    .leftJoin(
      assistants,
      sql`${assistants.assistantId} = coalesce(${assistantOwners.standsInFor}, ${assistantOwners.assistantId})`,
    )
    .where(eq(assistantOwners.assistantId, assistantId));
  if (!owner) return null;
  const { presentId, ...whose } = owner;
  if (presentId !== null) return whose;
  return { ...whose, country: await findCountry(db, whose.organisationId) };
}

/** What an owner has done so far. Whoever is called has tested: what comes after is not looked for. */
export async function countFirstSteps(db: Executor, organisationId: string): Promise<FirstSteps> {
  const ofType = (type: 'phone' | 'browser') =>
    db
      .select({ id: callLogs.id })
      .from(callLogs)
      .where(and(eq(callLogs.organisationId, organisationId), eq(callLogs.type, type)))
      .limit(1);
  if ((await ofType('phone')).length > 0)
    return { described: true, tested: true, published: true, called: true };
  const published = db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.organisationId, organisationId), isNotNull(lines.assistantRowId)));
  const [own] = await db
    .select({
      published: exists(published).mapWith(Boolean),
      tested: exists(ofType('browser')).mapWith(Boolean),
    })
    .from(assistants)
    .where(eq(assistants.organisationId, organisationId))
    .limit(1);
  return own
    ? { described: true, ...own, called: false }
    : { described: false, tested: false, published: false, called: false };
}
