import { AppError } from '@belldesk/contract/errors';
import type { Deps } from '../../context.ts';
import { priceMinorOf } from '../price.ts';
import { describe } from './describe.ts';
import { emit, endCheckout, findCheckout, keepInvoices, keepTestSubscription } from './queries.ts';
import { periodEndOf } from './renew.ts';

/**
 * Pays a checkout of the local test provider; no money moves.
 * @returns whether it was paid; false where it is not open any more
 * @throws AppError conflict where there is a paid plan already
 */
export async function payTestCheckout(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  organisationId: string,
  checkoutId: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const checkout = await findCheckout(tx, organisationId, checkoutId);
    if (!checkout) return false;
    const { customerId, planId, period, currency } = checkout;
    const now = new Date(clock.nowMs());
    // Taken before it is looked at: of two that pay at once, one finds it paid.
    if (!(await endCheckout(tx, checkoutId, 'paid'))) return false;
    const subscription = await keepTestSubscription(tx, {
      customerId,
      status: 'active',
      planId,
      period,
      currency,
      startedAt: now,
      anchorAt: now,
      periodStartsAt: now,
      periodEndsAt: periodEndOf(now, now, period),
    });
    if (!subscription) throw new AppError('conflict', 'You already have a paid plan.');
    await keepInvoices(tx, [
      {
        subscriptionId: subscription.id,
        description: describe(checkout),
        amountMinor: priceMinorOf(checkout, currency),
        currency,
        state: 'paid',
        createdAt: now,
      },
    ]);
    await emit(
      tx,
      customerId,
      now,
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    );
    return true;
  });
}
