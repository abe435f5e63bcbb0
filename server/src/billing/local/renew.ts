import type { BillingPeriod } from '@belldesk/contract/catalogue/plans';
import type { testInvoices, testSubscriptions } from '../../db/schema.ts';
import { endOfMonths } from '../months.ts';
import { priceMinorOf } from '../price.ts';
import { describe } from './describe.ts';

export type TestSubscription = typeof testSubscriptions.$inferSelect;
export type NewInvoice = Omit<typeof testInvoices.$inferInsert, 'id'>;

const MONTHS: Readonly<Record<BillingPeriod, number>> = { monthly: 1, yearly: 12 };

/** The end of a period that begins at `start`. */
export function periodEndOf(anchor: Date, start: Date, period: BillingPeriod): Date {
  return endOfMonths(anchor, start, MONTHS[period]);
}

/**
 * A subscription as it is at `now`: every period that has begun since is charged, a cancellation and a
 * smaller plan have taken effect. It stands still at the first payment that fails.
 */
export function renew(
  subscription: TestSubscription,
  now: Date,
): { readonly subscription: TestSubscription; readonly invoices: readonly NewInvoice[] } {
  const invoices: NewInvoice[] = [];
  let at = subscription;
  while (at.status === 'active' && at.periodEndsAt <= now) {
    const start = at.periodEndsAt;
    if (at.cancelAtPeriodEnd) {
      at = { ...at, status: 'ended', endedAt: start };
      break;
    }
    const planId = at.pendingPlanId ?? at.planId;
    const period = at.pendingPeriod ?? at.period;
    at = {
      ...at,
      planId,
      period,
      pendingPlanId: null,
      pendingPeriod: null,
      periodStartsAt: start,
      periodEndsAt: periodEndOf(at.anchorAt, start, period),
      status: at.cardPays ? 'active' : 'past-due',
    };
    invoices.push({
      subscriptionId: at.id,
      description: describe({ planId, period }),
      amountMinor: priceMinorOf({ planId, period }, at.currency),
      currency: at.currency,
      state: at.cardPays ? 'paid' : 'open',
      createdAt: start,
    });
  }
  return { subscription: at, invoices };
}
