import type { Subscription } from '@belldesk/contract/product/billing';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { checkoutModeBy } from './payments/payments.ts';
import { presentSubscription } from './presenter.ts';
import { findSubscription } from './queries.ts';

/** @throws AppError unauthenticated */
export async function readSubscription({ ctx }: { ctx: Ctx }): Promise<Subscription> {
  const member = requireMember(ctx, 'see the subscription');
  const row = await findSubscription(ctx.db, member.organisationId);
  return presentSubscription(row, new Date(ctx.clock.nowMs()), checkoutModeBy(ctx.payments));
}
