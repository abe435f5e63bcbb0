import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** The link by which anyone can talk to an owner's assistant in a browser. */
export const shareLinks = pgTable(
  'share_links',
  {
    /** Whose; one for a user. */
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Secret part of the address. It stands in mails and on posters, so it is kept as it is. */
    token: text('token').notNull().unique(),
    /** Off, the address leads nowhere and is kept. */
    isOn: boolean('is_on').notNull(),
    /** Longest call, in whole minutes. */
    longestCallMinutes: integer('longest_call_minutes').notNull(),
    /** Calls in 24 hours. */
    callsADay: integer('calls_a_day').notNull(),
    /** When the address was made. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('share_links_minutes', sql`${table.longestCallMinutes} > 0`),
    check('share_links_calls', sql`${table.callsADay} > 0`),
  ],
);
