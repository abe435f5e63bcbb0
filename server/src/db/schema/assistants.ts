import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** A receptionist of a business, which has as many as its plan allows. Where it answers stands in `lines`. */
export const assistants = pgTable(
  'assistants',
  {
    id: id(),
    /** Whose receptionist. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Id on the voice platform. */
    assistantId: text('assistant_id').notNull().unique(),
    /** Name shown; the company's at first. */
    name: text('name').notNull(),
    /** Said when a call begins. */
    firstMessage: text('first_message').notNull(),
    /** What the model is told of the business. */
    systemPrompt: text('system_prompt').notNull(),
    /** Language heard and spoken, e.g. en-US. */
    language: text('language').notNull(),
    /** Voice of the catalogue. */
    voiceId: text('voice_id').notNull(),
    /** 0 to 1. */
    temperature: doublePrecision('temperature').notNull(),
    /** IANA name of the zone in which the business keeps its time. */
    timeZone: text('time_zone').notNull(),
    /** Country in which the business is (ISO 3166-1 alpha-2); null where the owner has not said. */
    country: char('country', { length: 2 }),
    /** Template chosen in the wizard. */
    template: text('template'),
    /** The business's number as typed. */
    phoneNumber: text('phone_number').notNull(),
    /** The same in E.164 where it parses. */
    phoneNumberE164: text('phone_number_e164'),
    /** SHA-256 of the wizard's input: the same form sent twice is recognised. */
    inputHash: text('input_hash').notNull(),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
    /** Last change by the owner; an edit names it to prove that it saw it. */
    updatedAt: moment('updated_at').notNull(),
    /** Calls are recorded, and callers are told so. */
    recordsCalls: boolean('records_calls').notNull().default(true),
    /** Counts the owner's changes. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('assistants_organisation').on(table.organisationId, table.createdAt),
    check('assistants_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('assistants_temperature', sql`${table.temperature} between 0 and 1`),
  ],
);

/**
 * Whose every assistant was that the voice platform has ever known: a report that comes after its
 * assistant was replaced still finds its owner.
 */
export const assistantOwners = pgTable(
  'assistant_owners',
  {
    /** Id on the voice platform. */
    assistantId: text('assistant_id').primaryKey(),
    /** Owner, then and now. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Of a stand-in: the assistant in whose place it answers, under which its calls are kept. */
    standsInFor: text('stands_in_for'),
    /** Zone in which its calls are read. */
    timeZone: text('time_zone').notNull(),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('assistant_owners_organisation').on(table.organisationId)],
);
