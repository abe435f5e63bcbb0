import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { requireUser } from '../account/requireUser.ts';
import { deleteBlocked } from './queries.ts';

/** Lets a caller through again. @throws AppError unauthenticated, not-found */
export async function removeBlockedNumber({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<{ id: string }> {
  const user = requireUser(ctx, 'unblock a number');
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteBlocked(tx, { id: input.id, userId: user.id })))
      throw new AppError('not-found', 'There is no such blocked number');
    await enqueue(tx, 'refuse-callers', { userId: user.id });
  });
  return { id: input.id };
}
