import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { callLogs, inboxDigests, messages, organisations, users } from '../../db/schema.ts';

/** Accounts that have something to be told of in a digest; until their address is confirmed it waits. */
export async function listAwaiting(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ organisationId: messages.organisationId })
    .from(messages)
    .innerJoin(organisations, eq(organisations.id, messages.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(and(eq(messages.awaitsDigest, true), eq(users.emailVerified, true)));
  return rows.map(({ organisationId }) => organisationId);
}

/** Null where this day has its digest. */
export async function insertDigest(
  tx: Transaction,
  values: typeof inboxDigests.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(inboxDigests)
    .values(values)
    .onConflictDoNothing({ target: [inboxDigests.organisationId, inboxDigests.localDate] })
    .returning({ id: inboxDigests.id });
  return row?.id ?? null;
}

export async function deleteDigest(tx: Transaction, id: string): Promise<void> {
  await tx.delete(inboxDigests).where(eq(inboxDigests.id, id));
}

/**
 * Gives a digest what has waited for it. What the owner is done with already is not told any more.
 * @returns how many it tells of
 */
export async function giveTo(
  tx: Transaction,
  what: { digestId: string; organisationId: string; before: Date },
): Promise<number> {
  const given = await tx
    .update(messages)
    .set({
      awaitsDigest: false,
      digestId: sql`case when ${messages.doneAt} is null then ${what.digestId}::uuid end`,
    })
    .where(
      and(
        eq(messages.organisationId, what.organisationId),
        eq(messages.awaitsDigest, true),
        lt(messages.createdAt, what.before),
      ),
    )
    .returning({ digestId: messages.digestId });
  return given.filter(({ digestId }) => digestId !== null).length;
}

/** Nothing waits for a digest any more. */
export async function forgetAwaiting(tx: Transaction, organisationId: string): Promise<void> {
  await tx
    .update(messages)
    .set({ awaitsDigest: false })
    .where(and(eq(messages.organisationId, organisationId), eq(messages.awaitsDigest, true)));
}

/** A digest with the address of its owner and what it tells of; null when it is gone, or the address not confirmed. */
export async function findDigestForMail(db: Executor, digestId: string, limit: number) {
  const [digest] = await db
    .select({
      email: users.email,
      localDate: inboxDigests.localDate,
      timeZone: inboxDigests.timeZone,
    })
    .from(inboxDigests)
    .innerJoin(organisations, eq(organisations.id, inboxDigests.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(and(eq(inboxDigests.id, digestId), eq(users.emailVerified, true)));
  if (!digest) return null;
  const ofIt = eq(messages.digestId, digestId);
  const rows = await db
    .select({ message: messages, callRowId: callLogs.id, caller: callLogs.caller })
    .from(messages)
    .leftJoin(callLogs, eq(callLogs.callId, messages.callId))
    .where(ofIt)
    .orderBy(desc(messages.urgent), asc(messages.createdAt), asc(messages.id))
    .limit(limit);
  const [sum] = await db.select({ all: count() }).from(messages).where(ofIt);
  return { ...digest, rows, all: sum?.all ?? rows.length };
}
export type DigestForMail = NonNullable<Awaited<ReturnType<typeof findDigestForMail>>>;
