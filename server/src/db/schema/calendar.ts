import type {
  HoursException,
  OpenTimes,
  WeekdayHours,
} from '@belldesk/contract/product/openingTimes';
import type { ResourceKind, ServiceKind } from '@belldesk/contract/product/services';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { locations } from './locations.ts';
import { organisations } from './organisations.ts';

/** The calendar of a location: its hours and the address by which programs read it. */
export const calendars = pgTable(
  'calendars',
  {
    locationId: uuid('location_id').primaryKey(),
    /** Whose. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Opening hours by weekday; null where they are read out of the owner's words. */
    week: jsonb('week').$type<WeekdayHours[]>(),
    /** Counts the changes of the hours, exceptions included. */
    version: integer('version').notNull().default(0),
    /** Secret part of the feed's address; null before the first. */
    feedToken: text('feed_token').unique(),
    /** When that was made. */
    feedRenewedAt: moment('feed_renewed_at'),
  },
  (table) => [
    foreignKey({
      name: 'calendars_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    index('calendars_organisation').on(table.organisationId),
  ],
);

/** A date on which other hours hold than on its weekday. */
export const hoursExceptions = pgTable(
  'hours_exceptions',
  {
    id: id(),
    /** Whose business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Where they hold. */
    locationId: uuid('location_id').notNull(),
    /** yyyy-mm-dd in the zone of the location. */
    localDate: text('local_date').notNull().$type<HoursException['date']>(),
    /** "Christmas Day" */
    name: text('name').notNull(),
    /** Empty: closed. */
    ranges: jsonb('ranges').notNull().$type<OpenTimes[]>(),
  },
  (table) => [
    foreignKey({
      name: 'hours_exceptions_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    unique('hours_exceptions_date').on(table.locationId, table.localDate),
    check('hours_exceptions_day', sql`${table.localDate} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
  ],
);

/** What can be booked. */
export const services = pgTable(
  'services',
  {
    id: id(),
    /** Whose business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Where it is booked. */
    locationId: uuid('location_id').notNull(),
    /** "Haircut" */
    name: text('name').notNull(),
    /** What callers also call it. */
    otherNames: jsonb('other_names').notNull().$type<string[]>(),
    /** appointment or reservation. */
    kind: text('kind').notNull().$type<ServiceKind>(),
    /** How long its resources are held. */
    durationMinutes: integer('duration_minutes').notNull(),
    /** In the currency's smallest unit; null where it has no price. */
    priceMinor: integer('price_minor'),
    /** ISO 4217. */
    currency: text('currency').notNull(),
    /** Counts the changes. */
    version: integer('version').notNull().default(1),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'services_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    index('services_organisation').on(table.organisationId),
    check('services_kind', sql`${table.kind} in ('appointment', 'reservation')`),
    check('services_duration', sql`${table.durationMinutes} between 5 and 10080`),
    check('services_price', sql`${table.priceMinor} >= 0`),
  ],
);

/** What a booking holds: a table, a room, a person; so many of it, all alike. */
export const resources = pgTable(
  'resources',
  {
    id: id(),
    /** Whose business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Where it is. */
    locationId: uuid('location_id').notNull(),
    /** "Table 4", "Anna" */
    name: text('name').notNull(),
    /** table, room, staff or other. */
    kind: text('kind').notNull().$type<ResourceKind>(),
    /** How many people each takes at a time. */
    capacity: smallint('capacity').notNull(),
    /** Counts the changes. */
    version: integer('version').notNull().default(1),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
    /** Kept for what it held once; null while it can be booked. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    foreignKey({
      name: 'resources_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    index('resources_organisation').on(table.organisationId),
    check('resources_kind', sql`${table.kind} in ('table', 'room', 'staff', 'other')`),
    check('resources_capacity', sql`${table.capacity} > 0`),
  ],
);

/** Each single one of what is alike: as many rows as there are of a resource. */
export const resourceUnits = pgTable(
  'resource_units',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    /** From 1. */
    unit: smallint('unit').notNull(),
  },
  (table) => [
    primaryKey({ name: 'resource_units_pk', columns: [table.resourceId, table.unit] }),
    check('resource_units_unit', sql`${table.unit} > 0`),
  ],
);

/** Which resources do for a service; any of them does. */
export const serviceResources = pgTable(
  'service_resources',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'service_resources_pk', columns: [table.serviceId, table.resourceId] }),
    index('service_resources_resource').on(table.resourceId),
  ],
);
