import { AppError } from '@belldesk/contract/errors';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockLocations, lockSchedule } from '../../db/locks.ts';
import { announceSchedule } from '../../events/queries.ts';
import { noSuchLocation } from '../../organisations/locations/policy.ts';
import {
  type CountedLocation,
  findCounted,
  listLocations,
  updateLocation,
} from '../../organisations/locations/queries.ts';
import { emptyLocation } from './queries.ts';

/**
 * Removes a location with its hours, feed, services and resources. What was booked there once stays readable, with its name.
 * @throws AppError unauthenticated, not-found, conflict while it is the last, has an assistant or bookings to come
 */
export async function removeLocation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ id: string }> {
  const { organisationId } = requireMember(ctx, 'delete a location');
  const own = { id: input.id, organisationId };
  const now = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    await lockLocations(tx, organisationId);
    await lockSchedule(tx, own.id);
    const present = await findCounted(tx, own, now);
    if (!present) throw noSuchLocation();
    const reason = whyNot(present, (await listLocations(tx, organisationId)).length);
    if (reason !== null) throw new AppError('conflict', reason);
    await emptyLocation(tx, own, now);
    await updateLocation(tx, own, { removedAt: now, updatedAt: now });
    await announceSchedule(tx, organisationId);
    return { id: own.id };
  });
}

function whyNot(location: CountedLocation, howMany: number): string | null {
  const { assistants, bookingsToCome } = location;
  if (howMany === 1) return 'This is your only location. Add another one before you remove it.';
  if (assistants > 0)
    return `${assistants === 1 ? 'An assistant answers' : `${assistants} assistants answer`} for this location. Move ${assistants === 1 ? 'it' : 'them'} to another location or delete ${assistants === 1 ? 'it' : 'them'} first.`;
  if (bookingsToCome > 0)
    return `${bookingsToCome === 1 ? 'A booking is' : `${bookingsToCome} bookings are`} still to come at this location. Cancel ${bookingsToCome === 1 ? 'it' : 'them'} first.`;
  return null;
}
