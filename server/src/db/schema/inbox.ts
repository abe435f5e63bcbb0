import type { InboxMail, MessageKind } from '@belldesk/contract/product/inbox';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { customers } from './customers.ts';
import { organisations } from './organisations.ts';

/** A mail that tells of everything a day has brought: one for each day of the business. */
export const inboxDigests = pgTable(
  'inbox_digests',
  {
    id: id(),
    /** Whose inbox. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** yyyy-mm-dd in the zone of the business: the morning on which it is sent. */
    localDate: text('local_date').notNull(),
    /** Zone of the business that morning. */
    timeZone: text('time_zone').notNull(),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('inbox_digests_once').on(table.organisationId, table.localDate),
    check('inbox_digests_day', sql`${table.localDate} ~ '^\\d{4}-\\d{2}-\\d{2}$'`),
  ],
);

/** A message that a caller left for the business, or a wish of theirs that could not be done. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** The call in which it was left. */
    callId: text('call_id').notNull(),
    /** The request within that call: asked twice, it is kept once. */
    toolCallId: text('tool_call_id').notNull(),
    /** Whose business. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The assistant that took it. */
    assistantId: text('assistant_id').notNull(),
    /** message, or request: wished for, and not done for certain. */
    kind: text('kind').notNull().default('message').$type<MessageKind>(),
    /** The customer who left it; null where no number is known. */
    customerId: uuid('customer_id'),
    /** Who left it. */
    name: text('name'),
    /** How to reach them. */
    phoneNumber: text('phone_number'),
    /** What they said. */
    text: text('text').notNull(),
    /** Cannot wait: as the caller said, or as the owner has marked it since. */
    urgent: boolean('urgent').notNull().default(false),
    /** When the owner was done with it; null while it is open. */
    doneAt: moment('done_at'),
    /** Its place in the inbox: 2 open and urgent, 1 open, 0 done. */
    standing: smallint('standing')
      .notNull()
      .generatedAlwaysAs(sql`case when done_at is not null then 0 when urgent then 2 else 1 end`),
    /** The next digest is to tell of it. */
    awaitsDigest: boolean('awaits_digest').notNull().default(false),
    /** The digest that told of it. */
    digestId: uuid('digest_id').references(() => inboxDigests.id, { onDelete: 'set null' }),
    /** Counts the owner's changes of urgency and of being done. */
    version: integer('version').notNull().default(1),
    /** When it was committed. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('messages_request').on(table.callId, table.toolCallId),
    index('messages_inbox').on(table.organisationId, table.standing, table.createdAt, table.id),
    index('messages_awaiting')
      .on(table.organisationId, table.createdAt)
      .where(sql`${table.awaitsDigest}`),
    index('messages_digest').on(table.digestId).where(sql`${table.digestId} is not null`),
    // In the database it empties customer_id alone, which drizzle has no word for.
    foreignKey({
      name: 'messages_customer',
      columns: [table.organisationId, table.customerId],
      foreignColumns: [customers.organisationId, customers.id],
    }).onDelete('set null'),
    index('messages_customer_index')
      .on(table.organisationId, table.customerId, table.createdAt)
      .where(sql`${table.customerId} is not null`),
    check('messages_text', sql`length(${table.text}) > 0`),
    check('messages_kind', sql`${table.kind} in ('message', 'request')`),
  ],
);

/** What the owner wrote beside a message. */
export const inboxNotes = pgTable(
  'inbox_notes',
  {
    id: id(),
    /** Beside which. */
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Whose inbox. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The words. */
    text: text('text').notNull(),
    /** When it was written. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('inbox_notes_message').on(table.messageId, table.createdAt),
    index('inbox_notes_organisation').on(table.organisationId),
    check('inbox_notes_text', sql`length(${table.text}) > 0`),
  ],
);

/** How an owner is told of messages by mail. No row: a mail for each. */
export const inboxChoices = pgTable(
  'inbox_choices',
  {
    /** Whose choice. */
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** each, digest or none. */
    mail: text('mail').notNull().$type<InboxMail>(),
    /** When it was chosen. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [check('inbox_choices_mail', sql`${table.mail} in ('each', 'digest', 'none')`)],
);
