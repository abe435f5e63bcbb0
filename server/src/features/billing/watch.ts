import type { BillingChange } from '@belldesk/contract/product/billing';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';

/**
 * Tells whenever the own subscription changes, until `signal` aborts or this process stops. Changes that
 * come while nobody takes them are told as one.
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
  let hasChanged = false;
  let ended = false;
  let wake = () => {};
  const end = () => {
    ended = true;
    wake();
  };
  // Subscribed here and not in the generator, whose body would only run when the first change is asked for.
  const unsubscribe = ctx.billingChanges.subscribe(user.id, {
    end,
    hear() {
      hasChanged = true;
      wake();
    },
  });
  const until = signal ? AbortSignal.any([signal, ctx.stopping]) : ctx.stopping;
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();

  async function* changes(): AsyncGenerator<BillingChange, void> {
    try {
      while (!ended) {
        if (hasChanged) {
          hasChanged = false;
          yield { kind: 'changed' };
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      unsubscribe();
      until.removeEventListener('abort', end);
    }
  }
  return changes();
}
