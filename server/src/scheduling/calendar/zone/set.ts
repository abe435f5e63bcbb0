import { AppError } from '@belldesk/contract/errors';
import type { BusinessZone, SetBusinessZoneInput } from '@belldesk/contract/product/businessZone';
import type { AtLocation } from '@belldesk/contract/product/locations';
import { requireMember } from '../../../access/requireMember.ts';
import type { Ctx } from '../../../context.ts';
import type { Executor } from '../../../db/client.ts';
import { lockLocations } from '../../../db/locks.ts';
import { noSuchLocation, resolveLocation } from '../../../organisations/locations/policy.ts';
import { findCounted, type Own } from '../../../organisations/locations/queries.ts';
import { holdLocation } from '../../schedule/holdLocation.ts';
import { tellOfLocation } from '../tellReceptionists.ts';
import { changeZone } from './changeZone.ts';

/** The zone of a location, and how many bookings a change of it concerns. @throws AppError unauthenticated, not-found, bad-input */
export async function readBusinessZone({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: AtLocation;
}): Promise<BusinessZone> {
  const { organisationId } = requireMember(ctx, 'see the time zone');
  const { id } = await resolveLocation(ctx.db, organisationId, input?.locationId);
  return present(ctx.db, { id, organisationId }, new Date(ctx.clock.nowMs()));
}

/**
 * Sets the zone by whose clock a location lives. What is to come keeps its time of day, what is over its moment. Asked
 * again, it changes nothing more.
 * @throws AppError unauthenticated, not-found, bad-input, conflict
 */
export async function setBusinessZone({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SetBusinessZoneInput;
}): Promise<BusinessZone> {
  const { organisationId } = requireMember(ctx, 'set the time zone');
  const now = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    // First, so that whoever waits for the platform keeps no booking waiting.
    await lockLocations(tx, organisationId);
    const location = await holdLocation(tx, organisationId, input.locationId);
    if (location.timeZone !== input.timeZone) {
      if (location.timeZone !== null && location.timeZone !== input.seen)
        throw new AppError(
          'conflict',
          'The time zone was changed in another window. Please review it.',
        );
      await changeZone(tx, location, { timeZone: input.timeZone, now });
      await tellOfLocation(tx, { organisationId, locationId: location.id });
    }
    return present(tx, { id: location.id, organisationId }, now);
  });
}

async function present(db: Executor, own: Own, now: Date): Promise<BusinessZone> {
  const row = await findCounted(db, own, now);
  if (!row) throw noSuchLocation();
  return { locationId: row.id, timeZone: row.timeZone, bookingsToCome: row.bookingsToCome };
}
