import type { BusinessZone } from '@belldesk/contract/product/businessZone';
import type { Ctx } from '../../../context.ts';
import { requireUser } from '../../account/requireUser.ts';
import { findBusiness } from '../../availability/queries.ts';
import { countToCome } from './queries.ts';

/** The zone of the business, and how many bookings a change of it concerns. @throws AppError unauthenticated */
export async function readBusinessZone({ ctx }: { ctx: Ctx }): Promise<BusinessZone> {
  const user = requireUser(ctx, 'see the time zone');
  const business = await findBusiness(ctx.db, user.id);
  const now = new Date(ctx.clock.nowMs());
  return {
    timeZone: business?.timeZone ?? null,
    bookingsToCome: await countToCome(ctx.db, user.id, now),
  };
}
