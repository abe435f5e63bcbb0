import { z } from 'zod';
import { billingPeriod, currency, planId } from '../catalogue/plans.ts';

/** After a payment failed the paid plan holds so long; then the account is on Starter. */
export const GRACE_MS = 7 * 24 * 60 * 60_000;
/** The operator gives the money back so long after a first payment. */
export const MONEY_BACK_MS = 14 * 24 * 60 * 60_000;

/** Plans that are paid for. */
export const paidPlanId = planId.exclude(['starter']);
export type PaidPlanId = z.infer<typeof paidPlanId>;

/** Pages from which one goes to the checkout or the portal, and comes back to. */
export const billingReturn = z.enum(['/my-assistant/create', '/my-assistant/subscription']);
export type BillingReturn = z.infer<typeof billingReturn>;

/** Set in the query of the page that one comes back to: whether the checkout was paid or left. */
export const CHECKOUT_PARAMETER = 'checkout';
export const checkoutResult = z.enum(['paid', 'left']);

export const subscriptionStatus = z.enum([
  /** Nothing was ever bought. */
  'none',
  'active',
  /** A payment failed; the plan holds until `graceEndsAt`. */
  'past-due',
  /** There was one, and it has ended. */
  'ended',
]);
/** What an account has bought, as it stands now. */
export const subscription = z.object({
  /** The plan that holds now. */
  planId,
  status: subscriptionStatus,
  /** Null while nothing is bought; as are the price, the currency and the dates. */
  period: billingPeriod.nullable(),
  currency: currency.nullable(),
  /** In the smallest unit of the currency (cents, pence), for one billing period. */
  priceMinor: z.number().int().nullable(),
  /** When the next payment is due; null where it ends then, or has ended. */
  renewsAt: z.iso.datetime().nullable(),
  /** When it ends, or has ended; null while it goes on. */
  endsAt: z.iso.datetime().nullable(),
  /** A smaller plan, or a shorter period, that begins when the paid period is over. */
  pendingPlan: z
    .object({ planId: paidPlanId, period: billingPeriod, startsAt: z.iso.datetime() })
    .nullable(),
  /** Until when the plan holds though a payment failed. */
  graceEndsAt: z.iso.datetime().nullable(),
  /** Until when the operator gives the money back. */
  moneyBackUntil: z.iso.datetime().nullable(),
  /** No money moves: this desk has no payment service, a local test checkout stands in for it. */
  isTestMode: z.boolean(),
  /** False where nothing is sold: no payment service, and no test checkout. */
  canBuy: z.boolean(),
});
export type Subscription = z.infer<typeof subscription>;

export const startCheckoutInput = z.strictObject({
  planId: paidPlanId,
  period: billingPeriod,
  currency,
  returnTo: billingReturn,
});
export type StartCheckoutInput = z.infer<typeof startCheckoutInput>;

/** Larger or longer: at once, with proration. Smaller or shorter, or Starter: when the paid period is over. */
export const changePlanInput = z.strictObject({ planId, period: billingPeriod });
export type ChangePlanInput = z.infer<typeof changePlanInput>;

/** Where the browser is to go next. */
export const billingAddress = z.object({ url: z.string() });

export const invoice = z.object({
  id: z.string(),
  /** Null until it has one. */
  number: z.string().nullable(),
  createdAt: z.iso.datetime(),
  amountMinor: z.number().int(),
  currency,
  state: z.enum(['open', 'paid', 'refunded', 'void']),
  /** A page or a PDF of it. */
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const refundInput = z.strictObject({ userId: z.uuid() });
export const refunded = z.object({ amountMinor: z.number().int(), currency });
export type Refunded = z.infer<typeof refunded>;
