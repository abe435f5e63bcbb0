import { type BillingPeriod, type PlanId, plans } from '@belldesk/contract/catalogue/plans';
import type { Subscription } from '@belldesk/contract/product/billing';

/** Whether something is bought that can be changed; else a plan is paid in a checkout. */
export function isBought({ status }: Subscription): boolean {
  return status === 'active' || status === 'past-due';
}

/** The next larger plan; null on the largest. */
export function upgradeTarget(from: PlanId): PlanId | null {
  const at = plans.findIndex(({ id }) => id === from);
  return plans[at + 1]?.id ?? null;
}

/** The period of an upgrade: never a shorter one than is paid for, so that it begins at once. */
export function upgradePeriod({ period }: Subscription, shown: BillingPeriod): BillingPeriod {
  return period === 'yearly' ? 'yearly' : shown;
}
