import type { AddResourceInput, Resource } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { announceSchedule } from '../../events/queries.ts';
import { noSuchResource } from '../bookings/policy.ts';
import { holdLocation } from '../schedule/holdLocation.ts';
import { checkRoomFor } from './policy.ts';
import { presentResource } from './presenter.ts';
import { countResources, findResource, insertResource, setUnits } from './queries.ts';

/** @throws AppError unauthenticated, not-found, bad-input (no location), conflict where there are as many as there can be */
export async function addResource({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AddResourceInput;
}): Promise<Resource> {
  const member = requireMember(ctx, 'add a resource');
  const { organisationId } = member;
  const { locationId, count, ...fields } = input;
  return ctx.db.transaction(async (tx) => {
    const { id: there } = await holdLocation(tx, organisationId, locationId);
    const at = { organisationId, locationId: there };
    const present = await countResources(tx, at);
    checkRoomFor(present, { resources: 1, units: count });
    const createdAt = new Date(ctx.clock.nowMs());
    const id = await insertResource(tx, {
      ...fields,
      ...at,
      createdAt,
    });
    await setUnits(tx, id, count);
    await announceSchedule(tx, organisationId);
    const added = await findResource(tx, { id, organisationId });
    if (!added) throw noSuchResource();
    return presentResource(added);
  });
}
