import { AppError } from '@belldesk/contract/errors';
import type { Refunded } from '@belldesk/contract/product/billing';
import type { AuditAction } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { refundSubscription } from '../../billing/refund.ts';
import { writeAudit } from '../audit/write.ts';
import { findEmail, findFirstOwned } from './queries.ts';

/**
 * Gives back what an account has paid, within 14 days, and ends its plan. That it was begun is written down before
 * any money moves, what came of it after.
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
  if (accountEmail === null) throw new AppError('not-found', 'Account not found');
  const organisationId = await findFirstOwned(ctx.db, input.userId);
  if (organisationId === null) throw new AppError('conflict', 'This account has no purchases.');
  const note = (action: AuditAction) => writeAudit(ctx.db, ctx, { action, accountEmail });
  let begun = false;
  const beforePaying = async () => {
    await note('began-money-back');
    begun = true;
  };
  const refunded = await refundSubscription({
    ctx,
    input: { organisationId },
    beforePaying,
  }).catch(async (cause: unknown) => {
    if (begun) await note('failed-money-back');
    throw cause;
  });
  await note('gave-money-back');
  return refunded;
}
