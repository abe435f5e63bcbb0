import type { LocationList } from '@belldesk/contract/product/locations';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { roomFor } from '../entitlements.ts';
import { presentLocation } from './presenter.ts';
import { listCounted } from './queries.ts';

/** Every location of the business with what it has, and whether the plan has room for another. @throws AppError unauthenticated */
export async function listOwnLocations({ ctx }: { ctx: Ctx }): Promise<LocationList> {
  const { organisationId } = requireMember(ctx, 'see locations');
  const now = new Date(ctx.clock.nowMs());
  const rows = await listCounted(ctx.db, organisationId, now);
  const { most } = await roomFor(ctx.db, 'locations', { organisationId, now });
  return { rows: rows.map(presentLocation), canAdd: most === null || rows.length < most };
}
