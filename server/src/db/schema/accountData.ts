import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { id, moment } from './columns.ts';

/** A ZIP of everything that an account holds, asked for by its owner. */
export const accountExports = pgTable(
  'account_exports',
  {
    /** Also the name of its file. */
    id: id(),
    /** Whose data. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** waiting, running, ready or failed. */
    state: text('state').notNull().$type<'waiting' | 'running' | 'ready' | 'failed'>(),
    /** How often its making was begun. */
    tries: integer('tries').notNull().default(0),
    /** Recordings that are packed or given up. */
    recordingsDone: integer('recordings_done').notNull().default(0),
    /** Recordings there are. */
    recordings: integer('recordings').notNull().default(0),
    /** What could not be fetched; the file names each. */
    missing: integer('missing').notNull().default(0),
    /** Of the file; null until it is ready. */
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    /** When it was asked for. */
    createdAt: moment('created_at').notNull(),
    /** When the file was whole. */
    readyAt: moment('ready_at'),
    /** When the file is deleted. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('account_exports_user').on(table.userId, table.createdAt),
    // One at a time for an account.
    uniqueIndex('account_exports_one')
      .on(table.userId)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('account_exports_expires').on(table.expiresAt),
    check(
      'account_exports_state',
      sql`${table.state} in ('waiting', 'running', 'ready', 'failed')`,
    ),
    check(
      'account_exports_ready',
      sql`(${table.state} = 'ready') = (${table.readyAt} is not null)
        and (${table.readyAt} is null) = (${table.expiresAt} is null)
        and (${table.readyAt} is null) = (${table.sizeBytes} is null)`,
    ),
  ],
);

/** An account that was deleted: kept for as long as it is checked that nothing of it is left. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: id(),
    /** The id that the account had; nothing refers to it any more. */
    formerId: uuid('former_id').notNull(),
    /** Ids of the businesses that went with it. */
    formerOrganisationIds: uuid('former_organisation_ids').array().notNull().default([]),
    /** Where the deletion is confirmed; null once that mail is sent. */
    email: text('email'),
    /** When the owner deleted it. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('account_deletions_created').on(table.createdAt)],
);

/** What a deleted account had outside the database, until it is gone there too. */
export const accountRemains = pgTable(
  'account_remains',
  {
    id: id(),
    /** Of which deletion. */
    deletionId: uuid('deletion_id')
      .notNull()
      .references(() => accountDeletions.id, { onDelete: 'cascade' }),
    /** On the voice platform: a number to silence, an address, a call, an assistant; or a file of ours. */
    kind: text('kind').notNull().$type<'number' | 'address' | 'call' | 'assistant' | 'file'>(),
    /** Its id there, or the file's name. */
    subject: text('subject').notNull(),
    /** When it was gone; null until then. */
    goneAt: moment('gone_at'),
  },
  (table) => [
    index('account_remains_deletion').on(table.deletionId),
    index('account_remains_waiting').on(table.deletionId).where(sql`${table.goneAt} is null`),
    check(
      'account_remains_kind',
      sql`${table.kind} in ('number', 'address', 'call', 'assistant', 'file')`,
    ),
  ],
);
