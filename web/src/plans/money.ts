import type { BillingPeriod, Currency, Plan } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';
import { language } from '../i18n/language.ts';

/** What a plan costs in one billing period, e.g. "$29" or "£230". */
export function priceText(plan: Plan, currency: Currency, period: BillingPeriod): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(plan.price[currency][period]);
}

/** What stands after a price. */
export function periodText(period: BillingPeriod): string {
  return period === 'monthly' ? t`/month` : t`/ year`;
}

/** An amount as it was charged, e.g. "$29" or "£12.50". */
export function amountText(amountMinor: number, currency: Currency): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);
}

/** How it is paid, in a sentence: "paid monthly". */
export function paidText(period: BillingPeriod): string {
  return period === 'monthly' ? t`monthly` : t`yearly`;
}

/** What stands in a sentence after a price: "a month". */
export function everyText(period: BillingPeriod): string {
  return period === 'monthly' ? t`a month` : t`a year`;
}
