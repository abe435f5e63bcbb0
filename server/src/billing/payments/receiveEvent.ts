import { isHandled } from '../queries.ts';
import { type BillingParts, syncCustomer } from '../sync.ts';

/**
 * Takes an event of the payment provider. It only tells of whom there is news: what is true now is asked of
 * the provider, so that events may come late, twice and in any order.
 * @throws AppError bad-input where the signature is not right, and whatever the provider's reading throws:
 *   then the event was not handled, and is sent again
 */
export async function receiveEvent(
  parts: BillingParts,
  rawBody: string,
  signature: string,
): Promise<void> {
  const { eventId, customerId } = parts.payments.readEvent(rawBody, signature);
  if (customerId === null || (await isHandled(parts.db, eventId))) return;
  await syncCustomer(parts, customerId, eventId);
}
