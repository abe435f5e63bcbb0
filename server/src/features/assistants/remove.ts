import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { requireMember } from '../organisations/requireMember.ts';
import { noSuchAssistant } from './policy.ts';
import { deleteUsersAssistant, findOwn, lockAssistants } from './queries.ts';

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
  const member = requireMember(ctx, 'delete an assistant');
  await ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, member.organisationId);
    const own = await findOwn(tx, { id: input.id, organisationId: member.organisationId });
    if (!own) throw noSuchAssistant();
    await deleteUsersAssistant(tx, member.organisationId);
    await enqueue(tx, 'voice-cleanup', {
      assistantId: own.assistantId,
      ...(own.voiceNumberId === null ? {} : { numberId: own.voiceNumberId }),
    });
  });
  return { id: input.id };
}
