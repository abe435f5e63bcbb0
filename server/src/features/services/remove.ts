import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { requireUser } from '../account/requireUser.ts';
import { noSuchService } from '../bookings/policy.ts';
import { announceDiary, lockDiary } from '../diary/queries.ts';
import { deleteService, findService } from './queries.ts';

/** What is booked of it stays booked, and keeps what it holds. @throws AppError unauthenticated, not-found */
export async function removeService({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ id: string }> {
  const user = requireUser(ctx, 'remove a service');
  return ctx.db.transaction(async (tx) => {
    await lockDiary(tx, user.id);
    const present = await findService(tx, { id: input.id, userId: user.id });
    if (!present) throw noSuchService();
    await deleteService(tx, { id: present.id, userId: user.id });
    await enqueue(tx, 'tell-hours', { userId: user.id });
    await announceDiary(tx, user.id);
    return { id: present.id };
  });
}
