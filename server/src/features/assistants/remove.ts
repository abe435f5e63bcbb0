import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { requireUser } from '../account/requireUser.ts';
import { noSuchAssistant } from './policy.ts';
import { deleteUsersAssistant, findOwn, lockUsersAssistant } from './queries.ts';

/**
 * Deletes the assistant; its address and its other half on the voice platform are deleted by a job.
 * Calls, bookings and messages are kept.
 * @throws AppError unauthenticated, not-found
 */
export async function removeAssistant({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ id: string }> {
  const user = requireUser(ctx, 'delete an assistant');
  await ctx.db.transaction(async (tx) => {
    await lockUsersAssistant(tx, user.id);
    const own = await findOwn(tx, { id: input.id, userId: user.id });
    if (!own) throw noSuchAssistant();
    await deleteUsersAssistant(tx, user.id);
    await enqueue(tx, 'voice-cleanup', {
      assistantId: own.assistantId,
      ...(own.voiceNumberId === null ? {} : { numberId: own.voiceNumberId }),
    });
  });
  return { id: input.id };
}
