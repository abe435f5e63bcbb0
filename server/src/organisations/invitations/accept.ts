import { AppError } from '@belldesk/contract/errors';
import type { SessionOrganisation } from '@belldesk/contract/product/account';
import {
  type InvitationInput,
  type InvitationProblem,
  invitationProblems,
  otherAddressProblem,
} from '@belldesk/contract/product/members';
import { requireUser } from '../../access/requireUser.ts';
import { dropAddressLink, lockUser, setAddressConfirmed } from '../../accounts/settings/queries.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockAssistants } from '../../db/locks.ts';
import { announceSessions } from '../../events/queries.ts';
import { limitRate } from '../../rateLimits/rateLimit.ts';
import { roomFor } from '../entitlements.ts';
import { countMembers, insertMember, lockOrganisations } from '../members/queries.ts';
import { deleteUnused, findRole, pinSessions, setChoice } from '../queries.ts';
import { linkHash, openingLink } from './link.ts';
import { stateOf } from './present.ts';
import { findByLink, isUnused, listOwnNamed, markAccepted } from './queries.ts';

/**
 * Makes the one who asks a member of the business that has invited their address, which is confirmed by that: the
 * link was mailed to it. The business is chosen, and one that their sign-up made and nobody ever used is dropped. All
 * of it or nothing.
 * @throws AppError conflict where the invitation does not hold, is for another address or the plan has no room,
 *   too-many, unauthenticated
 */
export async function acceptInvitation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: InvitationInput;
}): Promise<SessionOrganisation> {
  const user = requireUser(ctx, 'accept an invitation');
  await limitRate(ctx, openingLink);
  const tokenHash = linkHash(input.token);
  const now = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    const linked = await findByLink(tx, tokenHash);
    if (!linked) throw problem('unknown');
    const own = await listOwnNamed(tx, user.id);
    await lockOrganisations(tx, [linked.organisationId, ...own]);
    const unused = await keepUnused(tx, own);
    // Whoever accepts or withdraws it does so while the business is held.
    const invitation = await findByLink(tx, tokenHash);
    const state = stateOf(invitation, now);
    if (!invitation || state !== 'open') throw problem(state === 'open' ? 'unknown' : state);
    const { id, organisationId, organisationName: name } = invitation;
    const email = await lockUser(tx, user.id);
    if (email !== invitation.email)
      throw new AppError('conflict', otherAddressProblem(invitation.email, email ?? user.email));
    const member = { organisationId, userId: user.id };
    const role = (await findRole(tx, member)) ?? invitation.role;
    await requireRoomToCome(tx, { organisationId, name, now });
    await pinSessions(tx, user.id);
    await insertMember(tx, { ...member, role, now });
    await markAccepted(tx, id, now);
    await setAddressConfirmed(tx, { userId: user.id, email, now });
    await dropAddressLink(tx, user.id);
    await deleteUnused(tx, unused);
    await setChoice(tx, { ...member, sessionId: ctx.sessionId, now });
    await announceSessions(tx, user.id);
    return { id: organisationId, name, role };
  });
}

function problem(state: InvitationProblem): AppError {
  return new AppError('conflict', invitationProblems[state]);
}

/** Of businesses that are held those in which nothing was ever kept; an assistant is being made in none of them. */
async function keepUnused(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const unused: string[] = [];
  for (const id of ids) {
    await lockAssistants(tx, id);
    if ((await countMembers(tx, id)) === 1 && (await isUnused(tx, id))) unused.push(id);
  }
  return unused;
}

async function requireRoomToCome(
  tx: Transaction,
  to: { readonly organisationId: string; readonly name: string; readonly now: Date },
): Promise<void> {
  const { plan, most } = await roomFor(tx, 'members', to);
  if (most === null || (await countMembers(tx, to.organisationId)) < most) return;
  throw new AppError(
    'conflict',
    `${to.name} has reached the member limit of its ${plan.name} plan. Contact the person who invited you.`,
  );
}
