import type { BillingPeriod, Currency, Plan } from '@belldesk/contract/catalogue/plans';

/** What a plan costs in one billing period, e.g. "$29" or "£230". */
export function priceText(plan: Plan, currency: Currency, period: BillingPeriod): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(plan.price[currency][period]);
}

/** What stands after a price. */
export function periodText(period: BillingPeriod): string {
  return period === 'monthly' ? '/month' : '/ year';
}
