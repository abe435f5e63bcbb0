import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { assistants } from './assistants.ts';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/**
 * An address at which callers reach a business: the SIP address under which it published an assistant, or a number
 * that the operator gave it. It is the business's, and points at the assistant that answers: an assistant that is
 * replaced or deleted leaves its lines behind.
 */
export const lines = pgTable(
  'lines',
  {
    id: id(),
    /** sip: made by publishing. number: from the operator's stock, into which it returns. */
    kind: text('kind').notNull().$type<'sip' | 'number'>(),
    /** Of sip the full address with its host; of number E.164, or sip: with the user only. */
    address: text('address').notNull(),
    /** Id on the voice platform; null for a number that the platform does not have yet. */
    voiceNumberId: text('voice_number_id').unique(),
    /** Whose; null for a number that is free. */
    organisationId: uuid('organisation_id').references(() => organisations.id, {
      onDelete: 'set null',
    }),
    /** Who answers; null while nobody does and the line waits for an assistant. */
    assistantRowId: uuid('assistant_row_id').references(() => assistants.id, {
      onDelete: 'set null',
    }),
    /** When the business got it; null while it is free. */
    assignedAt: moment('assigned_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('lines_organisation').on(table.organisationId),
    index('lines_assistant').on(table.assistantRowId),
    uniqueIndex('lines_number').on(table.address).where(sql`${table.kind} = 'number'`),
    check('lines_kind', sql`${table.kind} in ('sip', 'number')`),
    check(
      'lines_address',
      sql`${table.kind} = 'sip' or ${table.address} ~ '^(\\+[1-9][0-9]{5,14}|sip:[^@]+)$'`,
    ),
    // Before a business goes, its addresses are deleted and its numbers set free.
    check(
      'lines_owned',
      sql`${table.kind} = 'number' or (${table.organisationId} is not null and ${table.voiceNumberId} is not null)`,
    ),
    check(
      'lines_assigned',
      sql`(${table.organisationId} is null) = (${table.assignedAt} is null) and (${table.organisationId} is not null or ${table.assistantRowId} is null)`,
    ),
  ],
);
