import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { deliveries } from '../schema.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

type Writer = Pick<Database, 'insert'>;

export async function insertDelivery(db: Writer, row: DeliveryRow): Promise<void> {
  await db.insert(deliveries).values(row);
}

/** Changes a webhook that was not yet delivered. */
export async function amendDelivery(
  db: Pick<Database, 'update'>,
  { id, body, nextAttemptAt }: Pick<DeliveryRow, 'id' | 'body' | 'nextAttemptAt'>,
): Promise<void> {
  await db.update(deliveries).set({ body, nextAttemptAt }).where(eq(deliveries.id, id));
}

/** The first undelivered webhook of each call: later ones of the same call wait for it. */
function firstOfEachCall(db: Database) {
  return db
    .selectDistinctOn([deliveries.callId])
    .from(deliveries)
    .orderBy(deliveries.callId, asc(deliveries.id))
    .as('first');
}

/** What may be delivered now, so that a report never overtakes the start it belongs to. */
export async function listDue(db: Database, now: Date, limit: number): Promise<DeliveryRow[]> {
  const first = firstOfEachCall(db);
  return db
    .select()
    .from(first)
    .where(lte(first.nextAttemptAt, now))
    .orderBy(asc(first.nextAttemptAt))
    .limit(limit);
}

/** When the next delivery falls due, or null when nothing waits. */
export async function nextDueAt(db: Database): Promise<Date | null> {
  const first = firstOfEachCall(db);
  const rows = await db
    .select({ at: first.nextAttemptAt })
    .from(first)
    .orderBy(asc(first.nextAttemptAt))
    .limit(1);
  return rows[0]?.at ?? null;
}

export async function deleteDelivery(db: Database, id: string): Promise<void> {
  await db.delete(deliveries).where(eq(deliveries.id, id));
}

/** What is still to be told of these calls is not told any more. */
export async function deleteDeliveriesOf(
  db: Pick<Database, 'delete'>,
  callIds: readonly string[],
): Promise<void> {
  await db.delete(deliveries).where(inArray(deliveries.callId, [...callIds]));
}

export async function postponeDelivery(
  db: Database,
  id: string,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, nextAttemptAt })
    .where(eq(deliveries.id, id));
}
