import type { RecordingPeaks } from '@belldesk/contract/product/recordings';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { callLogs } from './calls.ts';
import { moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** How long an owner keeps recordings; without a row they are kept for ever. */
export const recordingRules = pgTable(
  'recording_rules',
  {
    /** Whose calls. */
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Days from the beginning of the call. */
    keepDays: integer('keep_days').notNull(),
    /** When the owner chose it. */
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [check('recording_rules_days', sql`${table.keepDays} > 0`)],
);

/** How loud a recorded call was, piece by piece: worked out when its page is first opened. */
export const callPeaks = pgTable('call_peaks', {
  /** Row of the call. */
  callRowId: uuid('call_row_id')
    .primaryKey()
    .references(() => callLogs.id, { onDelete: 'cascade' }),
  /** Of both tracks. */
  peaks: jsonb('peaks').notNull().$type<RecordingPeaks>(),
});
