import { AppError } from '@belldesk/contract/errors';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { isHeldLater } from '../availability/queries.ts';
import { noSuchResource } from '../bookings/policy.ts';
import { tellReceptionists } from '../calendar/tellReceptionists.ts';
import { findResource, listServicesLeftWithout, updateResource } from './queries.ts';

/**
 * Removes a resource from what can be booked; what it held once stays readable.
 * @throws AppError unauthenticated, not-found, conflict
 */
export async function removeResource({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ id: string }> {
  const member = requireMember(ctx, 'remove a resource');
  return ctx.db.transaction(async (tx) => {
    const own = { id: input.id, organisationId: member.organisationId };
    const found = await findResource(tx, own);
    if (!found) throw noSuchResource();
    await lockSchedule(tx, found.locationId);
    const present = await findResource(tx, own);
    if (!present) throw noSuchResource();
    const now = new Date(ctx.clock.nowMs());
    if (await isHeldLater(tx, { resourceId: present.id, fromUnit: 1, now }))
      throw new AppError('conflict', 'Upcoming bookings use it. Move them first.');
    const without = await listServicesLeftWithout(tx, present.id);
    // What needs nothing is free for everybody at once: nobody means that by removing the last one.
    if (without.length > 0)
      throw new AppError(
        'conflict',
        `${without.join(', ')} would have nothing left to use. Assign something else first, or remove the service.`,
      );
    await updateResource(tx, own, { removedAt: now });
    await tellReceptionists(tx, present);
    return { id: present.id };
  });
}
