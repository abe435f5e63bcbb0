import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';
import { type MemberRole, may, type Permission, whoMay } from '@belldesk/contract/product/roles';
import { type AskingKey, personNeeded } from './apiKey.ts';

/** A business, and what the one who asks may do there. */
export interface Membership {
  readonly organisationId: string;
  readonly role: MemberRole;
}

/** Who asks, and for which business. */
export interface Member extends Membership {
  /** Null where a program asks by an API key: it is nobody's but the business's. */
  readonly userId: string | null;
}

/** A person who asks, and for which business. */
export interface Person extends Membership {
  readonly userId: string;
}

interface Asking {
  readonly user: SessionUser | null;
  readonly membership: Membership | null;
  readonly apiKey: AskingKey | null;
}

/**
 * The one who asks, as a member of the business that they have chosen.
 * @param purpose ends the sentence "User must be authenticated to ..."
 * @param wanted what their role must permit; routes of the contract have been checked before (operationAccess)
 * @throws AppError unauthenticated, forbidden
 */
export function requireMember(ctx: Asking, purpose: string, wanted?: Permission): Member {
  if (!ctx.membership || !(ctx.user || ctx.apiKey)) {
    throw new AppError('unauthenticated', `User must be authenticated to ${purpose}`);
  }
  if (wanted) requirePermission(ctx.membership, wanted);
  return { ...ctx.membership, userId: ctx.user?.id ?? null };
}

/**
 * The same where a person must ask, who is named beside what they did.
 * @throws AppError unauthenticated; forbidden to a key
 */
export function requirePerson(ctx: Asking, purpose: string): Person {
  if (ctx.apiKey) throw personNeeded();
  const { userId, ...membership } = requireMember(ctx, purpose);
  if (userId === null) throw new Error('a member without a key is a person');
  return { ...membership, userId };
}

/** @throws AppError forbidden, which says whose role permits it */
export function requirePermission({ role }: Pick<Membership, 'role'>, wanted: Permission): void {
  if (may(role, wanted)) return;
  throw new AppError('forbidden', `Your role here is ${role}. Only ${whoMay(wanted)} can do this.`);
}
