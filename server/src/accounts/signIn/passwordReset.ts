import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import {
  type PasswordResetRequest,
  RESET_LINK_HOLDS_MS,
  RESET_LINK_PROBLEM,
  type ResetPasswordInput,
} from '@belldesk/contract/product/account';
import { hashPassword } from 'better-auth/crypto';
import type { Ctx, Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { limitRate, type RateLimit } from '../../rateLimits/rateLimit.ts';
import {
  findUserIdByEmail,
  hasResetLink,
  keepResetLink,
  replacePassword,
  takeResetLink,
} from '../queries.ts';
import { forgetFailures } from './limitSignIn.ts';

const HOUR_MS = 60 * 60 * 1_000;
const TOKEN_BYTES = 24;

const askingByConnection: RateLimit = {
  name: 'password-reset',
  max: 20,
  windowMs: HOUR_MS,
  message: 'Too many password resets from your network. Please try again in an hour.',
};
/** Of an address, whether somebody has it or not. */
export const askingByEmail: RateLimit = {
  name: 'password-reset-email',
  max: 5,
  windowMs: HOUR_MS,
  message: 'Too many password resets for this address. Please try again in an hour.',
};
const showingLink: RateLimit = {
  name: 'password-reset-link',
  max: 60,
  windowMs: HOUR_MS,
  message: 'Too many attempts from your network. Please try again in an hour.',
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Has a link for a new password mailed. An address that nobody has is answered alike, after the same
 * two statements: the link itself is made by the job, after the answer.
 * @throws AppError too-many, counted alike for every address
 */
export async function requestPasswordReset({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: PasswordResetRequest;
}) {
  const email = input.email.toLowerCase();
  await limitRate(ctx, askingByConnection);
  await limitRate(ctx, askingByEmail, email);
  await ctx.db.transaction(async (tx) => {
    const userId = await findUserIdByEmail(tx, email);
    await enqueue(tx, 'mail', { template: 'password-reset', id: userId });
  });
  return { asked: true as const };
}

/** A new link for an account, which voids the one before; null where there is no account. */
export async function newResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string | null,
): Promise<{ readonly email: string; readonly token: string } | null> {
  if (userId === null) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(clock.nowMs() + RESET_LINK_HOLDS_MS);
  const email = await db.transaction((tx) =>
    keepResetLink(tx, { userId, tokenHash: hashOf(token), expiresAt }),
  );
  return email === null ? null : { email, token };
}

/**
 * Whether a link holds: mailed within the hour, newest of its account, not used.
 * @throws AppError too-many
 */
export async function checkResetLink({ ctx, input }: { ctx: Ctx; input: { token: string } }) {
  await limitRate(ctx, showingLink);
  const now = new Date(ctx.clock.nowMs());
  return { holds: await hasResetLink(ctx.db, hashOf(input.token), now) };
}

/**
 * Sets a new password by a link, uses the link up and ends every session of the account, all at once. Its owner is
 * told by mail.
 * @throws AppError bad-input when the link does not hold, too-many
 */
export async function resetPassword({ ctx, input }: { ctx: Ctx; input: ResetPasswordInput }) {
  if (!(await checkResetLink({ ctx, input })).holds) {
    throw new AppError('bad-input', RESET_LINK_PROBLEM);
  }
  const passwordHash = await hashPassword(input.newPassword);
  const now = new Date(ctx.clock.nowMs());
  await ctx.db.transaction(async (tx) => {
    const userId = await takeResetLink(tx, hashOf(input.token), now);
    // Another request took it while this one computed.
    if (userId === null) throw new AppError('bad-input', RESET_LINK_PROBLEM);
    const { email, hasLostTwoFactor } = await replacePassword(tx, { userId, passwordHash, now });
    if (email !== null) await forgetFailures(tx, email);
    await enqueue(tx, 'mail', { template: 'password-changed', id: userId });
    if (hasLostTwoFactor)
      await enqueue(tx, 'mail', { template: 'two-factor', id: userId, change: 'off' });
  });
  return { changed: true as const };
}
