import type { BillingChange } from '@belldesk/contract/product/billing';
import { requirePerson } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { watchSignals } from '../events/watchSignals.ts';
import { whileSignedIn } from '../sessions/whileSignedIn.ts';

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
  const member = requirePerson(ctx, 'watch a subscription');
  return whileSignedIn({ ctx, ...member, signal }, (until) =>
    watchSignals(ctx.billingChanges, member.organisationId, until),
  );
}
