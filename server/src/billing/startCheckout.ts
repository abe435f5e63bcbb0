import { planById } from '@belldesk/contract/catalogue/plans';
import { AppError } from '@belldesk/contract/errors';
import type { StartCheckoutInput } from '@belldesk/contract/product/billing';
import { type Member, requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { isEnded } from './bought.ts';
import { noteOpened } from './openCheckout/noteOpened.ts';
import { findCustomer, findSubscription, keepCustomer } from './queries.ts';
import { syncCustomer } from './sync.ts';

/**
 * Where a plan is paid. Of several checkouts, in several browsers, only the newest can be paid.
 * @throws AppError unauthenticated, conflict where a paid plan is there already, busy, timed-out
 */
export async function startCheckout({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: StartCheckoutInput;
}): Promise<{ url: string }> {
  const member = requireMember(ctx, 'choose a plan');
  const customerId = await customerOf(ctx, member);
  await refuseSecond(ctx, member.organisationId, customerId);
  const { checkoutId, url } = await ctx.payments.startCheckout(customerId, input);
  const before = await noteOpened(ctx, customerId, checkoutId);
  if (before !== null) await ctx.payments.closeCheckout(before);
  try {
    // The earlier one may have been paid until it was closed.
    await refuseSecond(ctx, member.organisationId, customerId);
  } catch (cause) {
    await ctx.payments.closeCheckout(checkoutId);
    throw cause;
  }
  return { url };
}

/** @throws AppError conflict, busy, timed-out */
async function refuseSecond(ctx: Ctx, organisationId: string, customerId: string): Promise<void> {
  await syncCustomer(ctx, customerId);
  const row = await findSubscription(ctx.db, organisationId);
  const isTestMoney = row?.provider === 'test' && ctx.payments.name !== 'test';
  if (!row || row.status === 'ended' || isTestMoney) return;
  if (!isEnded(row, new Date(ctx.clock.nowMs()))) {
    const { name } = planById(row.planId);
    throw new AppError('conflict', `You already have the ${name} plan. Change it instead.`);
  }
  if (row.provider !== ctx.payments.name) return;
  // Over by the clock, as after the grace, and not yet ended at the provider.
  await ctx.payments.endNow(row.subscriptionId);
  await syncCustomer(ctx, customerId);
}

/** The account as the provider knows it; made known now where it was not. */
async function customerOf({ db, payments, clock, user }: Ctx, member: Member): Promise<string> {
  const known = await findCustomer(db, member.organisationId, payments.name);
  if (known !== null) return known;
  const customerId = await payments.createCustomer({
    organisationId: member.organisationId,
    email: user?.email ?? '',
  });
  await keepCustomer(db, {
    organisationId: member.organisationId,
    provider: payments.name,
    customerId,
    createdAt: new Date(clock.nowMs()),
  });
  return (await findCustomer(db, member.organisationId, payments.name)) ?? customerId;
}
