import type { BillingChange } from '@belldesk/contract/product/billing';
import type { Ctx } from '../../context.ts';
import { watchSignals } from '../../events/watchSignals.ts';
import { requireUser } from '../account/requireUser.ts';

/**
 * Tells whenever the own subscription changes, until `signal` aborts or this process stops.
 * @throws AppError unauthenticated
 */
export function watchSubscription({
  ctx,
  signal,
}: {
  ctx: Ctx;
  signal: AbortSignal | undefined;
}): AsyncGenerator<BillingChange, void> {
  const user = requireUser(ctx, 'watch a subscription');
  const until = signal ? AbortSignal.any([signal, ctx.stopping]) : ctx.stopping;
  return watchSignals(ctx.billingChanges, user.id, until);
}
