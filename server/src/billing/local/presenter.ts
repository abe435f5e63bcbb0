import type { Invoice } from '@belldesk/contract/product/billing';
import type { ProviderSubscription } from '../payments/provider.ts';
import { priceMinorOf } from '../price.ts';
import type { TestInvoice } from './queries.ts';
import type { TestSubscription } from './renew.ts';

const NUMBER_CHARACTERS = 8;

export function presentTestSubscription(
  row: TestSubscription,
  unpaidSince: Date | null,
): ProviderSubscription {
  const { planId, period, currency, pendingPlanId, pendingPeriod } = row;
  const willEnd = row.cancelAtPeriodEnd ? row.periodEndsAt : null;
  return {
    subscriptionId: row.id,
    status: row.status,
    planId,
    period,
    currency,
    priceMinor: priceMinorOf({ planId, period }, currency),
    startedAt: row.startedAt,
    anchorAt: row.anchorAt,
    periodEndsAt: row.periodEndsAt,
    endsAt: row.endedAt ?? willEnd,
    pending:
      pendingPlanId && pendingPeriod ? { planId: pendingPlanId, period: pendingPeriod } : null,
    unpaidSince,
  };
}

export function presentInvoice(row: TestInvoice): Invoice {
  const { id, createdAt, amountMinor, currency, state } = row;
  return {
    id,
    number: invoiceNumber(id),
    createdAt: createdAt.toISOString(),
    amountMinor,
    currency,
    state,
    url: `/billing/test/invoices/${id}`,
  };
}

/** Marked as a test's, e.g. "TEST-1A2B3C4D"; of the id's random end. */
export function invoiceNumber(id: string): string {
  return `TEST-${id.slice(-NUMBER_CHARACTERS).toUpperCase()}`;
}
