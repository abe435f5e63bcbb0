import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { callLogs, organisations, users } from '../../db/schema.ts';
import { FETCHED_ROWS } from '../page.ts';
import { accountLike, before } from '../queries.ts';

const withoutContents = (db: Executor) =>
  db
    .select({
      id: callLogs.id,
      type: callLogs.type,
      startTime: callLogs.startTime,
      durationSeconds: callLogs.durationSeconds,
      status: callLogs.status,
      outcome: callLogs.outcome,
      badge: callLogs.badge,
      spamAt: callLogs.spamAt,
      accountId: users.id,
      accountName: users.name,
      accountEmail: users.email,
    })
    .from(callLogs)
    .innerJoin(organisations, eq(organisations.id, callLogs.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId));
export type CallWithoutContents = Awaited<ReturnType<typeof listCallsOfAll>>[number];

/** Calls of the whole service; ids are UUIDv7 made when a call began. */
export function listCallsOfAll(
  db: Executor,
  { cursor, search }: { cursor?: string | undefined; search?: string | undefined },
) {
  return withoutContents(db)
    .where(and(before(callLogs.id, cursor), accountLike(search)))
    .orderBy(desc(callLogs.id))
    .limit(FETCHED_ROWS);
}

/** The newest calls of some businesses. */
export function listCallsOfBusinesses(
  db: Executor,
  { organisationIds, limit }: { organisationIds: readonly string[]; limit: number },
) {
  return withoutContents(db)
    .where(inArray(callLogs.organisationId, [...organisationIds]))
    .orderBy(desc(callLogs.startTime), desc(callLogs.id))
    .limit(limit);
}

/** Whose call it is: the business, and the account that answers for it. */
export async function findOwnerOfCall(db: Executor, callRowId: string) {
  const [row] = await db
    .select({
      organisationId: organisations.id,
      businessName: organisations.name,
      id: users.id,
      name: users.name,
      email: users.email,
    })
    .from(callLogs)
    .innerJoin(organisations, eq(organisations.id, callLogs.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(eq(callLogs.id, callRowId));
  return row ?? null;
}
