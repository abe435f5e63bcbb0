import { createHash } from 'node:crypto';
import type { Clock } from '@belldesk/kit/clock';
import type { Logger } from '@belldesk/kit/logger';
import Stripe from 'stripe';
import type { PaymentProvider } from '../payments/provider.ts';
import { readSignedEvent } from '../payments/signedEvent.ts';
import { returnPath } from '../returnPath.ts';
import { createStripeChanges } from './changes.ts';
import { asked, createStripe, type StripeAccess } from './client.ts';
import { portalConfiguration } from './portal.ts';
import { createStripePrices } from './prices.ts';
import { noteOf, readInvoice, readState } from './state.ts';

const INVOICES_LISTED = 24;

export interface StripePayments extends PaymentProvider {
  readonly name: 'stripe';
  /** Tells the operator, by the log, which prices are not the catalogue's. */
  checkPrices(): Promise<void>;
}

interface StripeParts extends StripeAccess {
  readonly webhookSecret: string;
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Payments by Stripe (API version of the SDK that is pinned). */
export function createStripePayments(parts: StripeParts): StripePayments {
  const { clock, logger, publicUrl, webhookSecret } = parts;
  const stripe = createStripe(parts);
  const prices = createStripePrices(stripe, clock, logger);
  return {
    name: 'stripe',
    checkPrices: () => prices.check(),
    createCustomer: ({ organisationId, email }) =>
      asked(async () => {
        const customer = { email, metadata: { organisationId } };
        const { id } = await stripe.customers.create(customer, {
          idempotencyKey: `belldesk-${hashOf(`${organisationId} ${email}`)}`,
        });
        return id;
      }),
    async startCheckout(customer, { planId, period, currency, returnTo }) {
      const price = await prices.idOf({ planId, period });
      return asked(async () => {
        const { id, url } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          currency: currency.toLowerCase(),
          line_items: [{ price, quantity: 1 }],
          // Nobody pays another price than was shown.
          adaptive_pricing: { enabled: false },
          subscription_data: { metadata: noteOf({ planId, period }) },
          success_url: `${publicUrl}${returnPath(returnTo, 'paid')}`,
          cancel_url: `${publicUrl}${returnPath(returnTo, 'left')}`,
        });
        if (url === null) throw new Error('Stripe gave no address for the checkout');
        return { checkoutId: id, url };
      });
    },
    closeCheckout: (id) =>
      asked(async () => {
        try {
          await stripe.checkout.sessions.expire(id);
        } catch (cause) {
          // Paid or expired already.
          if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw cause;
        }
      }),
    openPortal: (customer, returnTo) =>
      asked(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer,
          configuration: await portalConfiguration(stripe),
          return_url: `${publicUrl}${returnTo}`,
        });
        return url;
      }),
    readSubscriptions: (customer) =>
      asked(async () => {
        const { data } = await stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: ['data.latest_invoice', 'data.schedule'],
        });
        return data.map(readState).filter((one) => one !== null);
      }),
    ...createStripeChanges(stripe, prices),
    listInvoices: (customer) =>
      asked(async () => {
        const { data } = await stripe.invoices.list({ customer, limit: INVOICES_LISTED });
        return data.map(readInvoice).filter((one) => one !== null);
      }),
    readEvent: (rawBody, signature) =>
      readSignedEvent(rawBody, signature, { secret: webhookSecret, nowMs: clock.nowMs() }),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
