import { z } from 'zod';

/** How this installation sells plans: with Stripe, in a test checkout in which no money moves, or not at all. */
export const checkoutMode = z.enum(['stripe', 'test', 'off']);
export type CheckoutMode = z.infer<typeof checkoutMode>;

/**
 * Stands in the built pages as an attribute around what tells how plans are sold. The build does not know it; the
 * server, which does, puts `markOfCheckout` in its place. As long as it stands there, nothing is told.
 */
export const CHECKOUT_MARK = 'checkout-mode-unknown';

export const markOfCheckout = (mode: CheckoutMode): string => `checkout-${mode}`;

/** Said wherever a plan could be bought, where nothing is sold. */
export const NO_PAYMENTS =
  'Payments are not set up on this installation. All accounts use the free plan.';

/** Said wherever a plan can be bought with test money. */
export const TEST_CHECKOUT =
  'Test checkout: you are not charged. Payments are not set up on this installation, so plans can only be tried out.';
