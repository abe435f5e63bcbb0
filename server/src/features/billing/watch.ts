import type { BillingChange } from '@belldesk/contract/product/billing';
import type { Ctx } from '../../context.ts';
import { watchSignals } from '../../events/watchSignals.ts';
import { whileSignedIn } from '../account/devices/whileSignedIn.ts';
import { requireUser } from '../account/requireUser.ts';

/**
 * Tells whenever the own subscription changes, until `signal` aborts or this process stops.
 * @throws AppError unauthenticated, too-many
 */
export function watchSubscription({
  ctx,
  signal,
}: {
  ctx: Ctx;
  signal: AbortSignal | undefined;
}): AsyncGenerator<BillingChange, void> {
  const user = requireUser(ctx, 'watch a subscription');
  return whileSignedIn({ ctx, userId: user.id, signal }, (until) =>
    watchSignals(ctx.billingChanges, user.id, until),
  );
}
