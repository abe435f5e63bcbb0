import { createHash, randomInt } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import { DELETION_CODE_HOLDS_MS } from '@belldesk/contract/product/accountData';
import { requireUser } from '../../access/requireUser.ts';
import { limitPasswordChecks } from '../../accounts/settings/checkPassword.ts';
import { findPasswordHash } from '../../accounts/settings/queries.ts';
import type { Ctx, Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { limitRate, type RateLimit } from '../../rateLimits/rateLimit.ts';
import { hasCode, keepCode } from './queries.ts';

const CODES = 1_000_000;

const asking: RateLimit = {
  name: 'deletion-code',
  max: 5,
  windowMs: 60 * 60_000,
  message: 'You requested too many codes. Please try again in an hour.',
};

const hashOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}:${code}`).digest('base64url');

/**
 * Mails a code that confirms the deletion, to the address of an account without a password.
 * @throws AppError conflict where it has one, too-many, unauthenticated
 */
export async function requestDeletionCode({ ctx }: { ctx: Ctx }) {
  const user = requireUser(ctx, 'delete their account');
  if ((await findPasswordHash(ctx.db, user.id)) !== null)
    throw new AppError('conflict', 'This account has a password. Use it instead of a code');
  await limitRate(ctx, asking, user.id);
  await enqueue(ctx.db, 'mail', { template: 'deletion-code', id: user.id });
  return { asked: true as const };
}

/** A new code, which voids the one before; null where the account is gone. */
export async function newDeletionCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ readonly email: string; readonly code: string } | null> {
  const code = String(randomInt(CODES)).padStart(6, '0');
  const expiresAt = new Date(clock.nowMs() + DELETION_CODE_HOLDS_MS);
  const email = await db.transaction((tx) =>
    keepCode(tx, { userId, hash: hashOf(userId, code), expiresAt }),
  );
  return email === null ? null : { email, code };
}

/** @throws AppError bad-input where the mailed code is another one or has run out, too-many */
export async function checkCode(ctx: Ctx, userId: string, code: string | undefined): Promise<void> {
  await limitPasswordChecks(ctx, userId);
  const now = new Date(ctx.clock.nowMs());
  if (code !== undefined && (await hasCode(ctx.db, { userId, hash: hashOf(userId, code), now })))
    return;
  const message = 'This code is incorrect or expired. Use the code in the latest email';
  throw new AppError('bad-input', message, { fields: [{ field: 'code', message }] });
}
