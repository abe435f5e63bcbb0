import type { TestPayments } from './local/provider.ts';
import type { StripePayments } from './stripe/provider.ts';

/** Who takes the payments of this desk. */
export type Payments = StripePayments | TestPayments;
