import type { NotTold } from '@belldesk/contract/product/customerNotice';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toE164 } from '../../customers/phoneNumber.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import { isAnyOf } from '../../db/isAnyOf.ts';
import {
  assistants,
  bookings,
  customerNotices,
  customers,
  locations,
  orders,
  organisations,
  suspensions,
  users,
} from '../../db/schema.ts';

export type NoticeRow = typeof customerNotices.$inferSelect;

/** @returns its id */
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
  const { bookingIds, orderIds } = what;
  if (bookingIds.length === 0 && orderIds.length === 0) return new Map();
  const about = sql<string>`coalesce(${customerNotices.bookingId}, ${customerNotices.orderId})`;
  const rows = await db
    .selectDistinctOn([about], { about, notice: customerNotices })
    .from(customerNotices)
    .where(
      or(
        isAnyOf(customerNotices.bookingId, bookingIds),
        isAnyOf(customerNotices.orderId, orderIds),
      ),
    )
    .orderBy(about, desc(customerNotices.id));
  return new Map(rows.map((row) => [row.about, row.notice]));
}

const newer = alias(customerNotices, 'newer');

/**
 * The assistant that took what it is about, else the one that its location has had longest, else the one that the
 * business has.
 */
const senderId = sql`select sender.id from ${assistants} sender
  where sender.organisation_id = ${customerNotices.organisationId}
  order by sender.assistant_id is not distinct from coalesce(${bookings.assistantId}, ${orders.assistantId}) desc,
    sender.location_id is not distinct from coalesce(${bookings.locationId}, ${orders.locationId}) desc,
    sender.created_at, sender.id limit 1`;

/** A notice with what it is about as that stands now, and who sends it; null when that is gone. */
export async function findNotice(db: Executor, id: string) {
  const newestId = db
    .select({ id: sql<string>`max(${newer.id}::text)` })
    .from(newer)
    .where(
      and(
        sql`coalesce(${newer.bookingId}, ${newer.orderId}) = coalesce(${customerNotices.bookingId}, ${customerNotices.orderId})`,
        ne(newer.state, 'refused'),
      ),
    );
  const [row] = await db
    .select({
      notice: customerNotices,
      booking: {
        status: bookings.status,
        localDate: bookings.localDate,
        localTime: bookings.localTime,
      },
      order: { status: orders.status, localDate: orders.localDate, localTime: orders.localTime },
      newestId: sql<string | null>`(${newestId})`,
      service: bookings.service,
      partySize: bookings.partySize,
      items: orders.items,
      mayBeWrittenTo: customers.mayBeWrittenTo,
      isConfirmed: users.emailVerified,
      suspendedAt: suspensions.createdAt,
      // Between two assistants the owner's own name is all there is.
      businessName: sql<string>`coalesce(${assistants.name}, ${users.name})`,
      businessPhone: assistants.phoneNumber,
      businessCountry: locations.country,
    })
    .from(customerNotices)
    .innerJoin(organisations, eq(organisations.id, customerNotices.organisationId))
    .innerJoin(users, eq(users.id, organisations.ownerId))
    .leftJoin(suspensions, eq(suspensions.userId, users.id))
    .leftJoin(bookings, eq(bookings.id, customerNotices.bookingId))
    .leftJoin(orders, eq(orders.id, customerNotices.orderId))
    .leftJoin(
      customers,
      sql`${customers.id} = coalesce(${bookings.customerId}, ${orders.customerId})`,
    )
    .leftJoin(assistants, sql`${assistants.id} = (${senderId})`)
    .leftJoin(locations, eq(locations.id, assistants.locationId))
    .where(eq(customerNotices.id, id));
  if (!row) return null;
  const { businessPhone, businessCountry, ...found } = row;
  // Only one that is recognised as a number: what was typed in its place is anybody's text.
  const businessNumber = businessPhone === null ? null : toE164(businessPhone, businessCountry);
  return { ...found, businessNumber };
}

export type FoundNotice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** False where it was in another state meanwhile. */
export async function changeState(
  db: Executor,
  id: string,
  change: {
    readonly from: NoticeRow['state'];
    readonly to: NoticeRow['state'];
    /** Of one that is refused. */
    readonly why?: NotTold | undefined;
  },
): Promise<boolean> {
  const changed = await db
    .update(customerNotices)
    .set({ state: change.to, why: change.why ?? null })
    .where(and(eq(customerNotices.id, id), eq(customerNotices.state, change.from)))
    .returning({ id: customerNotices.id });
  return changed.length > 0;
}
