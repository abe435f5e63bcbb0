import { NO_PAYMENTS } from '@belldesk/contract/checkoutMode';
import { loadConfig } from '@belldesk/kit/config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayments } from '../../src/billing/payments/createPayments.ts';
import { keepPayments } from '../../src/billing/payments/keepPayments.ts';
import { createNoPayments } from '../../src/billing/payments/noPayments.ts';
import { findPlanOf } from '../../src/billing/queries.ts';
import { Buyer } from '../support/buyer.ts';
import { type Site, startSite } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ payments: () => createNoPayments() });
});
afterAll(() => site.stop());

it.each([
  [{}, 'none'],
  [{ TEST_CHECKOUT: 'true' }, 'test'],
  [{ STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }, 'stripe'],
])('with the settings %o plans are sold by: %s', (env, name) => {
  expect(createPayments({ ...site.deps, config: loadConfig(env) }).name).toBe(name);
});

it('nobody can buy a plan, and is told why', async () => {
  const buyer = await Buyer.signUp(site);
  expect(await buyer.subscription()).toMatchObject({
    planId: 'starter',
    isTestMode: false,
    canBuy: false,
  });
  for (const planId of ['professional', 'premium'])
    expect(await buyer.startCheckout({ planId })).toMatchObject({
      status: 409,
      body: { message: NO_PAYMENTS },
    });
  expect(await buyer.subscription()).toMatchObject({ planId: 'starter', status: 'none' });
});

it('there is no page of a test checkout', async () => {
  const buyer = await Buyer.signUp(site);
  expect((await buyer.visitor.send('GET', '/billing/test')).status).toBe(404);
});

it('what was bought with test money ends when it is no longer taken', async () => {
  const buyer = await Buyer.signUp(site);
  const now = new Date(site.clock.nowMs());
  await site.sql(
    `insert into subscriptions (organisation_id, provider, subscription_id, status, plan_id, period,
       currency, price_minor, started_at, anchor_at, period_ends_at, read_at)
     values ($1, 'test', 'sub_of_test_money', 'active', 'premium', 'yearly', 'USD', 79000,
       $2::timestamptz, $2::timestamptz, $2::timestamptz + interval '1 year', $2::timestamptz)`,
    [buyer.organisationId, now],
  );
  expect((await findPlanOf(site.deps.db, buyer.organisationId, now)).planId).toBe('premium');
  await keepPayments(site.deps);
  expect((await findPlanOf(site.deps.db, buyer.organisationId, now)).planId).toBe('starter');
  expect(await buyer.subscription()).toMatchObject({ planId: 'starter', status: 'ended' });
});
