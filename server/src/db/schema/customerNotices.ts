import type { CustomerNotice, NotTold } from '@belldesk/contract/product/customerNotice';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';
import { bookings, orders } from './schedule.ts';

/** What a customer is told of a change that the owner made by hand. */
export const customerNotices = pgTable(
  'customer_notices',
  {
    id: id(),
    /** Whose business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The booking it is about; null where it is an order. */
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    /** The order it is about; null where it is a booking. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** moved, cancelled or restored. */
    kind: text('kind').notNull().$type<CustomerNotice['kind']>(),
    /** text or mail. */
    by: text('by').notNull().$type<CustomerNotice['by']>(),
    /** E.164, or a mail address. */
    to: text('to').notNull(),
    /** yyyy-mm-dd for which it was booked until then. */
    localDate: text('local_date').notNull(),
    /** HH:MM for which it was booked until then. */
    localTime: text('local_time').notNull(),
    /** yyyy-mm-dd to which it was moved. */
    newLocalDate: text('new_local_date'),
    /** HH:MM to which it was moved. */
    newLocalTime: text('new_local_time'),
    /**
     * waiting; sending, from before a text is handed over until its carrier has answered; sent; refused,
     * by the carrier or because too many were sent; uncertain, where no answer came.
     */
    state: text('state')
      .notNull()
      .default('waiting')
      .$type<'waiting' | 'sending' | 'sent' | 'refused' | 'uncertain'>(),
    /** Why it was not sent, where it is refused and that is known. */
    why: text('why').$type<NotTold>(),
    /** When the limit that refused it opens again. */
    opensAt: moment('opens_at'),
    /** When it was asked for. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('customer_notices_organisation').on(table.organisationId, table.createdAt),
    index('customer_notices_booking').on(table.bookingId),
    index('customer_notices_order').on(table.orderId),
    check(
      'customer_notices_about',
      sql`(${table.bookingId} is null) <> (${table.orderId} is null)`,
    ),
    check(
      'customer_notices_kind',
      sql`(${table.kind} in ('cancelled', 'restored') and ${table.newLocalDate} is null and ${table.newLocalTime} is null)
        or (${table.kind} = 'moved' and ${table.newLocalDate} is not null and ${table.newLocalTime} is not null)`,
    ),
    check('customer_notices_by', sql`${table.by} in ('text', 'mail')`),
    check(
      'customer_notices_state',
      sql`${table.state} in ('waiting', 'sending', 'sent', 'refused', 'uncertain')`,
    ),
  ],
);
