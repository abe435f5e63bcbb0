import type { Subscription } from '@belldesk/contract/product/billing';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { requireBought } from './bought.ts';
import { readSubscription } from './subscription.ts';
import { syncCustomer } from './sync.ts';

/** Ends the plan when the paid period is over. @throws AppError unauthenticated, conflict, busy, timed-out */
export async function cancelSubscription({ ctx }: { ctx: Ctx }): Promise<Subscription> {
  const member = requireMember(ctx, 'cancel the plan');
  const { row, customerId } = await requireBought(ctx, member.organisationId);
  await ctx.payments.cancelAtPeriodEnd(row.subscriptionId);
  await syncCustomer(ctx, customerId);
  return readSubscription({ ctx });
}

/**
 * Takes back a cancellation, or a smaller plan that was to come.
 * @throws AppError unauthenticated, conflict, busy, timed-out
 */
export async function resumeSubscription({ ctx }: { ctx: Ctx }): Promise<Subscription> {
  const member = requireMember(ctx, 'keep the plan');
  const { row, customerId } = await requireBought(ctx, member.organisationId);
  await ctx.payments.resume(row.subscriptionId);
  await syncCustomer(ctx, customerId);
  return readSubscription({ ctx });
}
