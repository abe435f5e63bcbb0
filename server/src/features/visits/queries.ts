import { lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { visitCounts } from '../../db/schema.ts';

/** Counts one more under `key`, in the window that runs or in a new one. @returns the count with this one */
export async function countVisit(
  db: Executor,
  visit: { readonly key: string; readonly now: Date; readonly windowMs: number },
): Promise<number> {
  const { key, now } = visit;
  const endsAt = new Date(now.getTime() + visit.windowMs);
  const over = sql`${visitCounts.endsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(visitCounts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: visitCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${visitCounts.count} + 1 end`,
        endsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${visitCounts.endsAt} end`,
      },
    })
    .returning({ count: visitCounts.count });
  return row?.count ?? 1;
}

/** Forgets every window that ended before this. */
export async function forgetVisits(db: Executor, before: Date): Promise<void> {
  await db.delete(visitCounts).where(lt(visitCounts.endsAt, before));
}
