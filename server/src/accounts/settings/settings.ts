import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';
import type { AccountSettings, RenameInput } from '@belldesk/contract/product/accountSettings';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx } from '../../context.ts';
import { GOOGLE } from '../signIn/googleProvider.ts';
import { findAccount, findEmailChange, renameUser } from './queries.ts';

/**
 * What the account page shows of one's own account.
 * @throws AppError unauthenticated
 */
export async function readSettings({ ctx }: { ctx: Ctx }): Promise<AccountSettings> {
  const user = requireUser(ctx, 'see their account');
  const found = await findAccount(ctx.db, user.id);
  if (!found) throw new AppError('not-found', 'This account no longer exists');
  const waiting = await findEmailChange(ctx.db, user.id, new Date(ctx.clock.nowMs()));
  return {
    fullName: found.name,
    email: found.email,
    emailConfirmed: found.emailVerified,
    pendingEmail: waiting?.email ?? null,
    hasPassword: found.ways.some(({ password }) => password !== null),
    hasGoogle: found.ways.some(({ providerId }) => providerId === GOOGLE),
    twoFactor: found.twoFactorEnabled,
  };
}

/**
 * Changes the name of one's own account.
 * @throws AppError unauthenticated
 */
export async function rename({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: RenameInput;
}): Promise<SessionUser> {
  const user = requireUser(ctx, 'change their name');
  const now = new Date(ctx.clock.nowMs());
  await renameUser(ctx.db, { userId: user.id, name: input.fullName, now });
  return { ...user, fullName: input.fullName };
}
