import { billingPeriod, currency } from '@belldesk/contract/catalogue/plans';
import { type Invoice, paidPlanId } from '@belldesk/contract/product/billing';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Choice, ProviderSubscription } from '../payments/provider.ts';
import { priceMinorOf } from '../price.ts';
import { choices, lookupKeyOf } from './prices.ts';

const MS_A_SECOND = 1_000;

/** Notes the choice on whatever Stripe keeps of it: a price may lose its lookup key to a newer one. */
const noted = z.object({ planId: paidPlanId, period: billingPeriod });

export const noteOf = ({ planId, period }: Choice) => ({ planId, period });

const at = (seconds: number) => new Date(seconds * MS_A_SECOND);

/** Null for one that was never paid, and for one that is of no plan: somebody made it at Stripe by hand. */
export function readState(one: Stripe.Subscription): ProviderSubscription | null {
  const status = statusOf(one.status);
  const [item] = one.items.data;
  if (status === null || !item) return null;
  const choice = choiceOf(item.price.lookup_key, one.metadata);
  if (!choice) return null;
  const paidIn = currency.parse(one.currency.toUpperCase());
  const isOwnCurrency = item.price.currency === one.currency;
  const periodEndsAt = at(item.current_period_end);
  return {
    subscriptionId: one.id,
    ...choice,
    status,
    currency: paidIn,
    priceMinor: (isOwnCurrency ? item.price.unit_amount : null) ?? priceMinorOf(choice, paidIn),
    startedAt: at(one.start_date),
    anchorAt: at(one.billing_cycle_anchor),
    periodEndsAt,
    endsAt: endOf(one, periodEndsAt),
    pending: pendingOf(one),
    unpaidSince: status === 'past-due' ? unpaidSinceOf(one.latest_invoice) : null,
  };
}

function statusOf(status: Stripe.Subscription.Status): ProviderSubscription['status'] | null {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due' || status === 'unpaid') return 'past-due';
  return status === 'canceled' ? 'ended' : null;
}

function choiceOf(lookupKey: string | null, metadata: unknown): Choice | null {
  const known = choices.find((choice) => lookupKeyOf(choice) === lookupKey);
  return known ?? noted.safeParse(metadata).data ?? null;
}

function endOf(one: Stripe.Subscription, periodEndsAt: Date): Date | null {
  if (one.ended_at !== null) return at(one.ended_at);
  if (one.cancel_at !== null) return at(one.cancel_at);
  return one.cancel_at_period_end ? periodEndsAt : null;
}

/** What begins when the period that runs is over; null where nothing else does. */
export function pendingOf(one: Stripe.Subscription): Choice | null {
  const { schedule } = one;
  const periodEnd = one.items.data[0]?.current_period_end ?? 0;
  if (typeof schedule === 'string') throw new TypeError('the schedule was not read with it');
  const next = schedule?.phases.find(({ start_date }) => start_date >= periodEnd);
  return noted.safeParse(next?.metadata).data ?? null;
}

/** A renewal is tried as soon as its invoice is final. */
function unpaidSinceOf(invoice: Stripe.Subscription['latest_invoice']): Date | null {
  if (typeof invoice === 'string') throw new TypeError('the invoice was not read with it');
  if (!invoice) return null;
  return at(invoice.status_transitions.finalized_at ?? invoice.created);
}

/** Null for one that nobody has to see. */
export function readInvoice(one: Stripe.Invoice): Invoice | null {
  const paidIn = currency.safeParse(one.currency.toUpperCase());
  const state = invoiceStateOf(one);
  if (!paidIn.success || state === null || one.id === undefined) return null;
  return {
    id: one.id,
    number: one.number,
    createdAt: at(one.created).toISOString(),
    amountMinor: one.total,
    currency: paidIn.data,
    state,
    url: one.hosted_invoice_url ?? one.invoice_pdf ?? null,
  };
}

function invoiceStateOf(one: Stripe.Invoice): Invoice['state'] | null {
  if (one.status === 'open') return 'open';
  if (one.status === 'void' || one.status === 'uncollectible') return 'void';
  if (one.status !== 'paid') return null;
  const isGivenBack =
    one.amount_paid > 0 && one.post_payment_credit_notes_amount >= one.amount_paid;
  return isGivenBack ? 'refunded' : 'paid';
}
