import { AppError } from '@belldesk/contract/errors';
import type { AuthContext } from 'better-auth';
import { APIError, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { limitPasswordChecks } from '../settings/checkPassword.ts';
import { findTwoFactorSecret, takeStep } from './queries.ts';
import { stepOf } from './timeCode.ts';

const MINUTE_SECONDS = 60;

/** The second step of a sign-in with a password: a code of an authenticator app, or one kept for bad days. */
export function secondFactor() {
  return twoFactor({
    issuer: 'Belldesk',
    // Who came by Google has no password to be asked for.
    allowPasswordless: true,
    twoFactorCookieMaxAge: 10 * MINUTE_SECONDS,
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * MINUTE_SECONDS },
    backupCodeOptions: { amount: 10, length: 10, storeBackupCodes: 'encrypted' },
  });
}

type GuardContext = Parameters<typeof getSessionFromCtx>[0] & { readonly context: AuthContext };

const body = z.object({
  code: z.string().optional(),
  password: z.string().optional(),
  trustDevice: z.boolean().optional(),
  disableSession: z.boolean().optional(),
});

/**
 * What better-auth leaves open: a code of the app would be taken twice, and the password be guessed at from a
 * browser that was left open.
 * @throws APIError
 */
export async function guardTwoFactor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ctx: GuardContext,
): Promise<void> {
  if (!ctx.path?.startsWith('/two-factor/')) return;
  const parsed = body.safeParse(ctx.body ?? {});
  // The library reads of each request only what it needs: a field that is wrong to us might be none to it.
  if (!parsed.success) throw new APIError('BAD_REQUEST');
  const asked = parsed.data;
  // No device is spared the code: it would be, signed out from elsewhere or not.
  if (asked.trustDevice || asked.disableSession) throw new APIError('BAD_REQUEST');
  const session = await getSessionFromCtx(ctx);
  if (asked.password !== undefined && session) {
    try {
      await limitPasswordChecks({ db, clock, address: '' }, session.user.id);
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY', message: cause.message });
    }
  }
  if (ctx.path !== '/two-factor/verify-totp') return;
  const userId = session?.user.id ?? (await userInChallenge(ctx));
  const sealed = userId ? await findTwoFactorSecret(db, userId) : null;
  if (!userId || sealed === null) return;
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: sealed });
  // By real time, as the library counts it.
  const step = stepOf(secret, asked.code ?? '', Date.now());
  if (step === null || (await takeStep(db, userId, step))) return;
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' });
}

/** Whose password was right, while the code is waited for. */
async function userInChallenge(ctx: GuardContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!challenge) return null;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null;
}
