import { AppError } from '@belldesk/contract/errors';
import { GRACE_MS } from '@belldesk/contract/product/billing';
import { describeError } from '../../describeError.ts';
import { endTestSubscriptions, findOverdue, forgetBillingEvents } from '../queries.ts';
import { type BillingParts, syncCustomer } from '../sync.ts';

/** A provider tells of a renewal within so long; else it is asked. */
const RENEWAL_IS_TOLD_MS = 2 * 60 * 60_000;
/** Stripe sends an event again for three days. */
const KEEP_EVENTS_MS = 60 * 24 * 60 * 60_000;
/** A card that was changed since is tried so long before the grace ends: the provider's own next try may come later. */
const LAST_TRY_MS = 60 * 60_000;
const BATCH = 100;

/**
 * What the clock asks for, every few minutes: tries once more to be paid and ends what stayed unpaid through its
 * grace, and reads anew what should have been renewed and of which nothing was heard.
 */
export async function reconcileBilling(parts: BillingParts): Promise<void> {
  const { db, clock, payments, logger } = parts;
  const nowMs = clock.nowMs();
  // Test money buys nothing where it is no longer taken.
  if (payments.name !== 'test') await endTestSubscriptions(db, new Date(nowMs));
  const overdue = await findOverdue(
    db,
    payments.name,
    {
      periodEnd: new Date(nowMs - RENEWAL_IS_TOLD_MS),
      unpaidSince: new Date(nowMs - GRACE_MS + LAST_TRY_MS),
    },
    BATCH,
  );
  for (const { customerId, subscriptionId, isUnpaid } of overdue) {
    try {
      // Read first: it may have been paid meanwhile.
      await syncCustomer(parts, customerId);
      if (isUnpaid) await settleOrEnd(parts, customerId, subscriptionId);
    } catch (cause) {
      logger.warn({ problem: describeError(cause) }, 'could not bring a subscription up to date');
      // Nor would it answer for the others; whatever else is looked at every few minutes waits for this.
      if (cause instanceof AppError && cause.code === 'timed-out') break;
    }
  }
  await forgetBillingEvents(db, new Date(nowMs - KEEP_EVENTS_MS));
}

async function settleOrEnd(
  parts: BillingParts,
  customerId: string,
  subscriptionId: string,
): Promise<void> {
  const { payments } = parts;
  const all = await payments.readSubscriptions(customerId);
  const one = all.find((candidate) => candidate.subscriptionId === subscriptionId);
  if (one?.status !== 'past-due' || !one.unpaidSince) return;
  const leftMs = one.unpaidSince.getTime() + GRACE_MS - parts.clock.nowMs();
  if (leftMs > LAST_TRY_MS) return;
  if (leftMs > 0) await payments.collect(subscriptionId);
  else await payments.endNow(subscriptionId);
  await syncCustomer(parts, customerId);
}
