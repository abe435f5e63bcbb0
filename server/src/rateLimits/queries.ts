import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { visitCounts } from '../db/schema.ts';

/** Counts one more under `key`, in the window that runs or in a new one. @returns the count with this one */
export async function hit(
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

/**
 * Counts one more under `key` unless there are `max` in the window that runs; what is refused does not count. One
 * statement: visits at the same moment come one after the other.
 * @returns 0 where it is admitted, else ms until the window ends
 */
export async function admitVisit(
  db: Executor,
  visit: {
    readonly key: string;
    readonly now: Date;
    readonly windowMs: number;
    readonly max: number;
  },
): Promise<number> {
  const { key, now, windowMs, max } = visit;
  if (max === 0) return windowMs;
  const endsAt = new Date(now.getTime() + windowMs);
  const over = sql`${visitCounts.endsAt} <= ${now.toISOString()}`;
  const admitted = await db
    .insert(visitCounts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: visitCounts.key,
      set: {
        count: sql`case when ${over} then 1 else ${visitCounts.count} + 1 end`,
        endsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${visitCounts.endsAt} end`,
      },
      setWhere: sql`${over} or ${visitCounts.count} < ${max}::int`,
    })
    .returning({ key: visitCounts.key });
  if (admitted.length > 0) return 0;
  const [row] = await db
    .select({ endsAt: visitCounts.endsAt })
    .from(visitCounts)
    .where(eq(visitCounts.key, key));
  return Math.max(1, (row?.endsAt.getTime() ?? 0) - now.getTime());
}

/** Visits in the window that runs. */
export async function readVisits(db: Executor, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: visitCounts.count })
    .from(visitCounts)
    .where(and(eq(visitCounts.key, key), gt(visitCounts.endsAt, now)));
  return row?.count ?? 0;
}

/** Takes one visit back; the window runs on. */
export async function takeVisitBack(db: Executor, key: string): Promise<void> {
  await db
    .update(visitCounts)
    .set({ count: sql`${visitCounts.count} - 1` })
    .where(and(eq(visitCounts.key, key), gt(visitCounts.count, 0)));
}

export interface AttemptRule {
  /** So many attempts cost no waiting. */
  readonly freeCount: number;
  /** Waiting after the first attempt beyond them; it doubles with each. */
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  /** After so long without an attempt the count begins anew. */
  readonly forgottenAfterMs: number;
}

/** Doublings beyond this exceed every maximum. */
const MAX_DOUBLINGS = 20;

/**
 * Counts one more attempt under `key`, unless the waiting after the one before is not over. One statement:
 * attempts at the same moment are counted one after the other.
 * @returns ms still to wait, 0 when this attempt may go on
 */
export async function countAttempt(
  db: Executor,
  attempt: { readonly key: string; readonly now: Date; readonly rule: AttemptRule },
): Promise<number> {
  const { key, now, rule } = attempt;
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = new Date(now.getTime() - rule.forgottenAfterMs).toISOString();
  const next = sql`case when ${visitCounts.endsAt} <= ${forgotten}::timestamptz then 1 else ${visitCounts.count} + 1 end`;
  const waitMs = sql`case when ${next} < ${rule.freeCount}::int then 0 else
    least(${rule.maxWaitMs}::float8, ${rule.firstWaitMs}::float8 * power(2, least(${next} - ${rule.freeCount}::int, ${MAX_DOUBLINGS}::int))) end`;
  const counted = await db
    .insert(visitCounts)
    .values({ key, count: 1, endsAt: now })
    .onConflictDoUpdate({
      target: visitCounts.key,
      set: { count: next, endsAt: sql`${at} + ${waitMs} * interval '1 millisecond'` },
      setWhere: lte(visitCounts.endsAt, now),
    })
    .returning({ key: visitCounts.key });
  if (counted.length > 0) return 0;
  const [row] = await db
    .select({ endsAt: visitCounts.endsAt })
    .from(visitCounts)
    .where(eq(visitCounts.key, key));
  return Math.max(1, (row?.endsAt.getTime() ?? 0) - now.getTime());
}

/** Takes one attempt back, and the waiting after it. */
export async function takeAttemptBack(db: Executor, key: string, now: Date): Promise<void> {
  await db
    .update(visitCounts)
    .set({ count: sql`${visitCounts.count} - 1`, endsAt: now })
    .where(and(eq(visitCounts.key, key), gt(visitCounts.count, 0)));
}

/** Forgets what was counted under `key`. */
export async function forgetAttempts(db: Executor, key: string): Promise<void> {
  await db.delete(visitCounts).where(eq(visitCounts.key, key));
}

/** Forgets what was counted under every key that begins so. */
export async function forgetAttemptsUnder(db: Executor, prefix: string): Promise<void> {
  await db.delete(visitCounts).where(sql`starts_with(${visitCounts.key}, ${prefix})`);
}

/** Forgets every window that ended before this. */
export async function forgetVisits(db: Executor, before: Date): Promise<void> {
  await db.delete(visitCounts).where(lt(visitCounts.endsAt, before));
}
