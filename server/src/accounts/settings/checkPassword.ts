import { AppError } from '@belldesk/contract/errors';
import { verifyPassword } from 'better-auth/crypto';
import type { Ctx } from '../../context.ts';
import { limitRate, type RateLimit } from '../../rateLimits/rateLimit.ts';
import { findPasswordHash } from './queries.ts';

const MINUTE_MS = 60_000;

/** Of an account, whatever the password is asked for: whoever finds a browser open cannot try for long. */
const checks: RateLimit = {
  name: 'password-check',
  max: 10,
  windowMs: 15 * MINUTE_MS,
  message: 'Too many password attempts. Please try again in 15 minutes.',
};

/**
 * Counts a check of the password of an account before it is looked at.
 * @throws AppError too-many
 */
export function limitPasswordChecks(
  ctx: Pick<Ctx, 'db' | 'clock' | 'address'>,
  userId: string,
): Promise<void> {
  return limitRate(ctx, checks, userId);
}

/**
 * Checks the password of who is signed in, where the account has one.
 * @throws AppError bad-input when it is wrong or missing, too-many
 */
export async function checkPassword(
  ctx: Ctx,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const hash = await findPasswordHash(ctx.db, userId);
  if (hash === null) return;
  await limitPasswordChecks(ctx, userId);
  if (password !== undefined && (await verifyPassword({ hash, password }))) return;
  const message = 'The current password is incorrect';
  throw new AppError('bad-input', message, { fields: [{ field: 'currentPassword', message }] });
}
