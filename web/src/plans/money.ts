import type { BillingPeriod, Currency, Plan } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';

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
  return period === 'monthly' ? '/month' : t`/ year`;
}

/** An amount as it was charged, e.g. "$29" or "£12.50". */
export function amountText(amountMinor: number, currency: Currency): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);
}

/** What stands in a sentence after a price: "a month". */
export function everyText(period: BillingPeriod): string {
  return period === 'monthly' ? t`a month` : t`a year`;
}
