import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** A caller whom an owner does not want to hear: refused at the telephone. */
export const blockedNumbers = pgTable(
  'blocked_numbers',
  {
    id: id(),
    /** Who does not want to be called. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** E.164. */
    number: text('number').notNull(),
    /** When it was blocked. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('blocked_numbers_once').on(table.organisationId, table.number),
    check('blocked_numbers_e164', sql`${table.number} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);
