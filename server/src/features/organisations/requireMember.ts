import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';
import { type MemberRole, may, type Permission, whoMay } from '@belldesk/contract/product/roles';

/** A business, and what the one who asks may do there. */
export interface Membership {
  readonly organisationId: string;
  readonly role: MemberRole;
}

/** Who asks, and for which business. */
export interface Member extends Membership {
  readonly userId: string;
}

interface Asking {
  readonly user: SessionUser | null;
  readonly membership: Membership | null;
}

/**
 * The one who asks, as a member of the business that they have chosen.
 * @param purpose ends the sentence "User must be authenticated to ..."
 * @param wanted what their role must permit; routes of the contract have been checked before (operationAccess)
 * @throws AppError unauthenticated, forbidden
 */
export function requireMember(ctx: Asking, purpose: string, wanted?: Permission): Member {
  if (!ctx.user || !ctx.membership) {
    throw new AppError('unauthenticated', `User must be authenticated to ${purpose}`);
  }
  if (wanted) requirePermission(ctx.membership, wanted);
  return { ...ctx.membership, userId: ctx.user.id };
}

/** @throws AppError forbidden, which says whose role permits it */
export function requirePermission({ role }: Pick<Membership, 'role'>, wanted: Permission): void {
  if (may(role, wanted)) return;
  throw new AppError(
    'forbidden',
    `Your role here is ${role}. Only ${whoMay(wanted)} can do this: ask one of them.`,
  );
}
