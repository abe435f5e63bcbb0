import type { CheckoutMode } from '@belldesk/contract/checkoutMode';
import type { TestPayments } from '../local/provider.ts';
import type { StripePayments } from '../stripe/provider.ts';
import type { NoPayments } from './noPayments.ts';

/** Who takes the payments of this desk. */
export type Payments = StripePayments | TestPayments | NoPayments;

/** How plans are sold by them. */
export function checkoutModeBy({ name }: Payments): CheckoutMode {
  return name === 'none' ? 'off' : name;
}
