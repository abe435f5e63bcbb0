import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { assistants, bookings, customerNotices, orders, users } from '../../db/schema.ts';

export type NoticeRow = typeof customerNotices.$inferSelect;

/** How many customers of an account were to be told since a moment. */
export async function countNotices(
  db: Executor,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(customerNotices)
    .where(and(eq(customerNotices.userId, userId), gt(customerNotices.createdAt, since)));
  return row?.count ?? 0;
}

export async function insertNotice(
  tx: Transaction,
  values: typeof customerNotices.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(customerNotices).values(values).returning({
    id: customerNotices.id,
  });
  if (!row) throw new Error('insert into customer_notices gave no row');
  return row.id;
}

/** The last notice of each of these bookings and orders. */
export async function listLastNotices(
  db: Executor,
  what: { readonly bookingIds: readonly string[]; readonly orderIds: readonly string[] },
): Promise<ReadonlyMap<string, NoticeRow>> {
  const bookingIds = [...what.bookingIds];
  const orderIds = [...what.orderIds];
  if (bookingIds.length === 0 && orderIds.length === 0) return new Map();
  const about = sql<string>`coalesce(${customerNotices.bookingId}, ${customerNotices.orderId})`;
  const rows = await db
    .selectDistinctOn([about], { about, notice: customerNotices })
    .from(customerNotices)
    .where(
      or(
        inArray(customerNotices.bookingId, bookingIds),
        inArray(customerNotices.orderId, orderIds),
      ),
    )
    .orderBy(about, desc(customerNotices.id));
  return new Map(rows.map((row) => [row.about, row.notice]));
}

/** A notice with what it is about and who sends it; null when that is gone. */
export async function findNotice(db: Executor, id: string) {
  const [row] = await db
    .select({
      notice: customerNotices,
      service: bookings.service,
      partySize: bookings.partySize,
      items: orders.items,
      // Between two assistants the owner's own name is all there is.
      businessName: sql<string>`coalesce(${assistants.name}, ${users.name})`,
      businessNumber: sql<
        string | null
      >`coalesce(${assistants.phoneNumberE164}, ${assistants.phoneNumber})`,
    })
    .from(customerNotices)
    .innerJoin(users, eq(users.id, customerNotices.userId))
    .leftJoin(bookings, eq(bookings.id, customerNotices.bookingId))
    .leftJoin(orders, eq(orders.id, customerNotices.orderId))
    .leftJoin(assistants, eq(assistants.userId, customerNotices.userId))
    .where(eq(customerNotices.id, id));
  return row ?? null;
}

export type FoundNotice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** False where it was in another state meanwhile. */
export async function changeState(
  db: Executor,
  id: string,
  change: { readonly from: NoticeRow['state']; readonly to: NoticeRow['state'] },
): Promise<boolean> {
  const changed = await db
    .update(customerNotices)
    .set({ state: change.to })
    .where(and(eq(customerNotices.id, id), eq(customerNotices.state, change.from)))
    .returning({ id: customerNotices.id });
  return changed.length > 0;
}
