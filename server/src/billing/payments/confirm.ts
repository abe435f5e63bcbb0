import type { Subscription } from '@belldesk/contract/product/billing';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { findCustomer } from '../queries.ts';
import { readSubscription } from '../subscription.ts';
import { syncCustomer } from '../sync.ts';

/**
 * Who comes back from a checkout has what was paid, whether the provider's event has arrived or not.
 * @throws AppError unauthenticated, busy, timed-out
 */
export async function confirmCheckout({ ctx }: { ctx: Ctx }): Promise<Subscription> {
  const member = requireMember(ctx, 'see the subscription');
  const customerId = await findCustomer(ctx.db, member.organisationId, ctx.payments.name);
  if (customerId !== null) await syncCustomer(ctx, customerId);
  return readSubscription({ ctx });
}
