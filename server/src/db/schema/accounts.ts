import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** One person who signs in. Shape of better-auth, with `role` of ours. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Full name as typed at sign-up. */
    name: text('name').notNull(),
    /** Lower case, unique. */
    email: text('email').notNull().unique(),
    /** True once a mailed link was followed. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Address of an avatar picture. */
    image: text('image'),
    /** `operator` sees the whole service. */
    role: text('role').notNull().default('owner'),
    /** True while a sign-in by password asks for a code as well. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Hash of the network from which it was made; null where that is not known. */
    signUpSource: text('sign_up_source'),
    /** When the account was made; decides the way to the choice of a plan. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Last change of the row. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [check('users_role', sql`${table.role} in ('owner', 'operator')`)],
);

/** A signed-in browser. The cookie holds the token, signed. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** Secret that the cookie carries. */
    token: text('token').notNull().unique(),
    /** Whose session it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** After this it counts as signed out. */
    expiresAt: moment('expires_at').notNull(),
    /** Address of the browser at sign-in. */
    ipAddress: text('ip_address'),
    /** What the browser calls itself. */
    userAgent: text('user_agent'),
    /** Of the businesses of this person the one chosen here; memberships are looked up each time, so it binds nothing. */
    organisationId: uuid('organisation_id'),
    /** Of the assistants of that business the one chosen here; it binds nothing either. */
    assistantRowId: uuid('assistant_row_id'),
    /** When the person signed in. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Last renewal. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When it last asked for something, to a minute or so. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** A way to sign in: a password, or an account with another provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Id with the provider; the user's own id for a password. */
    accountId: text('account_id').notNull(),
    /** `credential` for a password. */
    providerId: text('provider_id').notNull(),
    /** Whose account it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Provider's tokens, empty for a password. */
    accessToken: text('access_token'),
    /** Provider's refresh token. */
    refreshToken: text('refresh_token'),
    /** Provider's id token. */
    idToken: text('id_token'),
    /** When the access token runs out. */
    accessTokenExpiresAt: moment('access_token_expires_at'),
    /** When the refresh token runs out. */
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    /** What the provider was asked for. */
    scope: text('scope'),
    /** scrypt hash with its salt. */
    password: text('password'),
    /** When it was linked. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Last change of the row. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
);

/** The second factor of an account: an authenticator app, and codes for when it is lost. Shape of better-auth. */
export const twoFactors = pgTable('two_factors', {
  id: id(),
  /** Whose it is. */
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Shared secret of the app (RFC 6238), sealed. */
  secret: text('secret').notNull(),
  /** Codes that were not used yet, sealed. */
  backupCodes: text('backup_codes').notNull(),
  /** True once a code of the app was shown. */
  verified: boolean('verified').notNull().default(false),
  /** Wrong codes in a row. */
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  /** Until then no code is looked at. */
  lockedUntil: moment('locked_until'),
  /** The last time step whose code was taken; none of it or before it is taken again (RFC 6238 section 5.2). */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** A link that was mailed and waits to be followed. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    /** What is verified. */
    identifier: text('identifier').notNull(),
    /** What the link proves. */
    value: text('value').notNull(),
    /** After this the link is void. */
    expiresAt: moment('expires_at').notNull(),
    /** When it was sent. */
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Last change of the row. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** How often an address has knocked at a path of /api/auth. */
export const rateLimits = pgTable('rate_limits', {
  id: id(),
  /** Address and path. */
  key: text('key').notNull().unique(),
  /** Requests in the running window. */
  count: integer('count').notNull(),
  /** Epoch ms of the last one. */
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});
