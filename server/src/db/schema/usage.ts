import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { organisations } from './organisations.ts';

/** The owner was told how much of a month's minutes is used: of each mark once in a period. */
export const usageNotices = pgTable(
  'usage_notices',
  {
    id: id(),
    /** Whose minutes. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** When the month began that it tells of. */
    periodStart: moment('period_start').notNull(),
    /** When that month ends. */
    periodEnd: moment('period_end').notNull(),
    /** The mark that was passed, in per cent of the plan's minutes. */
    percent: integer('percent').notNull().$type<80 | 100>(),
    /** The plan at that moment. */
    planId: text('plan_id').notNull().$type<'starter' | 'professional' | 'premium'>(),
    /** Seconds used at that moment. */
    usedSeconds: integer('used_seconds').notNull(),
    /** When it was passed. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('usage_notices_once').on(table.organisationId, table.periodStart, table.percent),
    check('usage_notices_percent', sql`${table.percent} in (80, 100)`),
    check('usage_notices_period', sql`${table.periodStart} < ${table.periodEnd}`),
  ],
);

/** What an owner wants of callers once the minutes are used up. No row: messages. */
export const usageChoices = pgTable(
  'usage_choices',
  {
    /** Whose choice. */
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** messages or put-through. */
    atLimit: text('at_limit').notNull().$type<'messages' | 'put-through'>(),
    /** Telephone number in E.164 or sip: address of the person; kept while messages are chosen. */
    putThroughTo: text('put_through_to'),
    /** When it was chosen. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('usage_choices_at_limit', sql`${table.atLimit} in ('messages', 'put-through')`),
    check(
      'usage_choices_target',
      sql`${table.atLimit} = 'messages' or ${table.putThroughTo} is not null`,
    ),
  ],
);

/** The voice platform's assistant that answers in place of one of the business's while the minutes are used up. */
export const standIns = pgTable(
  'stand_ins',
  {
    /** Id on the voice platform of the assistant whose place it takes: one for each. */
    standsInFor: text('stands_in_for').primaryKey(),
    /** Its own id on the voice platform. */
    assistantId: text('assistant_id').notNull().unique(),
    /** Whose. */
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the platform was told of it last. */
    payloadHash: text('payload_hash').notNull(),
    /** Whether it is the one that answers. */
    isAnswering: boolean('is_answering').notNull(),
    /** When it was made. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stand_ins_organisation').on(table.organisationId)],
);
