import { randomBytes } from 'node:crypto';
import type { Clock } from '@belldesk/kit/clock';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/client.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { readSignedEvent, signEvent } from '../payments/signedEvent.ts';
import { createChanges } from './changes.ts';
import { presentInvoice, presentTestSubscription } from './presenter.ts';
import {
  endCheckout,
  findInvoices,
  findTestSubscriptions,
  findUnpaidSince,
  keepCheckout,
} from './queries.ts';

const INVOICES_LISTED = 24;

const SECRET_BYTES = 32;

export interface TestPayments extends PaymentProvider {
  readonly name: 'test';
  /** Signs an event as only this process can. */
  sign(body: string): string;
}

/**
 * A payment provider in our own database, for a desk without one: no money moves. It keeps customers,
 * subscriptions and invoices, and tells of them by events of Stripe's shape that are received as Stripe's are.
 */
export function createTestPayments({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): TestPayments {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const now = () => new Date(clock.nowMs());
  return {
    name: 'test',
    createCustomer: async () => `cus_test_${uuidv7()}`,
    async startCheckout(customerId, wanted) {
      const id = await keepCheckout(db, { ...wanted, customerId, createdAt: now() });
      return { checkoutId: id, url: `/checkout/test/${id}` };
    },
    async closeCheckout(checkoutId) {
      await endCheckout(db, checkoutId, 'closed');
    },
    openPortal: async (_customerId, returnTo) =>
      `/billing/test?${new URLSearchParams({ returnTo }).toString()}`,
    async readSubscriptions(customerId) {
      const all = await findTestSubscriptions(db, customerId);
      const unpaid = await findUnpaidSince(
        db,
        all.map(({ id }) => id),
      );
      return all.map((one) => presentTestSubscription(one, unpaid.get(one.id) ?? null));
    },
    ...createChanges(db, now),
    async listInvoices(customerId) {
      return (await findInvoices(db, customerId, INVOICES_LISTED)).map(presentInvoice);
    },
    readEvent: (rawBody, signature) =>
      readSignedEvent(rawBody, signature, { secret, nowMs: clock.nowMs() }),
    sign: (body) => signEvent(body, secret, clock.nowMs()),
  };
}
