import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** What a visitor wrote on the contact page. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** One of the contract's `contactSubjects`. */
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Somebody wishes to be shown the product. */
export const demoRequests = pgTable('demo_requests', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company').notNull(),
  /** The day they wish for, in their own calendar. */
  demoDate: date('demo_date').notNull(),
  /** IANA name of their time zone. */
  timeZone: text('time_zone').notNull(),
  message: text('message').notNull(),
  newsletter: boolean('newsletter').notNull(),
  /** When the automation webhook accepted it; null while it has not, or where there is none. */
  deliveredAt: moment('delivered_at'),
  createdAt: moment('created_at').notNull(),
});

/** Somebody wishes to be called about the product. */
export const leads = pgTable('leads', {
  id: id(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  /** As typed. */
  phone: text('phone').notNull(),
  /** One of the contract's `leadSources`, where it was said. */
  heardFrom: text('heard_from'),
  createdAt: moment('created_at').notNull(),
});

/** Who gets the newsletter. */
export const subscribers = pgTable('subscribers', {
  id: id(),
  /** Lower case, unique. */
  email: text('email').notNull().unique(),
  /** SHA-256 of the token in the mail that asks for the confirmation; null once it was used. */
  confirmTokenHash: text('confirm_token_hash').unique(),
  /** After this the link of that mail is void. */
  confirmExpiresAt: moment('confirm_expires_at'),
  /** When the address was confirmed; null before. */
  confirmedAt: moment('confirmed_at'),
  /** When they had enough; null while they have not. */
  unsubscribedAt: moment('unsubscribed_at'),
  createdAt: moment('created_at').notNull(),
});

/** How often something was done in a window of time by one address: it limits what needs no account. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    /** What is counted and for whom; the address is hashed. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the count begins anew. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('visit_counts_ends').on(table.endsAt)],
);

/** Sample calls of visitors without an account; kept for a day, to limit them. */
export const demoCalls = pgTable(
  'demo_calls',
  {
    /** Id of the call on the voice platform; null until it has given one. */
    callId: text('call_id').unique(),
    id: id(),
    /** Hash of the visitor's address. */
    visitor: text('visitor').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When it has ended; before its end, the latest moment at which it can. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('demo_calls_started').on(table.startedAt)],
);
