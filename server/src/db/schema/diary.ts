import type { OrderItem } from '@belldesk/contract/voice/tools';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';

/** A reservation or appointment that a caller made. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** The call in which it was made. */
    callId: text('call_id').notNull(),
    /** The request within that call: asked twice, it is booked once. */
    toolCallId: text('tool_call_id').notNull(),
    /** Whose business. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The assistant that took it. */
    assistantId: text('assistant_id').notNull(),
    /** What is booked: "table", "haircut". */
    service: text('service').notNull(),
    /** For how many. */
    partySize: smallint('party_size'),
    /** yyyy-mm-dd in the zone of the business. */
    localDate: text('local_date').notNull(),
    /** HH:MM in the zone of the business. */
    localTime: text('local_time').notNull(),
    /** IANA name of that zone. */
    timeZone: text('time_zone').notNull(),
    /** For whom. */
    name: text('name').notNull(),
    /** How to reach them. */
    phoneNumber: text('phone_number'),
    /** What else was said. */
    notes: text('notes'),
    /** booked or cancelled; a booking that is moved stays booked. */
    status: text('status').notNull().default('booked').$type<'booked' | 'cancelled'>(),
    /** When it was committed. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('bookings_request').on(table.callId, table.toolCallId),
    index('bookings_user').on(table.userId, table.localDate),
    check('bookings_status', sql`${table.status} in ('booked', 'cancelled')`),
    check('bookings_party', sql`${table.partySize} > 0`),
    check('bookings_date', sql`${table.localDate} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check('bookings_time', sql`${table.localTime} ~ '^\\d{2}:\\d{2}$'`),
  ],
);

/** A booking that a caller cancelled or moved, and what it was until then. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    id: id(),
    /** The call in which it was changed. */
    callId: text('call_id').notNull(),
    /** The request within that call: asked twice, it is changed once. */
    toolCallId: text('tool_call_id').notNull(),
    /** Whose business. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was changed. */
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** cancelled or moved. */
    kind: text('kind').notNull().$type<'cancelled' | 'moved'>(),
    /** yyyy-mm-dd for which it was booked until then. */
    localDate: text('local_date').notNull(),
    /** HH:MM for which it was booked until then. */
    localTime: text('local_time').notNull(),
    /** yyyy-mm-dd to which it was moved. */
    newLocalDate: text('new_local_date'),
    /** HH:MM to which it was moved. */
    newLocalTime: text('new_local_time'),
    /** When it was committed. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('booking_changes_request').on(table.callId, table.toolCallId),
    index('booking_changes_booking').on(table.bookingId),
    check(
      'booking_changes_kind',
      sql`(${table.kind} = 'cancelled' and ${table.newLocalDate} is null and ${table.newLocalTime} is null)
        or (${table.kind} = 'moved' and ${table.newLocalDate} is not null and ${table.newLocalTime} is not null)`,
    ),
  ],
);

/** What a caller ordered to be picked up. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The call in which it was ordered. */
    callId: text('call_id').notNull(),
    /** The request within that call: asked twice, it is ordered once. */
    toolCallId: text('tool_call_id').notNull(),
    /** Whose business. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The assistant that took it. */
    assistantId: text('assistant_id').notNull(),
    /** What and how many of it. */
    items: jsonb('items').notNull().$type<OrderItem[]>(),
    /** yyyy-mm-dd of the pickup in the zone of the business. */
    localDate: text('local_date').notNull(),
    /** HH:MM of the pickup in the zone of the business. */
    localTime: text('local_time').notNull(),
    /** IANA name of that zone. */
    timeZone: text('time_zone').notNull(),
    /** For whom. */
    name: text('name').notNull(),
    /** How to reach them. */
    phoneNumber: text('phone_number'),
    /** What else was said. */
    notes: text('notes'),
    /** When it was committed. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('orders_request').on(table.callId, table.toolCallId),
    index('orders_user').on(table.userId, table.localDate),
    check('orders_items', sql`jsonb_array_length(${table.items}) > 0`),
    check('orders_date', sql`${table.localDate} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check('orders_time', sql`${table.localTime} ~ '^\\d{2}:\\d{2}$'`),
  ],
);
