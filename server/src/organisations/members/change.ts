import { AppError } from '@belldesk/contract/errors';
import type { ChangeRoleInput, Member } from '@belldesk/contract/product/members';
import type { MemberRole } from '@belldesk/contract/product/roles';
import { requirePerson } from '../../access/requireMember.ts';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { announceSessions } from '../../events/queries.ts';
import { listInvitationsBy, revokeInvitations } from '../invitations/queries.ts';
import { presentMember } from './list.ts';
import { holdOrganisation, requireMayDecide, requireOtherOwner } from './policy.ts';
import { deleteMember, findMember, type MemberRow, setRole } from './queries.ts';

/**
 * Gives a member another role.
 * @throws AppError conflict for the only owner, forbidden where only owners may, not-found, unauthenticated
 */
export async function changeRole({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangeRoleInput;
}): Promise<Member> {
  const asking = requirePerson(ctx, 'change roles');
  const { role } = input;
  return ctx.db.transaction(async (tx) => {
    const organisation = await holdOrganisation(tx, asking, 'change-members');
    const who = { organisationId: organisation.id, userId: input.userId };
    const member = await memberOrThrow(tx, who);
    if (member.role !== role) {
      requireMayDecide(organisation.role, member.role);
      requireMayDecide(organisation.role, role);
      if (member.role === 'owner') await requireOtherOwner(tx, organisation, who.userId);
      await setRole(tx, who, role);
      await withdrawBeyond(tx, { ...who, role, now: new Date(ctx.clock.nowMs()) });
      await announceSessions(tx, who.userId);
    }
    return presentMember({ ...member, role });
  });
}

/**
 * Takes a member out of the business.
 * @throws AppError conflict for the only owner, forbidden where only owners may, not-found, unauthenticated
 */
export async function removeMember({ ctx, input }: { ctx: Ctx; input: { userId: string } }) {
  const asking = requirePerson(ctx, 'take somebody out of a business');
  const who = { organisationId: asking.organisationId, userId: input.userId };
  await ctx.db.transaction(async (tx) => {
    const organisation = await holdOrganisation(tx, asking, 'change-members');
    const member = await memberOrThrow(tx, who);
    requireMayDecide(organisation.role, member.role);
    await takeOut(tx, { ...member, organisation }, ctx);
  });
  return { userId: input.userId };
}

/**
 * Ends one's own membership.
 * @throws AppError conflict for the only owner, not-found, unauthenticated
 */
export async function leaveOrganisation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { organisationId: string };
}) {
  const { id: userId } = requireUser(ctx, 'leave a business');
  const { organisationId } = input;
  await ctx.db.transaction(async (tx) => {
    const organisation = await holdOrganisation(tx, { organisationId, userId }, 'see-members');
    await takeOut(tx, { userId, role: organisation.role, organisation }, ctx);
  });
  return { organisationId };
}

async function takeOut(
  tx: Transaction,
  member: {
    readonly userId: string;
    readonly role: MemberRole;
    readonly organisation: { readonly id: string; readonly name: string };
  },
  { clock }: Pick<Ctx, 'clock'>,
): Promise<void> {
  const { userId, role, organisation } = member;
  if (role === 'owner') await requireOtherOwner(tx, organisation, userId);
  const who = { organisationId: organisation.id, userId };
  await deleteMember(tx, who);
  await withdrawBeyond(tx, { ...who, role: null, now: new Date(clock.nowMs()) });
  await announceSessions(tx, userId);
}

/** Nobody comes in by an invitation of somebody who could not send it any more. */
async function withdrawBeyond(
  tx: Transaction,
  sender: {
    readonly organisationId: string;
    readonly userId: string;
    readonly role: MemberRole | null;
    readonly now: Date;
  },
): Promise<void> {
  const { role, now } = sender;
  if (role === 'owner') return;
  const sent = await listInvitationsBy(tx, sender);
  const beyond = sent.filter((each) => role !== 'manager' || each.role === 'owner');
  await revokeInvitations(
    tx,
    beyond.map(({ id }) => id),
    now,
  );
}

async function memberOrThrow(
  tx: Transaction,
  who: { readonly organisationId: string; readonly userId: string },
): Promise<MemberRow> {
  const member = await findMember(tx, who);
  if (!member) throw new AppError('not-found', 'Member not found');
  return member;
}
