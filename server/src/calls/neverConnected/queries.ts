import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { neverConnected } from '../../db/schema/calls.ts';
import { callLogs } from '../../db/schema.ts';

/**
 * Deletes calls of every account that never connected and ended before then, oldest first; answers how
 * many. What somebody took down in one all the same, a booking or a message, stays.
 */
export async function deleteNeverConnected(
  db: Executor,
  endedBefore: Date,
  limit: number,
): Promise<number> {
  const due = db
    .select({ id: callLogs.id })
    .from(callLogs)
    .where(and(neverConnected(callLogs.endedReason), lt(callLogs.endTime, endedBefore)))
    .orderBy(asc(callLogs.endTime))
    .limit(limit);
  const deleted = await db
    .delete(callLogs)
    .where(inArray(callLogs.id, due))
    .returning({ id: callLogs.id });
  return deleted.length;
}
