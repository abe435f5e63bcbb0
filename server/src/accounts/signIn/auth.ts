import {
  MAX_PASSWORD_CHARACTERS,
  SIGN_UP_MIN_PASSWORD_CHARACTERS,
} from '@belldesk/contract/product/account';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { SendingLimits } from '@belldesk/kit/sendingSettings';
import type { GoogleConfig } from '@belldesk/kit/signInSettings';
import { storageErrorOf } from '@belldesk/kit/storage/storageError';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/client.ts';
import {
  accounts,
  rateLimits,
  sessions,
  twoFactors,
  users,
  verifications,
} from '../../db/schema.ts';
import { describeError } from '../../describeError.ts';
import { secondFactor } from '../twoFactor/twoFactor.ts';
import { type AccountEvents, accountHooks } from './accountHooks.ts';
import { CLIENT_ADDRESS_HEADER } from './clientAddress.ts';
import { signInWithGoogle } from './googleProvider.ts';
import { requestHooks } from './requestHooks.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session ends when it has not been used for so long. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A session used after so long runs anew. */
export const RENEW_AFTER_SECONDS = DAY_SECONDS;

/** It is read once; kept, it would be a name and an address in the clear. */
const withoutIdToken = {
  before: async (account: object) => ({ data: { ...account, idToken: null } }),
};

export interface AuthOptions {
  readonly db: Database;
  /** Signs the cookies; kept over restarts. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Who people may sign in with as well; nobody where it is not there. */
  readonly google?: GoogleConfig | undefined;
  readonly events: AccountEvents;
  /** How many accounts one connection may make. */
  readonly sending: SendingLimits;
  /** Counts the waiting after failed sign-ins. */
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Accounts and sessions, served under /api/auth by better-auth. */
export function createAuth(options: AuthOptions) {
  const { db, secret, publicUrl, google, clock, logger, events, sending } = options;
  const { before, after } = requestHooks({ db, clock, sending, secret, publicUrl });
  return betterAuth({
    appName: 'Belldesk',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    // Links in mails may lead to the host that was asked as well, e.g. 127.0.0.1 beside localhost.
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [`${new URL(publicUrl).protocol}//${host}`] : [];
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        rateLimit: rateLimits,
        twoFactor: twoFactors,
      },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'owner', input: false },
      },
      // No account is made for, or joined with, an address that the provider has not confirmed.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action !== 'sign-in' && user.emailVerified !== true
          ? { error: 'email_not_verified' }
          : undefined,
    },
    account: {
      encryptOAuthTokens: true,
      // An account joins a Google one only where both have confirmed the address (decision 035).
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    databaseHooks: {
      ...accountHooks({ db, clock, sending, events }),
      account: { create: withoutIdToken, update: withoutIdToken },
    },
    plugins: [secondFactor(), ...(google ? [signInWithGoogle(google, logger)] : [])],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SIGN_UP_MIN_PASSWORD_CHARACTERS,
      maxPasswordLength: MAX_PASSWORD_CHARACTERS,
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEW_AFTER_SECONDS },
    hooks: { before, after },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: {
        // limitSignIn.ts counts these, for the account as well, and sign-ups that fail.
        '/sign-in/email': false,
        '/sign-up/email': { window: 60, max: 30 },
        '/two-factor/*': { window: 60, max: 60 },
        '/sign-in/social': { window: 60, max: 30 },
      },
    },
    advanced: {
      cookiePrefix: 'belldesk',
      // The server has compared Origin with its own address before, by one rule for every path.
      disableCSRFCheck: true,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => uuidv7() },
    },
    telemetry: { enabled: false },
    onAPIError: {
      errorURL: `${publicUrl}/sign-in`,
      onError(error) {
        // Thrown on: left to the library it would be printed, with what was written into the row.
        if (!(error instanceof APIError)) throw error;
        if (error.statusCode < 500) return;
        logger.error({ problem: describeError(error) }, 'a request about accounts failed');
        // The library passes it on to who handed it the request.
        const storageError = storageErrorOf(error);
        if (storageError) throw storageError;
      },
    },
    logger: {
      level: 'warn',
      // Arguments may hold an address or a name: only the library's own sentence is kept.
      log: (level, message) =>
        logger[level === 'error' ? 'error' : 'warn']({ from: 'better-auth' }, message),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
