import { AppError } from '@belldesk/contract/errors';
import { findCustomer, hasBoughtElsewhere } from '../queries.ts';
import type { BillingParts } from '../sync.ts';

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

/**
 * Sees to it that nothing goes on being paid where nobody here can end it: at Stripe, by a desk whose keys of it are
 * gone. What was bought with test money ends with its rows.
 * @throws AppError conflict where it cannot be known that nothing is paid there any more
 */
export async function checkPayableHere(
  { db, payments }: Pick<BillingParts, 'db' | 'payments'>,
  organisationId: string,
): Promise<void> {
  if (payments.name === 'stripe' || !(await hasBoughtElsewhere(db, organisationId, 'stripe')))
    return;
  throw new AppError(
    'conflict',
    'Your plan is paid through Stripe, but Stripe is not connected right now, so we cannot cancel it. Nothing was deleted. Ask the operator of this Belldesk to reconnect Stripe, then delete your account.',
  );
}
