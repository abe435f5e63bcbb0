import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { assistants, lines } from '../../db/schema.ts';

export type LineRow = typeof lines.$inferSelect;
export type LineKind = LineRow['kind'];

/** Held until the transaction ends: numbers are given and taken one after the other. */
export async function lockNumbers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('numbers', 0))`);
}

/** Every line of a business, oldest first. */
export function listLines(db: Executor, organisationId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(lines)
    .where(eq(lines.organisationId, organisationId))
    .orderBy(asc(lines.assignedAt), asc(lines.id));
}

/** Lines on which an assistant answers, oldest first. */
export function listLinesOf(db: Executor, assistantRowId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(lines)
    .where(eq(lines.assistantRowId, assistantRowId))
    .orderBy(asc(lines.assignedAt), asc(lines.id));
}

export async function findLine(
  db: Executor,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<LineRow | null> {
  const [row] = await db
    .select()
    .from(lines)
    .where(and(eq(lines.id, id), eq(lines.organisationId, organisationId)));
  return row ?? null;
}

/** The line of a kind that has waited longest for an assistant of its business. */
export async function findWaiting(
  tx: Transaction,
  organisationId: string,
  kind: LineKind,
): Promise<LineRow | null> {
  const [row] = await tx
    .select()
    .from(lines)
    .where(
      and(
        eq(lines.organisationId, organisationId),
        eq(lines.kind, kind),
        isNull(lines.assistantRowId),
      ),
    )
    .orderBy(asc(lines.assignedAt), asc(lines.id))
    .limit(1);
  return row ?? null;
}

/** Keeps an address under which an assistant was published. */
export async function insertSipLine(
  tx: Transaction,
  line: {
    readonly address: string;
    readonly voiceNumberId: string;
    readonly organisationId: string;
    readonly assistantRowId: string;
    readonly now: Date;
  },
): Promise<LineRow> {
  const { now, ...values } = line;
  const [row] = await tx
    .insert(lines)
    .values({ ...values, kind: 'sip', assignedAt: now, createdAt: now })
    .returning();
  if (!row) throw new Error('insert into lines gave no row');
  return row;
}

/** Points lines of a business at an assistant of the same; whoever calls it has looked that it is. */
export async function pointLines(
  tx: Transaction,
  what: {
    readonly ids: readonly string[];
    readonly organisationId: string;
    readonly assistantRowId: string;
  },
): Promise<void> {
  const { ids, organisationId, assistantRowId } = what;
  if (ids.length === 0) return;
  await tx
    .update(lines)
    .set({ assistantRowId })
    .where(and(inArray(lines.id, [...ids]), eq(lines.organisationId, organisationId)));
}

/** The platform's host or port has changed, and with it a published address. */
export async function changeAddress(db: Executor, id: string, address: string): Promise<void> {
  await db.update(lines).set({ address }).where(eq(lines.id, id));
}

/** Every published address that stands. */
export function listSipLines(db: Executor): Promise<LineRow[]> {
  return db.select().from(lines).where(eq(lines.kind, 'sip'));
}

/** Ids on the voice platform of every line of a business. */
export async function listVoiceNumbers(db: Executor, organisationId: string): Promise<string[]> {
  const rows = await listLines(db, organisationId);
  return rows.flatMap(({ voiceNumberId }) => voiceNumberId ?? []);
}

/** Which of these are lines of ours already, by their ids on the platform. */
export async function listKnown(
  db: Executor,
  voiceNumberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (voiceNumberIds.length === 0) return new Set();
  const rows = await db
    .select({ voiceNumberId: lines.voiceNumberId })
    .from(lines)
    .where(inArray(lines.voiceNumberId, [...voiceNumberIds]));
  return new Set(rows.flatMap(({ voiceNumberId }) => voiceNumberId ?? []));
}

/** Lines of a business with the names of who answers, oldest first. */
export function listAnswered(db: Executor, organisationId: string) {
  return db
    .select({ line: lines, assistantName: assistants.name })
    .from(lines)
    .leftJoin(assistants, eq(assistants.id, lines.assistantRowId))
    .where(eq(lines.organisationId, organisationId))
    .orderBy(asc(lines.assignedAt), asc(lines.id));
}

/** Before businesses are deleted: their published addresses go, their numbers are free. */
export async function releaseLines(
  tx: Transaction,
  organisationIds: readonly string[],
): Promise<void> {
  const theirs = inArray(lines.organisationId, [...organisationIds]);
  await tx.delete(lines).where(and(theirs, eq(lines.kind, 'sip')));
  await tx
    .update(lines)
    .set({ organisationId: null, assistantRowId: null, assignedAt: null })
    .where(theirs);
}

/** Whether a number is free, or nobody's any more. */
export async function isFree(db: Executor, voiceNumberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.voiceNumberId, voiceNumberId), isNotNull(lines.organisationId)));
  return rows.length === 0;
}
