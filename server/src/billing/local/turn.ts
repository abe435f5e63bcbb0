import type { Deps } from '../../context.ts';
import {
  emit,
  findDueIds,
  findOwnTestSubscription,
  forgetCheckouts,
  keepInvoices,
  lockTestSubscription,
  saveTestSubscription,
} from './queries.ts';
import { renew, type TestSubscription } from './renew.ts';

type Parts = Pick<Deps, 'db' | 'clock'>;

const BATCH = 100;
/** As long as Stripe's. */
const CHECKOUT_HOLDS_MS = 24 * 60 * 60_000;

/** Renews every test subscription whose period is over, and forgets old checkouts, as the clock stands. */
export async function turnTestPeriods(parts: Parts): Promise<void> {
  const now = new Date(parts.clock.nowMs());
  await forgetCheckouts(parts.db, new Date(now.getTime() - CHECKOUT_HOLDS_MS));
  for (const id of await findDueIds(parts.db, now, BATCH)) await turn(parts, id, (row) => row);
}

/** Lets the period that runs end now, so that one sees what comes then without waiting for it. */
export async function endTestPeriod(parts: Parts, organisationId: string): Promise<void> {
  const now = new Date(parts.clock.nowMs());
  const own = await findOwnTestSubscription(parts.db, organisationId);
  if (own?.status !== 'active') return;
  await turn(parts, own.id, (row) => ({ ...row, periodEndsAt: now, anchorAt: now }));
}

async function turn(
  { db, clock }: Parts,
  id: string,
  before: (row: TestSubscription) => TestSubscription,
): Promise<void> {
  const now = new Date(clock.nowMs());
  await db.transaction(async (tx) => {
    const row = await lockTestSubscription(tx, id);
    if (row?.status !== 'active') return;
    const { subscription, invoices } = renew(before(row), now);
    await saveTestSubscription(tx, subscription);
    await keepInvoices(tx, invoices);
    await emit(
      tx,
      row.customerId,
      now,
      ...invoices.map(({ state }) =>
        state === 'paid' ? 'invoice.paid' : 'invoice.payment_failed',
      ),
      subscription.status === 'ended'
        ? 'customer.subscription.deleted'
        : 'customer.subscription.updated',
    );
  });
}
