import type { OrderItem } from '@belldesk/contract/voice/tools';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { services } from './calendar.ts';
import { id, moment } from './columns.ts';
import { customers } from './customers.ts';
import { locations } from './locations.ts';
import { organisations } from './organisations.ts';

/** Nothing is booked for longer: so far before a window is looked for what still goes on in it. */
export const LONGEST_STAY_MS = 40 * 86_400_000;

/** A reservation or appointment that a caller made, or the owner by hand. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** The call in which it was made; null by hand. */
    callId: text('call_id'),
    /** The request within that call: asked twice, it is booked once. */
    toolCallId: text('tool_call_id'),
    /** The request of a browser by hand: sent twice, it is booked once. */
    idempotencyKey: text('idempotency_key'),
    /** Whose business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Where. */
    locationId: uuid('location_id').notNull(),
    /** The assistant that took it; null by hand. */
    assistantId: text('assistant_id'),
    /** The service that is set up for it; null where none is. */
    serviceId: uuid('service_id').references(() => services.id, { onDelete: 'set null' }),
    /** appointment or reservation. */
    kind: text('kind').notNull().default('appointment').$type<'appointment' | 'reservation'>(),
    /** What is booked: "table", "haircut". */
    service: text('service').notNull(),
    /** For how many. */
    partySize: smallint('party_size'),
    /** yyyy-mm-dd in the zone of the location. */
    localDate: text('local_date').notNull(),
    /** HH:MM in the zone of the location. */
    localTime: text('local_time').notNull(),
    /** IANA name of that zone. */
    timeZone: text('time_zone').notNull(),
    /** The moment at which it begins. */
    startsAt: moment('starts_at').notNull(),
    /** The moment at which it ends. */
    endsAt: moment('ends_at').notNull(),
    /** Booked by hand although the business is closed then. */
    outsideHours: boolean('outside_hours').notNull().default(false),
    /** Whose it is; null where neither number nor address is known. */
    customerId: uuid('customer_id'),
    /** For whom. */
    name: text('name').notNull(),
    /** How to reach them. */
    phoneNumber: text('phone_number'),
    /** Where else to reach them; null where nobody wrote it down. */
    email: text('email'),
    /** What else was said. */
    notes: text('notes'),
    /** booked or cancelled; a booking that is moved stays booked. */
    status: text('status').notNull().default('booked').$type<'booked' | 'cancelled'>(),
    /** Counts the changes; whoever changes it names the version that they saw. */
    version: integer('version').notNull().default(1),
    /** When it was committed. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'bookings_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    unique('bookings_request').on(table.callId, table.toolCallId),
    uniqueIndex('bookings_by_hand')
      .on(table.organisationId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('bookings_organisation').on(table.organisationId, table.localDate),
    index('bookings_calendar').on(table.organisationId, table.startsAt),
    // In the database it empties customer_id alone, which drizzle has no word for.
    foreignKey({
      name: 'bookings_customer',
      columns: [table.organisationId, table.customerId],
      foreignColumns: [customers.organisationId, customers.id],
    }).onDelete('set null'),
    index('bookings_customer_index')
      .on(table.organisationId, table.customerId, table.createdAt)
      .where(sql`${table.customerId} is not null`),
    index('bookings_service').on(table.serviceId),
    check('bookings_kind', sql`${table.kind} in ('appointment', 'reservation')`),
    check('bookings_span', sql`${table.startsAt} < ${table.endsAt}`),
    check('bookings_asked', sql`(${table.callId} is null) = (${table.toolCallId} is null)`),
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
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
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
    index('booking_changes_organisation').on(table.organisationId),
    check(
      'booking_changes_kind',
      sql`(${table.kind} = 'cancelled' and ${table.newLocalDate} is null and ${table.newLocalTime} is null)
        or (${table.kind} = 'moved' and ${table.newLocalDate} is not null and ${table.newLocalTime} is not null)`,
    ),
  ],
);

/** What was ordered to be picked up. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The call in which it was ordered; null by hand. */
    callId: text('call_id'),
    /** The request within that call: asked twice, it is ordered once. */
    toolCallId: text('tool_call_id'),
    /** The request of a browser by hand: sent twice, it is ordered once. */
    idempotencyKey: text('idempotency_key'),
    /** Whose business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Where it is picked up. */
    locationId: uuid('location_id').notNull(),
    /** The assistant that took it; null by hand. */
    assistantId: text('assistant_id'),
    /** What and how many of it. */
    items: jsonb('items').notNull().$type<OrderItem[]>(),
    /** yyyy-mm-dd of the pickup in the zone of the location. */
    localDate: text('local_date').notNull(),
    /** HH:MM of the pickup in the zone of the location. */
    localTime: text('local_time').notNull(),
    /** IANA name of that zone. */
    timeZone: text('time_zone').notNull(),
    /** The moment of the pickup. */
    startsAt: moment('starts_at').notNull(),
    /** Taken by hand although the business is closed then. */
    outsideHours: boolean('outside_hours').notNull().default(false),
    /** Whose it is; null where neither number nor address is known. */
    customerId: uuid('customer_id'),
    /** For whom. */
    name: text('name').notNull(),
    /** How to reach them. */
    phoneNumber: text('phone_number'),
    /** Where else to reach them; null where nobody wrote it down. */
    email: text('email'),
    /** What else was said. */
    notes: text('notes'),
    /** booked or cancelled. */
    status: text('status').notNull().default('booked').$type<'booked' | 'cancelled'>(),
    /** Counts the changes; whoever changes it names the version that they saw. */
    version: integer('version').notNull().default(1),
    /** When it was committed. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'orders_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    unique('orders_request').on(table.callId, table.toolCallId),
    uniqueIndex('orders_by_hand')
      .on(table.organisationId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('orders_organisation').on(table.organisationId, table.localDate),
    index('orders_calendar').on(table.organisationId, table.startsAt),
    // In the database it empties customer_id alone, which drizzle has no word for.
    foreignKey({
      name: 'orders_customer',
      columns: [table.organisationId, table.customerId],
      foreignColumns: [customers.organisationId, customers.id],
    }).onDelete('set null'),
    index('orders_customer_index')
      .on(table.organisationId, table.customerId, table.createdAt)
      .where(sql`${table.customerId} is not null`),
    check('orders_status', sql`${table.status} in ('booked', 'cancelled')`),
    check('orders_asked', sql`(${table.callId} is null) = (${table.toolCallId} is null)`),
    check('orders_items', sql`jsonb_array_length(${table.items}) > 0`),
    check('orders_date', sql`${table.localDate} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
    check('orders_time', sql`${table.localTime} ~ '^\\d{2}:\\d{2}$'`),
  ],
);
