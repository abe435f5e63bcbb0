import { z } from 'zod';

/** Minutes of a plan that has no limit, as the specification writes it. */
export const UNLIMITED_MINUTES = -1;

export const planId = z.enum(['starter', 'professional', 'premium']);
export type PlanId = z.infer<typeof planId>;

export const currency = z.enum(['USD', 'GBP']);
export type Currency = z.infer<typeof currency>;

export const billingPeriod = z.enum(['monthly', 'yearly']);
export type BillingPeriod = z.infer<typeof billingPeriod>;

/** Whole units of the currency for one billing period. */
export type Price = Readonly<Record<BillingPeriod, number>>;

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  readonly price: Readonly<Record<Currency, Price>>;
  readonly priceIds: Readonly<Record<BillingPeriod, string>>;
  /** Call minutes in one billing month, or UNLIMITED_MINUTES. Unused minutes do not roll over. */
  readonly callMinutes: number;
  /** Most assistants of one business; null where there is no limit. */
  readonly assistants: number | null;
  /** Most locations of one business; null where there is no limit. */
  readonly locations: number | null;
  /** How many may work in one business, invitations that hold included; null where there is no limit. */
  readonly members: number | null;
  readonly recommended: boolean;
  readonly features: readonly string[];
  readonly guarantees: readonly string[];
}

/** The one place where prices, minutes and features stand; every page and the checkout render it. */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    description: 'For personal or small business use',
    price: { USD: { monthly: 0, yearly: 0 }, GBP: { monthly: 0, yearly: 0 } },
    priceIds: { monthly: 'price_starter', yearly: 'price_starter' },
    callMinutes: 30,
    assistants: 1,
    locations: 1,
    members: 2,
    recommended: false,
    features: [
      '30 minutes of calls per month',
      'Basic voice customization',
      'Standard response time',
      'Email support',
    ],
    guarantees: ['No credit card required', 'Cancel anytime'],
  },
  {
    id: 'professional',
    name: 'Professional',
    description: 'For growing businesses',
    price: { USD: { monthly: 29, yearly: 290 }, GBP: { monthly: 23, yearly: 230 } },
    priceIds: { monthly: 'price_pro_monthly', yearly: 'price_pro_yearly' },
    callMinutes: 120,
    assistants: 3,
    locations: 3,
    members: 5,
    recommended: true,
    features: [
      '120 minutes of calls per month',
      'Advanced voice customization',
      'Faster response time',
      'Priority email support',
      'Call analytics dashboard',
      'Custom greeting messages',
    ],
    guarantees: ['14-day money-back guarantee', 'Downgrade anytime'],
  },
  {
    id: 'premium',
    name: 'Premium',
    description: 'For larger organizations',
    price: { USD: { monthly: 79, yearly: 790 }, GBP: { monthly: 62, yearly: 620 } },
    priceIds: { monthly: 'price_premium_monthly', yearly: 'price_premium_yearly' },
    callMinutes: UNLIMITED_MINUTES,
    assistants: null,
    locations: null,
    members: null,
    recommended: false,
    features: [
      'Unlimited calls',
      'Premium voice options',
      'Fastest response time',
      '24/7 priority support',
      'Advanced analytics',
      'Multiple assistant profiles',
      'Custom integrations',
      'Dedicated account manager',
    ],
    guarantees: ['14-day money-back guarantee', 'Downgrade anytime'],
  },
];

/** The plan with this id. */
export function planById(id: PlanId): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw new RangeError(`no plan ${id}`);
  return plan;
}
