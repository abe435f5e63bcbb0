import type { Lexicon } from '@belldesk/contract/voice/lexicon';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { locations } from './locations.ts';
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
    /** For which location it answers, by its clock and in its country. */
    locationId: uuid('location_id').notNull(),
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
    /** Template chosen in the wizard. */
    template: text('template'),
    /** The business's number as typed. */
    phoneNumber: text('phone_number').notNull(),
    /** SHA-256 of the wizard's input: the same form sent twice is recognised. */
    inputHash: text('input_hash').notNull(),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
    /** Last change by the owner; an edit names it to prove that it saw it. */
    updatedAt: moment('updated_at').notNull(),
    /** Calls are recorded, and callers are told so. */
    recordsCalls: boolean('records_calls').notNull().default(true),
    /** Callers whose number is a customer's are greeted by name. */
    greetsKnownCallers: boolean('greets_known_callers').notNull().default(false),
    /** How words of the business are said. */
    lexicon: jsonb('lexicon').$type<Lexicon>().notNull().default([]),
    /** Counts the owner's changes. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    foreignKey({
      name: 'assistants_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    index('assistants_organisation').on(table.organisationId, table.createdAt),
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
    /** Where its calls are read: the location for which it answered last. */
    locationId: uuid('location_id').notNull(),
    /** Of a stand-in: the assistant in whose place it answers, under which its calls are kept. */
    standsInFor: text('stands_in_for'),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'assistant_owners_location',
      columns: [table.organisationId, table.locationId],
      foreignColumns: [locations.organisationId, locations.id],
    }).onDelete('cascade'),
    index('assistant_owners_organisation').on(table.organisationId),
  ],
);
