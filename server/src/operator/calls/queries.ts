import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { callLogs, organisations, users } from '../../db/schema.ts';
import { FETCHED_ROWS } from '../page.ts';
import { accountLike, before } from '../queries.ts';

/** Calls of the whole service; ids are UUIDv7 made when a call began. */
export function listCallsOfAll(
  db: Executor,
  { cursor, search }: { cursor?: string | undefined; search?: string | undefined },
) {
  return db
    .select({
      id: callLogs.id,
      type: callLogs.type,
      startTime: callLogs.startTime,
      durationSeconds: callLogs.durationSeconds,
      status: callLogs.status,
      outcome: callLogs.outcome,
      accountName: users.name,
      accountEmail: users.email,
    })
    .from(callLogs)
    .innerJoin(organisations, eq(organisations.id, callLogs.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(and(before(callLogs.id, cursor), accountLike(search)))
    .orderBy(desc(callLogs.id))
    .limit(FETCHED_ROWS);
}

/** Whose call it is: the business, and the account that answers for it. */
export async function findOwnerOfCall(db: Executor, callRowId: string) {
  const [row] = await db
    .select({ organisationId: organisations.id, id: users.id, email: users.email })
    .from(callLogs)
    .innerJoin(organisations, eq(organisations.id, callLogs.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .where(eq(callLogs.id, callRowId));
  return row ?? null;
}
