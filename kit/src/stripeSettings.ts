import type { CheckoutMode } from '@belldesk/contract/checkoutMode';
import { z } from 'zod';
import { define, webAddress } from './setting.ts';

/** How payments are taken; without it nothing is sold, unless the test checkout is turned on. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
}

const STRIPE_URL = 'https://api.stripe.com';
const secret = z.string().regex(/^[\x21-\x7e]{8,}$/);

export const stripeSettings = {
  STRIPE_SECRET_KEY: define({
    schema: secret,
    mustBe: 'a secret key of Stripe, such as sk_live_...',
    usual: 'no plan above the free one is sold, unless TEST_CHECKOUT is true',
    means:
      'Stripe account that takes the payments; it needs prices with the lookup keys `price_pro_monthly`, `price_pro_yearly`, `price_premium_monthly` and `price_premium_yearly`, in USD and GBP, as the catalogue has them',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: define({
    schema: secret,
    mustBe: 'the signing secret of the webhook endpoint, such as whsec_...',
    usual: 'as above',
    means: 'Checks what Stripe reports to PUBLIC_URL/webhooks/stripe',
    secret: true,
  }),
  STRIPE_API_URL: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: STRIPE_URL,
    means: 'Address of Stripe, or of what stands in for it in tests',
  }),
  TEST_CHECKOUT: define({
    schema: z.enum(['true', 'false']).transform((value) => value === 'true'),
    mustBe: 'true or false',
    usual: 'false; true with npm run dev',
    means:
      'Without Stripe, whether plans can be had in a test checkout, in which no money moves: whoever signs up may then take the largest one',
  }),
} as const;

interface StripeValues {
  readonly STRIPE_SECRET_KEY?: string;
  readonly STRIPE_WEBHOOK_SECRET?: string;
  readonly STRIPE_API_URL?: string;
  readonly TEST_CHECKOUT?: boolean;
}

export function stripeConfig(values: StripeValues): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL ?? STRIPE_URL };
}

/** How plans are sold. @param isDevelopment what holds where TEST_CHECKOUT is not set */
export function checkoutModeOf(values: StripeValues, isDevelopment: boolean): CheckoutMode {
  if (stripeConfig(values)) return 'stripe';
  return (values.TEST_CHECKOUT ?? isDevelopment) ? 'test' : 'off';
}

/** One of Stripe's two secrets is not enough, and plans are sold for money or for none. */
export function stripeClashes(values: StripeValues): string[] {
  if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET)
    return ['STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is.'];
  if (values.STRIPE_WEBHOOK_SECRET && !values.STRIPE_SECRET_KEY)
    return ['STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is.'];
  if (values.STRIPE_SECRET_KEY && values.TEST_CHECKOUT)
    return ['TEST_CHECKOUT must not be true when STRIPE_SECRET_KEY is set.'];
  return [];
}
