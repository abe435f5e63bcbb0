import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { assistants } from './assistants.ts';
import { moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** A link by which anyone can talk to an assistant in a browser. It is the business's, as its lines are. */
export const shareLinks = pgTable(
  'share_links',
  {
    /** Secret part of the address. It stands in mails and on posters, so it is kept as it is. */
    token: text('token').primaryKey(),
    /** Whose. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Who answers: one link for an assistant. Null while it waits for one. */
    assistantRowId: uuid('assistant_row_id')
      .unique()
      .references(() => assistants.id, { onDelete: 'set null' }),
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
    index('share_links_organisation').on(table.organisationId),
    check('share_links_minutes', sql`${table.longestCallMinutes} > 0`),
    check('share_links_calls', sql`${table.callsADay} > 0`),
  ],
);
