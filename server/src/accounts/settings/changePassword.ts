import { AppError } from '@belldesk/contract/errors';
import type { ChangePasswordInput } from '@belldesk/contract/product/accountSettings';
import { hashPassword } from 'better-auth/crypto';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { limitRate } from '../../rateLimits/rateLimit.ts';
import { endSessions } from '../devices/queries.ts';
import { dropResetLinks } from '../queries.ts';
import { askingByEmail } from '../signIn/passwordReset.ts';
import { checkPassword } from './checkPassword.ts';
import { dropEmailChange, findPasswordHash, setPasswordHash } from './queries.ts';

/**
 * Changes the password, ends every other session of the account and tells its owner by mail. Mailed links that wait, for another
 * address or a new password, are void: whoever asked for them may be the one who is to be kept out.
 * @throws AppError bad-input when the current one is wrong, conflict where the account has none, too-many,
 *   unauthenticated
 */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: ChangePasswordInput }) {
  const user = requireUser(ctx, 'change their password');
  if ((await findPasswordHash(ctx.db, user.id)) === null)
    throw new AppError('conflict', 'This account has no password yet');
  await checkPassword(ctx, user.id, input.currentPassword);
  const passwordHash = await hashPassword(input.newPassword);
  const now = new Date(ctx.clock.nowMs());
  await ctx.db.transaction(async (tx) => {
    await setPasswordHash(tx, { userId: user.id, passwordHash, now });
    await dropEmailChange(tx, user.id);
    await dropResetLinks(tx, user.id);
    await endSessions(tx, user.id, ctx.sessionId);
    await enqueue(tx, 'mail', { template: 'password-changed', id: user.id });
  });
  return { changed: true as const };
}

/**
 * Has a link mailed by which an account that came by a provider gets a password.
 * @throws AppError conflict where it has one, too-many, unauthenticated
 */
export async function requestFirstPassword({ ctx }: { ctx: Ctx }) {
  const user = requireUser(ctx, 'set a password');
  if ((await findPasswordHash(ctx.db, user.id)) !== null)
    throw new AppError('conflict', 'This account already has a password');
  await limitRate(ctx, askingByEmail, user.email);
  await enqueue(ctx.db, 'mail', { template: 'password-reset', id: user.id });
  return { asked: true as const };
}
