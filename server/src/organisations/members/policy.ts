import { AppError } from '@belldesk/contract/errors';
import type { MemberRole, Permission } from '@belldesk/contract/product/roles';
import { type Person, requirePermission } from '../../access/requireMember.ts';
import type { Transaction } from '../../db/client.ts';
import { findRole } from '../queries.ts';
import { hasOtherOwner, lockOrganisations } from './queries.ts';

/** A business that is held, and what who asks may do there at this moment. */
export interface Held {
  readonly id: string;
  readonly name: string;
  readonly role: MemberRole;
}

/**
 * Holds the business until the transaction ends and looks again at the role of who asks: it may have changed since
 * the request began.
 * @throws AppError not-found where they are no member any more, forbidden
 */
export async function holdOrganisation(
  tx: Transaction,
  member: Pick<Person, 'organisationId' | 'userId'>,
  wanted: Permission,
): Promise<Held> {
  const [organisation] = await lockOrganisations(tx, [member.organisationId]);
  const role = organisation ? await findRole(tx, member) : null;
  if (!organisation || role === null) throw noSuchOrganisation();
  requirePermission({ role }, wanted);
  return { id: organisation.id, name: organisation.name, role };
}

export function noSuchOrganisation(): AppError {
  return new AppError('not-found', 'You are not a member of this business');
}

/**
 * Only owners make owners, and only they change what owners are.
 * @param concerned the role that somebody has, is given or loses
 * @throws AppError forbidden
 */
export function requireMayDecide(own: MemberRole, concerned: MemberRole): void {
  if (concerned !== 'owner' || own === 'owner') return;
  throw new AppError(
    'forbidden',
    `Your role here is ${own}. Only owners can add or remove owners.`,
  );
}

/** @throws AppError conflict where nobody else is owner */
export async function requireOtherOwner(
  tx: Transaction,
  organisation: Pick<Held, 'id' | 'name'>,
  userId: string,
): Promise<void> {
  if (await hasOtherOwner(tx, { organisationId: organisation.id, userId })) return;
  throw new AppError(
    'conflict',
    `${organisation.name} has no other owner. Make someone else an owner first.`,
  );
}
