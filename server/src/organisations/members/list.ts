import type { Member, Team } from '@belldesk/contract/product/members';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { roomFor } from '../entitlements.ts';
import { presentInvitation } from '../invitations/present.ts';
import { listOpenInvitations } from '../invitations/queries.ts';
import { listMembers, type MemberRow } from './queries.ts';

export function presentMember({ joinedAt, ...member }: MemberRow): Member {
  return { ...member, joinedAt: joinedAt.toISOString() };
}

/** Who works for the business, and who is invited. @throws AppError unauthenticated */
export async function listTeam({ ctx }: { ctx: Ctx }): Promise<Team> {
  const { organisationId } = requireMember(ctx, 'see who works for a business');
  const now = new Date(ctx.clock.nowMs());
  const { plan, most } = await roomFor(ctx.db, 'members', { organisationId, now });
  const members = await listMembers(ctx.db, organisationId);
  const invitations = await listOpenInvitations(ctx.db, organisationId);
  return {
    members: members.map(presentMember),
    invitations: invitations.map((each) => presentInvitation(each, now)),
    room: { planId: plan.id, mostMembers: most },
  };
}
