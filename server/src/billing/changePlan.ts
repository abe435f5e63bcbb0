import { planById } from '@belldesk/contract/catalogue/plans';
import { AppError } from '@belldesk/contract/errors';
import type { ChangePlanInput, Subscription } from '@belldesk/contract/product/billing';
import { changeBegins } from '@belldesk/contract/product/planChange';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { type Bought, requireBought } from './bought.ts';
import type { Choice } from './payments/provider.ts';
import { readSubscription } from './subscription.ts';
import { syncCustomer } from './sync.ts';

/**
 * Changes what was bought: more at once, less when the paid period is over, Starter ends it then.
 * @throws AppError unauthenticated, conflict (nothing bought, nothing to change, unpaid, card refused), busy
 */
export async function changePlan({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangePlanInput;
}): Promise<Subscription> {
  const member = requireMember(ctx, 'change the plan');
  const bought = await requireBought(ctx, member.organisationId);
  const { planId, period } = input;
  if (planId === 'starter') await ctx.payments.cancelAtPeriodEnd(bought.row.subscriptionId);
  else await change(ctx, bought, { planId, period });
  await syncCustomer(ctx, bought.customerId);
  return readSubscription({ ctx });
}

async function change({ payments }: Ctx, { row }: Bought, to: Choice): Promise<void> {
  const begins = changeBegins(row, to);
  const hasPlans = row.pendingPlanId !== null || row.endsAt !== null;
  if (begins === 'never') {
    // Back to what one has, where something else was to come.
    if (hasPlans) return payments.resume(row.subscriptionId);
    throw new AppError('conflict', `You already have the ${planById(to.planId).name} plan.`);
  }
  if (row.status === 'past-due') {
    throw new AppError('conflict', 'You have an open payment. Pay it first, then change the plan.');
  }
  if (begins === 'now') await payments.changeNow(row.subscriptionId, to);
  else await payments.changeAtPeriodEnd(row.subscriptionId, to);
}
