import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { demoCalls } from '../../db/schema.ts';

/** One visitor after the other, so that no two are let in to the last place. */
export async function lockDemoCalls(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo-calls'))`);
}

export interface DemoCallCounts {
  readonly ofVisitorToday: number;
  readonly ofVisitorNow: number;
  readonly today: number;
  readonly now: number;
}

/** Calls since a moment, and of those the ones that go on. */
export async function countDemoCalls(
  tx: Transaction,
  { visitor, since, now }: { visitor: string; since: Date; now: Date },
): Promise<DemoCallCounts> {
  const own = sql`${demoCalls.visitor} = ${visitor}`;
  const going = sql`${demoCalls.endsAt} > ${now.toISOString()}`;
  const where = (condition: typeof own) => sql<number>`count(*) filter (where ${condition})::int`;
  const [row] = await tx
    .select({
      ofVisitorToday: where(own),
      ofVisitorNow: where(sql`${own} and ${going}`),
      today: count(),
      now: where(going),
    })
    .from(demoCalls)
    .where(gt(demoCalls.startedAt, since));
  return row ?? { ofVisitorToday: 0, ofVisitorNow: 0, today: 0, now: 0 };
}

export async function insertDemoCall(
  tx: Transaction,
  values: { visitor: string; startedAt: Date; endsAt: Date },
): Promise<string> {
  const [row] = await tx.insert(demoCalls).values(values).returning({ id: demoCalls.id });
  if (!row) throw new Error('a sample call was not kept');
  return row.id;
}

export async function nameDemoCall(db: Executor, id: string, callId: string): Promise<void> {
  await db.update(demoCalls).set({ callId }).where(eq(demoCalls.id, id));
}

/** The place of a call that never came to be. */
export async function deleteDemoCall(db: Executor, id: string): Promise<void> {
  await db.delete(demoCalls).where(eq(demoCalls.id, id));
}

export async function endDemoCall(db: Executor, callId: string, endedAt: Date): Promise<void> {
  await db
    .update(demoCalls)
    .set({ endsAt: endedAt })
    .where(and(eq(demoCalls.callId, callId), gt(demoCalls.endsAt, endedAt)));
}

export async function forgetDemoCalls(db: Executor, before: Date): Promise<void> {
  await db.delete(demoCalls).where(lt(demoCalls.startedAt, before));
}
