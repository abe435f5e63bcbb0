import { deliverTestEvents } from '../local/deliver.ts';
import { turnTestPeriods } from '../local/turn.ts';
import { askAboutCheckouts } from '../openCheckout/ask.ts';
import type { BillingParts } from '../sync.ts';
import { reconcileBilling } from './reconcileBilling.ts';

/** What payments need every few minutes, whoever takes them. */
export async function keepPayments(parts: BillingParts): Promise<void> {
  const { payments } = parts;
  if (payments.name === 'test') {
    await turnTestPeriods(parts);
    await deliverTestEvents(parts);
  }
  await reconcileBilling(parts);
  await askAboutCheckouts(parts);
  // Last: prices that cannot be read keep no plan from ending.
  if (payments.name === 'stripe') await payments.checkPrices();
}
