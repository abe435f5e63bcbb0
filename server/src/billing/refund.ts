import { AppError } from '@belldesk/contract/errors';
import { MONEY_BACK_MS, type Refunded } from '@belldesk/contract/product/billing';
import { requireUser } from '../access/requireUser.ts';
import type { Ctx } from '../context.ts';
import { findCustomer, findSubscription } from './queries.ts';
import { syncCustomer } from './sync.ts';

/**
 * The operator gives back all that was paid for a plan within 14 days of its first payment, and ends it at
 * once.
 * @param beforePaying done when it is certain that something is to be given back, before it is
 * @throws AppError unauthenticated, not-found for who is no operator, conflict, busy, timed-out
 */
export async function refundSubscription({
  ctx,
  input,
  beforePaying,
}: {
  ctx: Ctx;
  input: { readonly organisationId: string };
  beforePaying(): Promise<void>;
}): Promise<Refunded> {
  const { role } = requireUser(ctx, 'give money back');
  if (role !== 'operator') throw new AppError('not-found', 'Not found');
  const { db, payments, clock, logger } = ctx;
  const row = await findSubscription(db, input.organisationId);
  const customerId = await findCustomer(db, input.organisationId, payments.name);
  if (!row || customerId === null || row.provider !== payments.name) {
    throw new AppError('conflict', 'This account has no purchases.');
  }
  if (clock.nowMs() >= row.startedAt.getTime() + MONEY_BACK_MS) {
    throw new AppError('conflict', 'The 14-day refund period is over.');
  }
  await beforePaying();
  const refunded = await payments.refundAll(row.subscriptionId);
  await payments.endNow(row.subscriptionId);
  await syncCustomer(ctx, customerId);
  logger.info({ organisationId: input.organisationId, by: ctx.user?.id }, 'money was given back');
  return refunded;
}
