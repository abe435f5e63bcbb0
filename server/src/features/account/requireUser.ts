import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';

/**
 * The one who asks.
 * @param purpose ends the sentence "User must be authenticated to ..."
 * @throws AppError unauthenticated
 */
export function requireUser(
  ctx: { readonly user: SessionUser | null },
  purpose: string,
): SessionUser {
  if (!ctx.user) {
    throw new AppError('unauthenticated', `User must be authenticated to ${purpose}`);
  }
  return ctx.user;
}
