import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { noSuchService } from '../bookings/policy.ts';
import { tellReceptionists } from '../calendar/tellReceptionists.ts';
import { deleteService, findService } from './queries.ts';

/** What is booked of it stays booked, and keeps what it holds. @throws AppError unauthenticated, not-found */
export async function removeService({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ id: string }> {
  const member = requireMember(ctx, 'remove a service');
  return ctx.db.transaction(async (tx) => {
    const own = { id: input.id, organisationId: member.organisationId };
    const present = await findService(tx, own);
    if (!present) throw noSuchService();
    await lockSchedule(tx, present.locationId);
    await deleteService(tx, own);
    await tellReceptionists(tx, present);
    return { id: present.id };
  });
}
