import { planById } from '@belldesk/contract/catalogue/plans';
import type { Choice } from '../payments/provider.ts';

/** A choice as it stands on invoices, e.g. "Professional, monthly". */
export function describe({ planId, period }: Choice): string {
  return `${planById(planId).name}, ${period}`;
}
