import type { BusinessZone } from '@belldesk/contract/product/businessZone';
import { requireMember } from '../../../access/requireMember.ts';
import type { Ctx } from '../../../context.ts';
import { findBusiness } from '../../availability/queries.ts';
import { countToCome } from './queries.ts';

/** The zone of the business, and how many bookings a change of it concerns. @throws AppError unauthenticated */
export async function readBusinessZone({ ctx }: { ctx: Ctx }): Promise<BusinessZone> {
  const member = requireMember(ctx, 'see the time zone');
  const business = await findBusiness(ctx.db, member.organisationId);
  const now = new Date(ctx.clock.nowMs());
  return {
    timeZone: business?.timeZone ?? null,
    bookingsToCome: await countToCome(ctx.db, member.organisationId, now),
  };
}
