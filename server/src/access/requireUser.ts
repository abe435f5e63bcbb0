import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';
import { type AskingKey, personNeeded } from './apiKey.ts';

/**
 * The one who asks.
 * @param purpose ends the sentence "User must be authenticated to ..."
 * @throws AppError unauthenticated; forbidden to an API key, which is nobody's own
 */
export function requireUser(
  ctx: { readonly user: SessionUser | null; readonly apiKey: AskingKey | null },
  purpose: string,
): SessionUser {
  if (ctx.apiKey) throw personNeeded();
  if (!ctx.user) {
    throw new AppError('unauthenticated', `User must be authenticated to ${purpose}`);
  }
  return ctx.user;
}
