import { findCustomer } from './queries.ts';
import type { BillingParts } from './sync.ts';

/**
 * Ends at once whatever an account pays for, so that nobody is charged for an account that is deleted. To be
 * done before its rows are: they say who the customer is.
 * @throws AppError busy, timed-out where the provider could not be told; then the account must stay
 */
export async function endPayments(
  { db, payments }: Pick<BillingParts, 'db' | 'payments'>,
  organisationId: string,
): Promise<void> {
  const customerId = await findCustomer(db, organisationId, payments.name);
  if (customerId === null) return;
  for (const { subscriptionId, status } of await payments.readSubscriptions(customerId)) {
    if (status !== 'ended') await payments.endNow(subscriptionId);
  }
}
