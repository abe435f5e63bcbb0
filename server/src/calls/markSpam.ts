import { AppError } from '@belldesk/contract/errors';
import { whyNoSpam } from '@belldesk/contract/product/spam';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { announceCall } from '../events/queries.ts';
import { noteUsage } from '../usage/noteUsage.ts';
import { findOwnCall, markSpam } from './queries.ts';

/**
 * Marks one's own call as spam, or takes the mark back: such a call costs nothing.
 * @throws AppError unauthenticated, not-found, conflict (the call still goes on, or is plainly no spam)
 */
export async function markCallAsSpam({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string; readonly isSpam: boolean };
}): Promise<{ id: string; isSpam: boolean }> {
  const member = requireMember(ctx, 'mark a call as spam');
  const whose = { id: input.id, organisationId: member.organisationId };
  await ctx.db.transaction(async (tx) => {
    const call = await findOwnCall(tx, whose);
    if (!call) throw new AppError('not-found', 'Call not found');
    if (call.status === 'in-progress')
      throw new AppError('conflict', 'The call is still in progress. Mark it when it has ended.');
    const refusal = input.isSpam && call.spamAt === null ? whyNoSpam(call) : null;
    if (refusal !== null) throw new AppError('conflict', refusal);
    await markSpam(tx, whose, input.isSpam ? new Date(ctx.clock.nowMs()) : null);
    await noteUsage(tx, member.organisationId, ctx.clock.nowMs());
    await announceCall(tx, member.organisationId, { kind: 'ended', callId: call.callId });
  });
  return { id: input.id, isSpam: input.isSpam };
}
