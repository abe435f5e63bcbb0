import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { lockAssistants } from '../db/locks.ts';
import { enqueue } from '../jobs/queries.ts';
import { listLinesOf } from './lines/queries.ts';
import { noSuchAssistant } from './policy.ts';
import { deleteAssistantRow, findOwn } from './queries.ts';

/**
 * Deletes the assistant; its other half on the voice platform is deleted by a job. Its lines stay with the business
 * and wait for another: nobody answers on them meanwhile. Calls, bookings and messages are kept.
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
    const left = await listLinesOf(tx, own.id);
    await deleteAssistantRow(tx, own);
    if (left.length > 0) await enqueue(tx, 'answering', { organisationId: member.organisationId });
    await enqueue(tx, 'voice-cleanup', { assistantId: own.assistantId });
  });
  return { id: input.id };
}
