import {
  type Currency,
  currency as currencySchema,
  plans,
} from '@belldesk/contract/catalogue/plans';
import { AppError } from '@belldesk/contract/errors';
import { paidPlanId } from '@belldesk/contract/product/billing';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import type Stripe from 'stripe';
import type { Choice } from '../payments/provider.ts';
import { priceMinorOf } from '../price.ts';
import { asked } from './client.ts';

/** A price that was looked at is believed so long. */
const BELIEVED_MS = 10 * 60_000;
const INTERVALS = { monthly: 'month', yearly: 'year' } as const;

export interface StripePrices {
  /**
   * Stripe's price of a choice.
   * @throws AppError busy where it is missing, or is not what the catalogue shows: nobody pays another price
   */
  idOf(choice: Choice): Promise<string>;
  /** Looks at all of them; what is wrong is told to the operator by the log, once. */
  check(): Promise<void>;
}

/** What a price is known by: the specification's price ids, as Stripe's lookup keys. */
export const lookupKeyOf = ({ planId, period }: Choice): string =>
  plans.find(({ id }) => id === planId)?.priceIds[period] ?? '';

/** Everything that is for sale. */
export const choices: readonly Choice[] = paidPlanId.options.flatMap((planId) => [
  { planId, period: 'monthly' },
  { planId, period: 'yearly' },
]);

export function createStripePrices(stripe: Stripe, clock: Clock, logger: Logger): StripePrices {
  const told = new Set<string>();
  let read: { readonly atMs: number; readonly prices: readonly Stripe.Price[] } | null = null;

  async function prices(): Promise<readonly Stripe.Price[]> {
    const nowMs = clock.nowMs();
    if (read && nowMs - read.atMs < BELIEVED_MS) return read.prices;
    const { data } = await asked(() =>
      stripe.prices.list({
        lookup_keys: choices.map(lookupKeyOf),
        active: true,
        limit: 100,
        expand: ['data.currency_options'],
      }),
    );
    read = { atMs: nowMs, prices: data };
    return data;
  }

  function problemOf(choice: Choice, all: readonly Stripe.Price[]): string | null {
    const price = all.find(({ lookup_key }) => lookup_key === lookupKeyOf(choice));
    if (!price) return 'there is no such price';
    const { recurring } = price;
    if (recurring?.interval !== INTERVALS[choice.period] || recurring.interval_count !== 1)
      return 'it is of another period';
    const wrong = currencySchema.options.filter(
      (currency) => amountOf(price, currency) !== priceMinorOf(choice, currency),
    );
    return wrong.length === 0 ? null : `it is not the catalogue's in ${wrong.join(' and ')}`;
  }

  return {
    async idOf(choice) {
      const all = await prices();
      const problem = problemOf(choice, all);
      const price = all.find(({ lookup_key }) => lookup_key === lookupKeyOf(choice));
      if (problem === null && price) return price.id;
      // What the operator mends is seen at the next try.
      read = null;
      logger.error({ price: lookupKeyOf(choice), problem }, 'a plan cannot be sold');
      throw new AppError(
        'busy',
        'This plan is not available right now. You were not charged, and we have been notified.',
      );
    },
    async check() {
      const all = await prices();
      for (const choice of choices) {
        const problem = problemOf(choice, all);
        const news = `${lookupKeyOf(choice)}: ${problem}`;
        if (problem === null || told.has(news)) continue;
        told.add(news);
        logger.warn({ price: lookupKeyOf(choice), problem }, 'a price at Stripe is not right');
      }
    },
  };
}

function amountOf(price: Stripe.Price, currency: Currency): number | null {
  const code = currency.toLowerCase();
  if (price.currency === code) return price.unit_amount;
  return price.currency_options?.[code]?.unit_amount ?? null;
}
