import { type Currency, planById } from '@belldesk/contract/catalogue/plans';
import type { Choice } from './payments/provider.ts';

const MINOR_A_UNIT = 100;

/** What a choice costs for one period by the catalogue, in cents or pence. */
export function priceMinorOf({ planId, period }: Choice, currency: Currency): number {
  return planById(planId).price[currency][period] * MINOR_A_UNIT;
}
