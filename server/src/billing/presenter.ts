import type { CheckoutMode } from '@belldesk/contract/checkoutMode';
import { MONEY_BACK_MS, type Subscription } from '@belldesk/contract/product/billing';
import { endOf, graceEndOf, type SubscriptionRow } from './planNow.ts';
import { priceMinorOf } from './price.ts';

const NOTHING_BOUGHT = {
  period: null,
  currency: null,
  priceMinor: null,
  renewsAt: null,
  endsAt: null,
  pendingPlan: null,
  graceEndsAt: null,
  moneyBackUntil: null,
} as const;

/** What an account has bought, as its owner sees it at a moment. */
export function presentSubscription(
  row: SubscriptionRow | null,
  now: Date,
  checkout: CheckoutMode,
): Subscription {
  const mode = { isTestMode: checkout === 'test', canBuy: checkout !== 'off' };
  if (!row) return { planId: 'starter', status: 'none', ...NOTHING_BOUGHT, ...mode };
  const end = endOf(row);
  if (end && now >= end) {
    return {
      planId: 'starter',
      status: 'ended',
      ...NOTHING_BOUGHT,
      endsAt: end.toISOString(),
      ...mode,
    };
  }
  const moneyBackEnd = new Date(row.startedAt.getTime() + MONEY_BACK_MS);
  const pending =
    row.pendingPlanId && row.pendingPeriod
      ? { planId: row.pendingPlanId, period: row.pendingPeriod }
      : null;
  const hasTurned = pending !== null && now >= row.periodEndsAt;
  const holds = hasTurned ? pending : { planId: row.planId, period: row.period };
  return {
    ...holds,
    status: row.status === 'past-due' ? 'past-due' : 'active',
    currency: row.currency,
    priceMinor: hasTurned ? priceMinorOf(pending, row.currency) : row.priceMinor,
    renewsAt: row.endsAt ? null : row.periodEndsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    pendingPlan:
      pending && !hasTurned ? { ...pending, startsAt: row.periodEndsAt.toISOString() } : null,
    graceEndsAt: graceEndOf(row)?.toISOString() ?? null,
    moneyBackUntil: now < moneyBackEnd ? moneyBackEnd.toISOString() : null,
    ...mode,
  };
}
