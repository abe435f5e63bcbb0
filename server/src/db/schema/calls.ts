import type { RecordBadge } from '@belldesk/contract/product/callBadge';
import type { CallOutcome, TranscriptLine } from '@belldesk/contract/product/calls';
import type { TurnLatency } from '@belldesk/contract/voice/call';
import type { CallCost } from '@belldesk/contract/voice/cost';
import type { CallRecording } from '@belldesk/contract/voice/recording';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { customers } from './customers.ts';
import { organisations } from './organisations.ts';

/** In the words of `NEVER_CONNECTED_PREFIX`, without a parameter: else the index is not used. */
export const neverConnected = (endedReason: SQLWrapper) =>
  sql`${endedReason} like 'call.ringing.%'`;

/** What a call asked of the product, and when. */
export interface ToolMoment {
  readonly toolCallId: string;
  readonly secondsFromStart: number;
}

/**
 * One call, from its beginning; filled when it ends. The column `search` (words said and taken down, a
 * tsvector made by the database) is left out here, so that no row is read with it; its index, and the one
 * for parts of the caller's number, stand in the migration.
 */
export const callLogs = pgTable(
  'call_logs',
  {
    id: id(),
    /** The voice platform's id, or "call_" + timestamp + random string for a test row. */
    callId: text('call_id').notNull().unique(),
    /** The assistant's id on the voice platform; it may be gone since. */
    assistantId: text('assistant_id').notNull(),
    /** Whose call it is. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** phone, browser or test. */
    type: text('type').notNull().$type<'phone' | 'browser' | 'test'>(),
    /** When it was answered. */
    startTime: moment('start_time').notNull(),
    /** When it ended; null while it runs. */
    endTime: moment('end_time'),
    /** Whole seconds, rounded. */
    durationSeconds: integer('duration_seconds').notNull().default(0),
    /** in-progress, completed or failed. */
    status: text('status').notNull().$type<'in-progress' | 'completed' | 'failed'>(),
    /** Only when failed: why, in plain words. */
    errorMessage: text('error_message'),
    /** Number or SIP address of the caller; null in a browser. */
    caller: text('caller'),
    /** The customer whose number it is; null where it is nobody's yet. */
    customerId: uuid('customer_id'),
    /** What came of it. */
    outcome: text('outcome').notNull().default('none').$type<CallOutcome>(),
    /** The same in the word of its badge, spam left aside; null until it has ended. */
    badge: text('badge').$type<RecordBadge>(),
    /** Names and numbers that were taken down in it, for the search. */
    takenWords: text('taken_words').notNull().default(''),
    /** Why it ended, as the voice platform says it. */
    endedReason: text('ended_reason'),
    /** Lines said and heard. */
    transcript: jsonb('transcript').notNull().default([]).$type<TranscriptLine[]>(),
    /** Delay of every turn, in ms. */
    turns: jsonb('turns').notNull().default([]).$type<TurnLatency[]>(),
    /** What the call was about, in a sentence or two. */
    summary: text('summary'),
    /** What the caller asked and could not be told, in their words. */
    unansweredQuestions: jsonb('unanswered_questions').notNull().default([]).$type<string[]>(),
    /** What each provider did, and its price in USD. */
    costs: jsonb('costs').notNull().default([]).$type<CallCost[]>(),
    /** What became of the recording; null where the call was not to be recorded. */
    recording: jsonb('recording').$type<CallRecording>(),
    /** Zone of the business at the time of the call. */
    timeZone: text('time_zone').notNull(),
    /** The owner tried the assistant: such a call costs nothing. */
    byOwner: boolean('by_owner').notNull().default(false),
    /** When the owner marked it as spam; such a call costs nothing. */
    spamAt: moment('spam_at'),
    /** When each tool was asked for, in s from the call's beginning. */
    toolMoments: jsonb('tool_moments').notNull().default([]).$type<ToolMoment[]>(),
    /** When its recordings were deleted because they had served their time. */
    recordingDeletedAt: moment('recording_deleted_at'),
    /** When the platform is asked again what became of it; null until it was asked once. */
    askAgainAt: moment('ask_again_at'),
  },
  (table) => [
    index('call_logs_organisation_start').on(table.organisationId, table.startTime, table.id),
    index('call_logs_assistant_start')
      .on(table.assistantId, table.startTime, table.id)
      .where(sql`${table.type} <> 'test'`),
    index('call_logs_organisation_badge').on(
      table.organisationId,
      table.badge,
      table.startTime,
      table.id,
    ),
    index('call_logs_organisation_spam')
      .on(table.organisationId, table.startTime, table.id)
      .where(sql`${table.spamAt} is not null`),
    index('call_logs_open')
      .on(table.startTime, table.id)
      .where(sql`${table.status} = 'in-progress'`),
    index('call_logs_never_connected').on(table.endTime).where(neverConnected(table.endedReason)),
    index('call_logs_recordings')
      .on(table.organisationId, table.startTime)
      .where(sql`${table.recordingDeletedAt} is null and ${table.type} <> 'test'`),
    // In the database it empties customer_id alone, which drizzle has no word for.
    foreignKey({
      name: 'call_logs_customer',
      columns: [table.organisationId, table.customerId],
      foreignColumns: [customers.organisationId, customers.id],
    }).onDelete('set null'),
    index('call_logs_customer_index')
      .on(table.organisationId, table.customerId, table.startTime)
      .where(sql`${table.customerId} is not null`),
    // For linking the earlier calls of a number that has become a customer's.
    index('call_logs_unlinked')
      .on(table.organisationId, table.caller)
      .where(sql`${table.customerId} is null and ${table.caller} is not null`),
    check('call_logs_type', sql`${table.type} in ('phone', 'browser', 'test')`),
    check('call_logs_status', sql`${table.status} in ('in-progress', 'completed', 'failed')`),
    check('call_logs_duration', sql`${table.durationSeconds} >= 0`),
    check('call_logs_ended', sql`(${table.status} = 'in-progress') = (${table.endTime} is null)`),
  ],
);

/** How many rows of the log an account has with each assistant; kept by triggers on call_logs. */
export const callTotals = pgTable(
  'call_totals',
  {
    /** Whose calls. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The assistant's id on the voice platform. */
    assistantId: text('assistant_id').notNull(),
    /** The rows of Test Assistant stand for themselves. */
    isTest: boolean('is_test').notNull(),
    /** Rows of the log. */
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.assistantId, table.isTest] })],
);
