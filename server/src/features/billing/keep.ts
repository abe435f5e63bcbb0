import { AppError } from '@belldesk/contract/errors';
import { GRACE_MS } from '@belldesk/contract/product/billing';
import { describeError } from '../../describeError.ts';
import { endTestSubscriptions, findOverdue, forgetBillingEvents } from './queries.ts';
import { type BillingParts, syncCustomer } from './sync.ts';

/** A provider tells of a renewal within so long; else it is asked. */
const RENEWAL_IS_TOLD_MS = 2 * 60 * 60_000;
/** Stripe sends an event again for three days. */
const KEEP_EVENTS_MS = 60 * 24 * 60 * 60_000;
const BATCH = 100;

/**
 * What the clock asks for, every few minutes: ends what stayed unpaid through its grace, and reads anew what
 * should have been renewed and of which nothing was heard.
 */
export async function keepBilling(parts: BillingParts): Promise<void> {
  const { db, clock, payments, logger } = parts;
  const nowMs = clock.nowMs();
  if (payments.name === 'stripe') await endTestSubscriptions(db, new Date(nowMs));
  const overdue = await findOverdue(
    db,
    payments.name,
    {
      periodEnd: new Date(nowMs - RENEWAL_IS_TOLD_MS),
      unpaidSince: new Date(nowMs - GRACE_MS),
    },
    BATCH,
  );
  for (const { customerId, subscriptionId, isUnpaid } of overdue) {
    try {
      // Read first: it may have been paid meanwhile.
      await syncCustomer(parts, customerId);
      if (isUnpaid) await endIfStillUnpaid(parts, customerId, subscriptionId);
    } catch (cause) {
      logger.warn({ problem: describeError(cause) }, 'could not bring a subscription up to date');
      // Nor would it answer for the others; whatever else is looked at every few minutes waits for this.
      if (cause instanceof AppError && cause.code === 'timed-out') break;
    }
  }
  await forgetBillingEvents(db, new Date(nowMs - KEEP_EVENTS_MS));
}

async function endIfStillUnpaid(
  parts: BillingParts,
  customerId: string,
  subscriptionId: string,
): Promise<void> {
  const all = await parts.payments.readSubscriptions(customerId);
  const one = all.find((candidate) => candidate.subscriptionId === subscriptionId);
  const graceEndMs = one?.unpaidSince ? one.unpaidSince.getTime() + GRACE_MS : null;
  if (one?.status !== 'past-due' || graceEndMs === null) return;
  if (parts.clock.nowMs() < graceEndMs) return;
  await parts.payments.endNow(subscriptionId);
  await syncCustomer(parts, customerId);
}
