import { AppError } from '@belldesk/contract/errors';
import { signUpForm } from '@belldesk/contract/product/account';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { tellOfTwoFactorChange } from '../twoFactor/tellOwner.ts';
import { guardTwoFactor } from '../twoFactor/twoFactor.ts';
import { clientAddressIn } from './clientAddress.ts';
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS, deviceCookieFor, deviceIn } from './knownDevice.ts';
import { admitNewAccount, takeNewAccountBack } from './limitNewAccounts.ts';
import { forgetSignIn, forgetSignUp, limitSignIn, limitSignUp, noteSeen } from './limitSignIn.ts';
import { inWords } from './waitText.ts';

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

function tooMany(message: string, waitMs: number | null): APIError {
  const headers =
    waitMs === null ? undefined : { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
  return new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY', message }, headers);
}

/** Paths on which a password that was right is followed by a session, at once or after a code. */
const ENDS_SIGN_IN: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);

/** What stands before and after every request to better-auth: what it may hold, and how often it may be tried. */
export function requestHooks(
  options: Pick<Deps, 'db' | 'clock' | 'sending'> & {
    readonly secret: string;
    readonly publicUrl: string;
  },
) {
  const { db, clock, secret } = options;
  const isSecure = options.publicUrl.startsWith('https:');
  const before = createAuthMiddleware(async (ctx) => {
    checkWays(ctx.body);
    await guardTwoFactor({ db, clock }, ctx);
    if (ctx.path === '/sign-up/email') checkSignUp(ctx.body);
    const email = signInBody.safeParse(ctx.body).data?.email ?? '';
    const address = clientAddressIn(ctx.headers);
    const deviceId = deviceIn(ctx.getCookie(DEVICE_COOKIE), secret, email);
    try {
      if (ctx.path === '/sign-in/email') await limitSignIn(options, { email, address, deviceId });
      if (ctx.path === '/sign-up/email') await limitSignUp(options, address);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      throw tooMany(cause.message, null);
    }
    if (ctx.path !== '/sign-up/email') return;
    const waitMs = await admitNewAccount(options, address);
    if (waitMs === 0) return;
    // What was refused here has told nothing of the address.
    await forgetSignUp(options, address);
    throw tooMany(newAccountsProblem(waitMs), waitMs);
  });
  const after = createAuthMiddleware(async (ctx) => {
    await tellOfTwoFactorChange({ db }, ctx);
    const address = clientAddressIn(ctx.headers);
    const email = ctx.context.newSession?.user.email;
    if (email === undefined) {
      if (ctx.path === '/sign-up/email') await takeNewAccountBack(options, address);
      return;
    }
    const deviceId = deviceIn(ctx.getCookie(DEVICE_COOKIE), secret, email);
    const attempt = { email, address, deviceId };
    if (ENDS_SIGN_IN.has(ctx.path))
      await forgetSignIn(options, attempt, { ofConnection: ctx.path === '/sign-in/email' });
    else await noteSeen(options, attempt);
    if (ctx.path === '/sign-up/email') await forgetSignUp(options, address);
    if (deviceId !== null) return;
    ctx.setCookie(DEVICE_COOKIE, deviceCookieFor(secret, email), {
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      path: '/api/auth',
      maxAge: DEVICE_COOKIE_SECONDS,
    });
  });
  return { before, after };
}

/** Said to a connection that has made as many accounts as it may. */
export function newAccountsProblem(waitMs: number): string {
  return `Too many accounts were created from your network. Please try again in ${inWords(waitMs)}.`;
}
