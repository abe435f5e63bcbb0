import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';

/** A caller whom an owner does not want to hear: refused at the telephone. */
export const blockedNumbers = pgTable(
  'blocked_numbers',
  {
    id: id(),
    /** Who does not want to be called. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** E.164. */
    number: text('number').notNull(),
    /** When it was blocked. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('blocked_numbers_once').on(table.userId, table.number),
    check('blocked_numbers_e164', sql`${table.number} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);
