import type { AddLocationInput, Location } from '@belldesk/contract/product/locations';
import { v7 as uuidv7 } from 'uuid';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockLocations } from '../../db/locks.ts';
import { requireRoom } from '../entitlements.ts';
import { noSuchLocation } from './policy.ts';
import { presentLocation } from './presenter.ts';
import { findCounted, insertLocation, listLocations } from './queries.ts';

/** Another location, with a calendar of its own. @throws AppError unauthenticated, conflict (the plan has no room) */
export async function addLocation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddLocationInput;
}): Promise<Location> {
  const { organisationId } = requireMember(ctx, 'add a location');
  const now = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    await lockLocations(tx, organisationId);
    const used = (await listLocations(tx, organisationId)).length;
    await requireRoom(tx, 'locations', { organisationId, now, used });
    const own = { id: uuidv7(), organisationId };
    await insertLocation(tx, { ...input, ...own, createdAt: now, updatedAt: now });
    const added = await findCounted(tx, own, now);
    if (!added) throw noSuchLocation();
    return presentLocation(added);
  });
}
