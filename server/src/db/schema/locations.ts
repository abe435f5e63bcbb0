import { sql } from 'drizzle-orm';
import { char, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/**
 * A place of a business, which has one at least: its address, and the clock by which its calendar lives. Hours,
 * services, resources, bookings and assistants are a location's.
 */
export const locations = pgTable(
  'locations',
  {
    id: id(),
    /** Whose. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Tells it from others of the business. */
    name: text('name').notNull(),
    /** As callers are told it, in lines; null where nobody has said. */
    address: text('address'),
    /** ISO 3166-1 alpha-2; null where nobody has said. */
    country: char('country', { length: 2 }),
    /** IANA name; null until the first assistant is made there or somebody says. */
    timeZone: text('time_zone'),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
    /** When it was changed last. */
    updatedAt: moment('updated_at').notNull(),
    /** Counts the changes; whoever changes it names the version that they saw. */
    version: integer('version').notNull().default(1),
    /** Kept for what was booked there once; null while it is one of the business's. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    // What the keys of other tables lead to: a location of another business fits none of them.
    unique('locations_own').on(table.organisationId, table.id),
    check('locations_name', sql`length(${table.name}) > 0`),
    check('locations_address', sql`length(${table.address}) > 0`),
    check('locations_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
);
