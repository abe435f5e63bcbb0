import type { Deps } from '../context.ts';
import { chooseOne } from './chooseOne.ts';
import { beginReading, keepReading } from './queries.ts';

export type BillingParts = Pick<Deps, 'db' | 'clock' | 'logger' | 'payments'>;

/**
 * Reads what a customer has bought from the provider and keeps it as a whole. Of readings at the same time
 * the one that was begun last is kept: whatever a reading was begun for has happened before it, so the last
 * one knows it all (decision 037).
 * @param eventId the event that gave the reason, noted as handled in the same transaction
 */
export async function syncCustomer(
  { db, clock, logger, payments }: BillingParts,
  customerId: string,
  eventId: string | null = null,
): Promise<void> {
  const reading = await beginReading(db, customerId);
  if (reading === null) return;
  const { kept, paidTwice } = chooseOne(await payments.readSubscriptions(customerId));
  for (const { subscriptionId } of paidTwice) {
    logger.warn({ subscriptionId }, 'a plan was bought twice: the second one is given back');
    await payments.refundAll(subscriptionId);
    await payments.endNow(subscriptionId);
  }
  await keepReading(db, {
    customerId,
    reading,
    provider: payments.name,
    subscription: kept,
    eventId,
    now: new Date(clock.nowMs()),
  });
}
