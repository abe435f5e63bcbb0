import { AppError } from '@belldesk/contract/errors';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { deleteBlocked } from './queries.ts';

/** Lets a caller through again. @throws AppError unauthenticated, not-found */
export async function removeBlockedNumber({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ id: string }> {
  const member = requireMember(ctx, 'unblock a number');
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteBlocked(tx, { id: input.id, organisationId: member.organisationId })))
      throw new AppError('not-found', 'Blocked number not found');
    await enqueue(tx, 'refuse-callers', { organisationId: member.organisationId });
  });
  return { id: input.id };
}
