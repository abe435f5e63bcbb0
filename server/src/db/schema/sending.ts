import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/**
 * What was accepted to be sent to somebody who is not known to be the owner of an account. It is counted for the
 * limits, outlives the account that sent it, and is forgotten after a day.
 */
export const sentToOthers = pgTable(
  'sent_to_others',
  {
    /** The notice's or the job's: what is tried again counts once. */
    id: id(),
    /** Whose account it was; null where it was nobody's or is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The business for which a customer was written to; null where it was none or is gone. */
    organisationId: uuid('organisation_id').references(() => organisations.id, {
      onDelete: 'set null',
    }),
    /** customer: a notice to a customer; unconfirmed: a mail to an address that nobody has confirmed. */
    kind: text('kind').notNull().$type<'customer' | 'unconfirmed'>(),
    /** text or mail. */
    by: text('by').notNull().$type<'text' | 'mail'>(),
    /** Hash of the number, or of the mailbox. */
    recipient: text('recipient').notNull(),
    /** Hash of the network from which the account signed up; null where that is not known. */
    signUpSource: text('sign_up_source'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sent_to_others_kind').on(table.kind, table.createdAt),
    index('sent_to_others_recipient').on(table.recipient, table.createdAt),
    index('sent_to_others_organisation').on(table.organisationId, table.createdAt),
    index('sent_to_others_user').on(table.userId, table.createdAt),
    index('sent_to_others_source').on(table.signUpSource, table.createdAt),
    check('sent_to_others_kind_known', sql`${table.kind} in ('customer', 'unconfirmed')`),
    check('sent_to_others_by', sql`${table.by} in ('text', 'mail')`),
  ],
);
