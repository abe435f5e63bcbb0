import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';

/** What the operator has read, done or set aside. */
export const operatorMarks = pgTable(
  'operator_marks',
  {
    /** Which list it stands in. */
    kind: text('kind').notNull().$type<'contact' | 'demo' | 'lead' | 'request'>(),
    /** Row of that list. */
    subjectId: uuid('subject_id').notNull(),
    /** Who marked it; null when that account is gone. */
    operatorId: uuid('operator_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    check('operator_marks_kind', sql`${table.kind} in ('contact', 'demo', 'lead', 'request')`),
  ],
);

/** An account that is closed for the time being: nobody signs in to it, and its numbers do not answer. */
export const suspensions = pgTable('suspensions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** For operators only. */
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** What operators wrote down about an account, for one another. */
export const accountNotes = pgTable(
  'account_notes',
  {
    id: id(),
    /** Whose account it is about. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address of the operator who wrote it, as it was then. */
    operatorEmail: text('operator_email').notNull(),
    /** What was written; never shown to the owner. */
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('account_notes_user').on(table.userId, table.id),
    check('account_notes_text', sql`length(${table.text}) > 0`),
  ],
);

/** What operators did to accounts of others, and each look at an account or a call. Never changed, never deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** Address of the operator, as it was then. */
    operatorEmail: text('operator_email').notNull(),
    /** One of the contract's `auditAction`. */
    action: text('action').notNull(),
    /** Address of the account, as it was then; null where none is concerned. */
    accountEmail: text('account_email'),
    /** Id of the call, number or job, or how the operator made sure who asks. */
    subject: text('subject'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('audit_log_account').on(table.accountEmail, table.id)],
);
