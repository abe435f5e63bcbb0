import { AppError } from '@belldesk/contract/errors';
import { createLogger } from '@belldesk/kit/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payTestCheckout } from '../../src/billing/local/pay.ts';
import { keepPayments } from '../../src/billing/payments/keepPayments.ts';
import type { Payments } from '../../src/billing/payments/payments.ts';
import { createStripePayments } from '../../src/billing/stripe/provider.ts';
import { Buyer } from '../support/buyer.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { STRIPE_WEBHOOK_SECRET, StripeDouble } from '../support/stripeDouble.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const TIMEOUT_MS = 1_000;

describe('a checkout at Stripe from which nobody comes back, and of which nothing is told', () => {
  let site: Site;
  let stripe: StripeDouble;

  beforeEach(async () => {
    stripe = await new StripeDouble(TEST_NOW_MS).start();
    site = await startSite({
      payments: (clock) =>
        createStripePayments({
          secretKey: 'sk_test_double',
          webhookSecret: STRIPE_WEBHOOK_SECRET,
          apiUrl: stripe.url,
          timeoutMs: TIMEOUT_MS,
          publicUrl: 'https://desk.example.com',
          clock,
          logger: createLogger('server', { level: 'silent' }),
        }),
    });
  });
  afterEach(async () => {
    await site.stop();
    await stripe.stop();
  });

  const readings = () => stripe.askedFor('GET', /\/subscriptions$/).length;

  function goOn(ms: number): void {
    site.clock.advance(ms);
    stripe.nowSeconds += ms / 1_000;
  }

  const keepPaymentsWith = (readSubscriptions: Payments['readSubscriptions']) =>
    keepPayments({ ...site.deps, payments: { ...site.deps.payments, readSubscriptions } });

  async function opens() {
    const buyer = await Buyer.signUp(site);
    const { body } = await buyer.startCheckout();
    return { buyer, sessionId: body.url.split('/').at(-1) ?? '' };
  }

  it('brings the plan within minutes, and is asked about no more', async () => {
    const { buyer, sessionId } = await opens();
    stripe.pay(sessionId);
    await keepPayments(site.deps);
    expect((await buyer.subscription()).status).toBe('none');
    goOn(5 * MINUTE_MS);
    await keepPayments(site.deps);
    expect(await buyer.subscription()).toMatchObject({ planId: 'professional', status: 'active' });
    const before = readings();
    goOn(HOUR_MS);
    await keepPayments(site.deps);
    expect(readings()).toBe(before);
  });

  it('is asked about ever more rarely, and never again when it can be paid no more', async () => {
    await opens();
    const askedAfter: number[] = [];
    for (let minutes = 0; minutes <= 55 * 60; minutes += minutes < 20 ? 5 : 20) {
      const before = readings();
      await keepPayments(site.deps);
      if (readings() > before) askedAfter.push(minutes);
      goOn((minutes < 20 ? 5 : 20) * MINUTE_MS);
    }
    expect(askedAfter).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1_280, 1_500]);
  });

  it('brings the plan though it was paid in its last minute', async () => {
    const { buyer, sessionId } = await opens();
    goOn(24 * HOUR_MS - MINUTE_MS);
    await keepPayments(site.deps);
    stripe.pay(sessionId);
    goOn(61 * MINUTE_MS);
    await keepPayments(site.deps);
    expect((await buyer.subscription()).status).toBe('active');
  });

  it('is asked about once more where Stripe failed at the last time', async () => {
    const { buyer, sessionId } = await opens();
    stripe.pay(sessionId);
    goOn(25 * HOUR_MS);
    await keepPaymentsWith(() => Promise.reject(new AppError('busy', 'not now')));
    expect((await buyer.subscription()).status).toBe('none');
    goOn(25 * HOUR_MS);
    await keepPayments(site.deps);
    expect((await buyer.subscription()).status).toBe('active');
  });

  it('is asked about once by two that look at once, and a new one is asked about anew', async () => {
    const { buyer } = await opens();
    goOn(5 * MINUTE_MS);
    const before = readings();
    await Promise.all([keepPayments(site.deps), keepPayments(site.deps)]);
    expect(readings()).toBe(before + 1);
    const { body } = await buyer.startCheckout({ planId: 'premium' });
    stripe.pay(body.url.split('/').at(-1) ?? '');
    goOn(5 * MINUTE_MS);
    await keepPayments(site.deps);
    expect((await buyer.subscription()).planId).toBe('premium');
  });

  it('is one of many: Stripe that does not answer is asked for one', async () => {
    await opens();
    await opens();
    goOn(5 * MINUTE_MS);
    let asked = 0;
    await keepPaymentsWith(() => {
      asked += 1;
      return Promise.reject(new AppError('timed-out', 'no answer'));
    });
    expect(asked).toBe(1);
  });
});

describe('the same in the local test checkout', () => {
  it('brings the plan though its events are lost', async () => {
    const site = await startSite();
    try {
      const buyer = await Buyer.signUp(site);
      const { body } = await buyer.startCheckout();
      const id = body.url.split('/').at(-1) ?? '';
      expect(await payTestCheckout(site.deps, buyer.organisationId, id)).toBe(true);
      await site.sql('delete from test_events');
      await keepPayments(site.deps);
      expect((await buyer.subscription()).status).toBe('none');
      site.clock.advance(5 * MINUTE_MS);
      await keepPayments(site.deps);
      expect(await buyer.subscription()).toMatchObject({
        planId: 'professional',
        status: 'active',
      });
    } finally {
      await site.stop();
    }
  });
});
