import { AppError } from '@belldesk/contract/errors';
import type { Refunded } from '@belldesk/contract/product/billing';
import { refundSubscription } from '../../billing/refund.ts';
import { writeAudit } from '../audit/write.ts';
import type { OperatorCtx } from '../requireOperator.ts';
import { findEmail, findFirstOwned } from './queries.ts';

/**
 * Gives back what an account has paid, within 14 days, and ends its plan; written down once it was given.
 * @throws AppError not-found, conflict, busy, timed-out
 */
export async function giveMoneyBack({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly userId: string };
}): Promise<Refunded> {
  const accountEmail = await findEmail(ctx.db, input.userId);
  if (accountEmail === null) throw new AppError('not-found', 'There is no such account');
  const organisationId = await findFirstOwned(ctx.db, input.userId);
  if (organisationId === null) throw new AppError('conflict', 'This account has bought nothing.');
  const refunded = await refundSubscription({ ctx, input: { organisationId } });
  await writeAudit(ctx.db, ctx, { action: 'gave-money-back', accountEmail });
  return refunded;
}
