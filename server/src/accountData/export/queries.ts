import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import type { OwnedTable, Owner } from '../../db/ownedTables.ts';
import { accountExports, callLogs, users } from '../../db/schema.ts';

export type ExportRow = typeof accountExports.$inferSelect;

const ROWS_AT_ONCE = 500;
const unfinished = inArray(accountExports.state, ['waiting', 'running']);

/** @returns the row; null where another export of the account is not finished */
export async function insertExport(
  tx: Transaction,
  values: { readonly userId: string; readonly createdAt: Date },
): Promise<ExportRow | null> {
  const [row] = await tx
    .insert(accountExports)
    .values({ ...values, state: 'waiting' })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The newest whose time is not over. */
export async function findLatest(
  db: Executor,
  userId: string,
  now: Date,
): Promise<ExportRow | null> {
  const isLive = or(isNull(accountExports.expiresAt), gt(accountExports.expiresAt, now));
  const [row] = await db
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.userId, userId), isLive))
    .orderBy(desc(accountExports.createdAt), desc(accountExports.id))
    .limit(1);
  return row ?? null;
}

/** One's own export whose file is there. */
export async function findReady(
  db: Executor,
  asked: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(accountExports)
    .where(
      and(
        eq(accountExports.id, asked.id),
        eq(accountExports.userId, asked.userId),
        gt(accountExports.expiresAt, asked.now),
      ),
    );
  return row ?? null;
}

/** Notes that the making begins (anew). Null where there is nothing to make. */
export async function beginExport(db: Executor, id: string): Promise<ExportRow | null> {
  const [row] = await db
    .update(accountExports)
    .set({
      state: 'running',
      tries: sql`${accountExports.tries} + 1`,
      recordingsDone: 0,
      recordings: 0,
    })
    .where(and(eq(accountExports.id, id), unfinished))
    .returning();
  return row ?? null;
}

export async function noteProgress(
  db: Executor,
  id: string,
  progress: { readonly recordingsDone: number; readonly recordings: number },
): Promise<void> {
  await db
    .update(accountExports)
    .set(progress)
    .where(and(eq(accountExports.id, id), unfinished));
}

/** False where it is ready already, or the account is gone. */
export async function finishExport(
  tx: Transaction,
  id: string,
  made: {
    readonly sizeBytes: number;
    readonly missing: number;
    readonly readyAt: Date;
    readonly expiresAt: Date;
  },
): Promise<boolean> {
  const done = await tx
    .update(accountExports)
    .set({ ...made, state: 'ready' })
    .where(and(eq(accountExports.id, id), unfinished))
    .returning({ id: accountExports.id });
  return done.length > 0;
}

export async function failExport(db: Executor, id: string): Promise<void> {
  await db
    .update(accountExports)
    .set({ state: 'failed' })
    .where(and(eq(accountExports.id, id), unfinished));
}

/** Whom to tell that an export is ready. */
export async function findExportForMail(db: Executor, id: string) {
  const [row] = await db
    .select({ export: accountExports, email: users.email, isConfirmed: users.emailVerified })
    .from(accountExports)
    .innerJoin(users, eq(users.id, accountExports.userId))
    .where(and(eq(accountExports.id, id), eq(accountExports.state, 'ready')));
  return row ?? null;
}

/** Exports whose time is over are forgotten. */
export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.delete(accountExports).where(lte(accountExports.expiresAt, now));
}

/** Of these exports, those that are there still. */
export async function listKnown(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(inArray(accountExports.id, [...ids]));
  return rows.map(({ id }) => id);
}

/** Every row of a table that is an account's or its businesses', without secrets. */
export async function* readOwned(
  db: Executor,
  owned: OwnedTable,
  owner: Owner,
): AsyncGenerator<Record<string, unknown>, void> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows: Record<string, unknown>[] = await db
      .select(owned.columns)
      .from(owned.table)
      .where(owned.of(owner))
      .orderBy(...owned.key.map((column) => asc(column)))
      .limit(ROWS_AT_ONCE)
      .offset(offset);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Calls in which something was said, in their order. */
export async function* readTranscripts(db: Executor, { organisationIds }: Owner) {
  for (let after: string | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof page>> = await page(after);
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < ROWS_AT_ONCE) return;
  }

  function page(beyond: string | null) {
    return db
      .select({
        id: callLogs.id,
        startTime: callLogs.startTime,
        timeZone: callLogs.timeZone,
        transcript: callLogs.transcript,
      })
      .from(callLogs)
      .where(
        and(
          inArray(callLogs.organisationId, [...organisationIds]),
          sql`jsonb_array_length(${callLogs.transcript}) > 0`,
          beyond === null ? undefined : gt(callLogs.id, beyond),
        ),
      )
      .orderBy(asc(callLogs.id))
      .limit(ROWS_AT_ONCE);
  }
}

/** Calls that the voice platform may hold a recording of: whole ones, and messages after the tone. */
export function listRecorded(db: Executor, { organisationIds }: Owner) {
  return db
    .select({
      id: callLogs.id,
      callId: callLogs.callId,
      startTime: callLogs.startTime,
      timeZone: callLogs.timeZone,
      isWhole: sql<boolean>`coalesce(${callLogs.recording} ->> 'state' = 'kept', false)`,
      isMessage: sql<boolean>`${callLogs.outcome} = 'message'`,
    })
    .from(callLogs)
    .where(
      and(
        inArray(callLogs.organisationId, [...organisationIds]),
        ne(callLogs.type, 'test'),
        isNotNull(callLogs.endTime),
        isNull(callLogs.recordingDeletedAt),
        sql`(${callLogs.recording} ->> 'state' = 'kept' or ${callLogs.outcome} = 'message')`,
      ),
    )
    .orderBy(asc(callLogs.startTime), asc(callLogs.id));
}

export type RecordedCall = Awaited<ReturnType<typeof listRecorded>>[number];
