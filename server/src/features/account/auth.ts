import { AppError } from '@belldesk/contract/errors';
import {
  MAX_PASSWORD_CHARACTERS,
  SIGN_UP_MIN_PASSWORD_CHARACTERS,
  signUpForm,
} from '@belldesk/contract/product/account';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type { GoogleConfig } from '@belldesk/kit/signInSettings';
import { storageErrorOf } from '@belldesk/kit/storage/storageError';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
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
import { accountHooks } from '../operator/role/accountHooks.ts';
import { signInWithGoogle } from './googleProvider.ts';
import {
  forgetSignIn,
  forgetSignUp,
  limitSignIn,
  limitSignUp,
  type SignInAttempt,
} from './limitSignIn.ts';
import { tellOfTwoFactorChange } from './twoFactor/tellOwner.ts';
import { guardTwoFactor, secondFactor } from './twoFactor/twoFactor.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session ends when it has not been used for so long. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A session used after so long runs anew. */
export const RENEW_AFTER_SECONDS = DAY_SECONDS;

/**
 * Header in which the server itself writes the address of the socket. What a client sends under this
 * name is dropped, so that nobody walks around the rate limit with a forged address.
 */
export const CLIENT_ADDRESS_HEADER = 'x-belldesk-client-address';

const signUpBody = z.object({
  name: signUpForm.shape.fullName,
  email: signUpForm.shape.email,
  password: signUpForm.shape.password,
});

function checkSignUp(body: unknown): void {
  const parsed = signUpBody.safeParse(body);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? 'Failed to sign up';
    throw new APIError('BAD_REQUEST', { code: 'BAD_INPUT', message });
  }
}

/** Paths of this site. With another host in them, the way through a provider would lead there. */
const ownPath = z
  .string()
  .regex(/^\/(?![/\\])[\w/-]*$/)
  .optional();
const ways = z.object({
  callbackURL: ownPath,
  errorCallbackURL: ownPath,
  newUserCallbackURL: ownPath,
});

function checkWays(body: unknown): void {
  if (body === undefined || ways.safeParse(body).success) return;
  const message = 'A sign-in leads to a page of this site only';
  throw new APIError('FORBIDDEN', { code: 'FORBIDDEN', message });
}

const signInBody = z.object({ email: z.string() });

/** The attempt in a request to sign in or up; the server has written the header itself. */
function attemptIn(ctx: { body?: unknown; headers?: Headers | undefined }): SignInAttempt {
  return {
    email: signInBody.safeParse(ctx.body).data?.email ?? '',
    address: ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? '',
  };
}

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
  /** Whose account becomes operator; the first one where nobody is named. */
  readonly operatorEmail?: string | undefined;
  /** Counts the waiting after failed sign-ins. */
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Accounts and sessions, served under /api/auth by better-auth. */
export function createAuth(options: AuthOptions) {
  const { db, secret, publicUrl, google, clock, logger, operatorEmail } = options;
  const before = createAuthMiddleware(async (ctx) => {
    checkWays(ctx.body);
    await guardTwoFactor({ db, clock }, ctx);
    if (ctx.path === '/sign-up/email') checkSignUp(ctx.body);
    const attempt = attemptIn(ctx);
    try {
      if (ctx.path === '/sign-in/email') await limitSignIn({ db, clock }, attempt);
      if (ctx.path === '/sign-up/email') await limitSignUp({ db, clock }, attempt.address);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY', message: cause.message });
    }
  });
  const after = createAuthMiddleware(async (ctx) => {
    await tellOfTwoFactorChange({ db }, ctx);
    if (!ctx.context.newSession) return;
    const attempt = attemptIn(ctx);
    if (ctx.path === '/sign-in/email') await forgetSignIn({ db, clock }, attempt);
    if (ctx.path === '/sign-up/email') await forgetSignUp({ db, clock }, attempt.address);
  });
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
      ...accountHooks({ db, operatorEmail }),
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
