import {
  type BillingReturn,
  CHECKOUT_PARAMETER,
  type checkoutResult,
} from '@belldesk/contract/product/billing';
import type { z } from 'zod';

/** The path that a checkout leads back to, saying whether it was paid. */
export function returnPath(
  returnTo: BillingReturn,
  result: z.infer<typeof checkoutResult>,
): string {
  return `${returnTo}?${CHECKOUT_PARAMETER}=${result}`;
}
