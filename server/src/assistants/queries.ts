import type { FirstSteps } from '@belldesk/contract/product/assistant';
import { and, asc, desc, eq, exists, getTableColumns, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/client.ts';
import { assistantOwners, assistants, callLogs, lines, locations, sessions } from '../db/schema.ts';
import { NO_ZONE } from '../organisations/locations/queries.ts';

/** An assistant with what it has of its location. */
export type AssistantRow = typeof assistants.$inferSelect & {
  readonly locationName: string;
  readonly address: string | null;
  readonly timeZone: string;
  readonly country: string | null;
};
export type NewAssistantRow = typeof assistants.$inferInsert;

const rows = (db: Executor) =>
  db
    .select({
      ...getTableColumns(assistants),
      locationName: locations.name,
      address: locations.address,
      timeZone: sql<string>`coalesce(${locations.timeZone}, ${NO_ZONE})`,
      country: locations.country,
    })
    .from(assistants)
    .innerJoin(locations, eq(locations.id, assistants.locationId));

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
  const [row] = await rows(db)
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
  return rows(db)
    .where(eq(assistants.organisationId, organisationId))
    .orderBy(asc(assistants.createdAt), asc(assistants.id));
}

/** The assistants of a location, oldest first. */
export function listAt(
  db: Executor,
  { organisationId, locationId }: { readonly organisationId: string; readonly locationId: string },
): Promise<AssistantRow[]> {
  return rows(db)
    .where(
      and(eq(assistants.organisationId, organisationId), eq(assistants.locationId, locationId)),
    )
    .orderBy(asc(assistants.createdAt), asc(assistants.id));
}

export async function findOwn(
  db: Executor,
  { id, organisationId }: { id: string; organisationId: string },
): Promise<AssistantRow | null> {
  const [row] = await rows(db).where(
    and(eq(assistants.id, id), eq(assistants.organisationId, organisationId)),
  );
  return row ?? null;
}

/** By the id on the voice platform. */
export async function findOwnByAssistantId(
  db: Executor,
  { assistantId, organisationId }: { assistantId: string; organisationId: string },
): Promise<AssistantRow | null> {
  const [row] = await rows(db).where(
    and(eq(assistants.assistantId, assistantId), eq(assistants.organisationId, organisationId)),
  );
  return row ?? null;
}

/** An assistant of the business that was made of the same input after `since`. */
export async function findMadeOf(
  db: Executor,
  { organisationId, inputHash, since }: { organisationId: string; inputHash: string; since: Date },
): Promise<AssistantRow | null> {
  const [row] = await rows(db)
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
  const { assistantId, organisationId, locationId, createdAt } = values;
  await tx.insert(assistantOwners).values({ assistantId, organisationId, locationId, createdAt });
  const [made] = await tx.insert(assistants).values(values).returning({ id: assistants.id });
  const row = made && (await findOwn(tx, { id: made.id, organisationId }));
  if (!row) throw new Error('insert into assistants gave no row');
  return row;
}

/**
 * Changes the row if it still is as the owner saw it; null when it changed meanwhile. Calls that it took are read where
 * it answers from then on, and so are those of who stood in for it.
 */
export async function changeAssistant(
  tx: Transaction,
  seen: { id: string; organisationId: string; updatedAt: Date },
  changes: Partial<NewAssistantRow> & { updatedAt: Date },
): Promise<AssistantRow | null> {
  const { id, organisationId } = seen;
  const [changed] = await tx
    .update(assistants)
    .set({ ...changes, version: sql`${assistants.version} + 1` })
    .where(
      and(
        eq(assistants.id, id),
        eq(assistants.organisationId, organisationId),
        eq(assistants.updatedAt, seen.updatedAt),
      ),
    )
    .returning({ assistantId: assistants.assistantId, locationId: assistants.locationId });
  if (!changed) return null;
  if (changes.locationId !== undefined)
    await tx
      .update(assistantOwners)
      .set({ locationId: changed.locationId })
      .where(
        and(
          eq(assistantOwners.organisationId, organisationId),
          or(
            eq(assistantOwners.assistantId, changed.assistantId),
            eq(assistantOwners.standsInFor, changed.assistantId),
          ),
        ),
      );
  return findOwn(tx, { id, organisationId });
}

export function listAssistants(db: Executor): Promise<AssistantRow[]> {
  return rows(db);
}

/** Whose assistant it is or was, by its id on the voice platform, and at which location its calls are read. */
export async function findOwner(db: Executor, assistantId: string) {
  const [owner] = await db
    .select({
      organisationId: assistantOwners.organisationId,
      locationId: assistantOwners.locationId,
      standsInFor: assistantOwners.standsInFor,
      timeZone: sql<string>`coalesce(${locations.timeZone}, ${NO_ZONE})`,
      country: locations.country,
    })
    .from(assistantOwners)
    .innerJoin(locations, eq(locations.id, assistantOwners.locationId))
    .where(eq(assistantOwners.assistantId, assistantId));
  return owner ?? null;
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
