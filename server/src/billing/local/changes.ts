import { AppError } from '@belldesk/contract/errors';
import type { Database, Transaction } from '../../db/client.ts';
import type { Choice, PaymentProvider } from '../payments/provider.ts';
import { priceMinorOf } from '../price.ts';
import { describe } from './describe.ts';
import { prorationMinor } from './proration.ts';
import {
  emit,
  keepInvoices,
  lockTestSubscription,
  moveInvoices,
  saveTestSubscription,
} from './queries.ts';
import { periodEndOf, type TestSubscription } from './renew.ts';

type Changes = Pick<
  PaymentProvider,
  | 'changeNow'
  | 'changeAtPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'resume'
  | 'collect'
  | 'endNow'
  | 'refundAll'
>;

export const CARD_REFUSED = 'Your card was declined. Nothing was changed.';
const NOTHING_TO_COME = { cancelAtPeriodEnd: false, pendingPlanId: null, pendingPeriod: null };

/** What may be done with a subscription of the local test provider. */
export function createChanges(db: Database, now: () => Date): Changes {
  /** Changes a subscription that lives; one that has ended stays as it is. */
  async function change(
    id: string,
    how: (tx: Transaction, row: TestSubscription) => Promise<Partial<TestSubscription>>,
    ...events: readonly string[]
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockTestSubscription(tx, id);
      if (!row || row.status === 'ended') return;
      await saveTestSubscription(tx, { ...row, ...(await how(tx, row)) });
      await emit(tx, row.customerId, now(), ...events);
    });
  }
  const updated = 'customer.subscription.updated';
  return {
    changeNow: (id, choice) =>
      change(id, (tx, row) => upgrade(tx, row, choice, now()), updated, 'invoice.paid'),
    changeAtPeriodEnd: (id, choice) =>
      change(
        id,
        async () => ({
          cancelAtPeriodEnd: false,
          pendingPlanId: choice.planId,
          pendingPeriod: choice.period,
        }),
        'subscription_schedule.created',
        updated,
      ),
    cancelAtPeriodEnd: (id) =>
      change(id, async () => ({ ...NOTHING_TO_COME, cancelAtPeriodEnd: true }), updated),
    resume: (id) => change(id, async () => NOTHING_TO_COME, updated),
    // A card that pays has settled it already, when it was put in.
    collect: async () => {},
    endNow: (id) =>
      change(
        id,
        async (tx) => {
          await moveInvoices(tx, id, 'open', 'void');
          return { ...NOTHING_TO_COME, status: 'ended', endedAt: now() };
        },
        'customer.subscription.deleted',
      ),
    refundAll: (id) =>
      db.transaction(async (tx) => {
        const row = await lockTestSubscription(tx, id);
        if (!row) throw new AppError('not-found', 'Subscription not found');
        const amountMinor = await moveInvoices(tx, id, 'paid', 'refunded');
        await emit(tx, row.customerId, now(), 'charge.refunded');
        return { amountMinor, currency: row.currency };
      }),
  };
}

async function upgrade(
  tx: Transaction,
  row: TestSubscription,
  choice: Choice,
  now: Date,
): Promise<Partial<TestSubscription>> {
  const isThere = row.planId === choice.planId && row.period === choice.period;
  if (isThere) return NOTHING_TO_COME;
  if (!row.cardPays) throw new AppError('conflict', CARD_REFUSED);
  const beginsAnew = row.period !== choice.period;
  const amountMinor = prorationMinor({
    oldPriceMinor: priceMinorOf(row, row.currency),
    newPriceMinor: priceMinorOf(choice, row.currency),
    periodStart: row.periodStartsAt,
    periodEnd: row.periodEndsAt,
    now,
    beginsAnew,
  });
  await keepInvoices(tx, [
    {
      subscriptionId: row.id,
      description: `${describe(choice)}, less what was left of ${describe(row)}`,
      amountMinor,
      currency: row.currency,
      state: 'paid',
      createdAt: now,
    },
  ]);
  return {
    ...choice,
    ...NOTHING_TO_COME,
    ...(beginsAnew && {
      anchorAt: now,
      periodStartsAt: now,
      periodEndsAt: periodEndOf(now, now, choice.period),
    }),
  };
}
