import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { lockSchedule } from '../../db/locks.ts';
import { announceSchedule } from '../../events/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { noSuchService } from '../bookings/policy.ts';
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
    await lockSchedule(tx, member.organisationId);
    const present = await findService(tx, { id: input.id, organisationId: member.organisationId });
    if (!present) throw noSuchService();
    await deleteService(tx, { id: present.id, organisationId: member.organisationId });
    await enqueue(tx, 'tell-hours', { organisationId: member.organisationId });
    await announceSchedule(tx, member.organisationId);
    return { id: present.id };
  });
}
