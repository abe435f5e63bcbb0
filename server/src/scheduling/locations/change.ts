import type { ChangeLocationInput, Location } from '@belldesk/contract/product/locations';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockLocations } from '../../db/locks.ts';
import { enqueue } from '../../jobs/queries.ts';
import { noSuchLocation } from '../../organisations/locations/policy.ts';
import { presentLocation } from '../../organisations/locations/presenter.ts';
import { findCounted, updateLocation } from '../../organisations/locations/queries.ts';
import { checkVersion } from '../bookings/policy.ts';
import { tellReceptionists } from '../calendar/tellReceptionists.ts';
import { changeZone } from '../calendar/zone/changeZone.ts';
import { holdLocation } from '../schedule/holdLocation.ts';

/**
 * Changes a location; its receptionists are told by a job. Of another time zone what is to come there keeps its time of
 * day, and what is over its moment.
 * @throws AppError unauthenticated, not-found, conflict (another window, or two bookings would overlap)
 */
export async function changeLocation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangeLocationInput;
}): Promise<Location> {
  const { organisationId } = requireMember(ctx, 'change a location');
  const { id, version, timeZone, name, address, country } = input;
  const now = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    await lockLocations(tx, organisationId);
    const present = await holdLocation(tx, organisationId, id);
    checkVersion('This location', version, present.version);
    if (timeZone !== undefined && timeZone !== present.timeZone)
      await changeZone(tx, present, { timeZone, now });
    const told = {
      ...(name !== undefined && { name }),
      ...(address !== undefined && { address }),
      ...(country !== undefined && { country }),
    };
    if (Object.keys(told).length > 0) {
      await updateLocation(tx, { id, organisationId }, { ...told, updatedAt: now });
      await tellReceptionists(tx, { organisationId, locationId: id });
      await enqueue(tx, 'answering', { organisationId });
    }
    const changed = await findCounted(tx, { id, organisationId }, now);
    if (!changed) throw noSuchLocation();
    return presentLocation(changed);
  });
}
