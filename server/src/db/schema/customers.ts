import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/**
 * A person who calls, books, orders or leaves messages at a business. The column `search` (name and address without
 * accents and capitals, made by the database) is left out here, so that no row is read with it.
 */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    /** Whose customer. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** As they first gave it, or as it was set by hand since; null where nobody has said it. */
    name: text('name'),
    /** Where to write to them. */
    email: text('email'),
    /** What the business wrote about them. */
    notes: text('notes').notNull().default(''),
    /** Whether they agreed to be written to; null where nobody asked. */
    mayBeWrittenTo: boolean('may_be_written_to'),
    /** Counts the changes by hand; whoever changes it names the version that they saw. */
    version: integer('version').notNull().default(1),
    /** When they last called, booked, ordered or left a message. */
    lastContactAt: moment('last_contact_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // What the keys of other tables lead to: a customer of another business fits none of them.
    unique('customers_own').on(table.organisationId, table.id),
    index('customers_contact').on(table.organisationId, table.lastContactAt, table.id),
    index('customers_email')
      .on(table.organisationId, sql`lower(${table.email})`)
      .where(sql`${table.email} is not null`),
    check('customers_name', sql`length(${table.name}) > 0`),
    check('customers_email_text', sql`length(${table.email}) > 0`),
  ],
);

/** A number by which a customer is known; within a business it is one customer's. */
export const customerNumbers = pgTable(
  'customer_numbers',
  {
    organisationId: uuid('organisation_id').notNull(),
    /** E.164. */
    number: text('number').notNull(),
    customerId: uuid('customer_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.number] }),
    foreignKey({
      name: 'customer_numbers_customer',
      columns: [table.organisationId, table.customerId],
      foreignColumns: [customers.organisationId, customers.id],
    }).onDelete('cascade'),
    index('customer_numbers_customer_index').on(table.organisationId, table.customerId),
    check('customer_numbers_e164', sql`${table.number} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);
