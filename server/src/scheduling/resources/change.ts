import { AppError } from '@belldesk/contract/errors';
import type { ChangeResourceInput, Resource } from '@belldesk/contract/product/services';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockSchedule } from '../../db/locks.ts';
import { checkStays } from '../../organisations/locations/policy.ts';
import { isHeldLater, largestPartyLater } from '../availability/queries.ts';
import { checkVersion, noSuchResource } from '../bookings/policy.ts';
import { tellReceptionists } from '../calendar/tellReceptionists.ts';
import { checkRoomFor } from './policy.ts';
import { presentResource } from './presenter.ts';
import {
  type CountedResource,
  countResources,
  findResource,
  setUnits,
  updateResource,
} from './queries.ts';

/**
 * Changes a resource; not below what bookings to come need.
 * @throws AppError unauthenticated, not-found, conflict, bad-input
 */
export async function changeResource({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangeResourceInput;
}): Promise<Resource> {
  const member = requireMember(ctx, 'change a resource');
  const { id, version, locationId, count, ...fields } = input;
  const own = { id, organisationId: member.organisationId };
  return ctx.db.transaction(async (tx) => {
    const found = await findResource(tx, own);
    if (!found) throw noSuchResource();
    await lockSchedule(tx, found.locationId);
    const present = await findResource(tx, own);
    if (!present) throw noSuchResource();
    await checkStays(tx, 'A resource', present, locationId);
    checkVersion('This resource', version, present.version);
    if (count > present.count) {
      const all = await countResources(tx, present);
      const others = { ...all, units: all.units - present.count };
      checkRoomFor(others, { resources: 0, units: count });
    }
    await checkNeeded(tx, present, { ...input, now: new Date(ctx.clock.nowMs()) });
    await updateResource(tx, own, fields);
    await setUnits(tx, id, count);
    await tellReceptionists(tx, present);
    const changed = await findResource(tx, own);
    if (!changed) throw noSuchResource();
    return presentResource(changed);
  });
}

async function checkNeeded(
  tx: Transaction,
  present: CountedResource,
  wanted: { readonly count: number; readonly capacity: number; readonly now: Date },
): Promise<void> {
  const resourceId = present.id;
  const { count, capacity, now } = wanted;
  if (count < present.count && (await isHeldLater(tx, { resourceId, fromUnit: count + 1, now })))
    throw new AppError('conflict', 'Upcoming bookings use some of these. Move them first.');
  if (capacity < present.capacity && (await largestPartyLater(tx, { resourceId, now })) > capacity)
    throw new AppError(
      'conflict',
      'An upcoming booking is for more people than that. Move it first.',
    );
}
