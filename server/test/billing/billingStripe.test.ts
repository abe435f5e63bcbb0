import { AppError } from '@belldesk/contract/errors';
import type { Invoice, Subscription } from '@belldesk/contract/product/billing';
import { createLogger } from '@belldesk/kit/logger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPayments } from '../../src/billing/payments/keepPayments.ts';
import { createStripePayments } from '../../src/billing/stripe/provider.ts';
import { Buyer } from '../support/buyer.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { STRIPE_WEBHOOK_SECRET, StripeDouble } from '../support/stripeDouble.ts';

const DAY_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 1_000;

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

function goOn(ms: number): void {
  site.clock.advance(ms);
  stripe.nowSeconds += ms / 1_000;
}

async function send({ body, signature }: { body: string; signature: string }): Promise<number> {
  const response = await fetch(`${site.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  });
  return response.status;
}

/** Someone who has bought a plan at Stripe, of which Stripe has told. */
async function bought(changes: Record<string, unknown> = {}) {
  const buyer = await Buyer.signUp(site);
  const { body } = await buyer.startCheckout(changes);
  const sessionId = body.url.split('/').at(-1) ?? '';
  const subscription = stripe.pay(sessionId);
  const customer = String(subscription.customer);
  expect(await send(stripe.event('checkout.session.completed', customer))).toBe(200);
  return { buyer, customer, id: subscription.id };
}

it('a checkout asks for the price and the currency that were shown, and leads back', async () => {
  const buyer = await Buyer.signUp(site);
  const { status, body } = await buyer.startCheckout({ currency: 'GBP', period: 'yearly' });
  expect(status).toBe(201);
  expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
  expect(stripe.askedFor('POST', /checkout\/sessions$/)[0]?.fields).toMatchObject({
    mode: 'subscription',
    currency: 'gbp',
    'line_items[0][price]': 'id_of_price_pro_yearly',
    'adaptive_pricing[enabled]': 'false',
    success_url: 'https://desk.example.com/my-assistant/create?checkout=paid',
    cancel_url: 'https://desk.example.com/my-assistant/create?checkout=left',
  });
});

it('what Stripe tells is read from Stripe, and shown', async () => {
  const { buyer } = await bought({ planId: 'premium', currency: 'GBP' });
  expect(await buyer.subscription()).toMatchObject({
    planId: 'premium',
    status: 'active',
    currency: 'GBP',
    priceMinor: 6_200,
    isTestMode: false,
  });
  const { body } = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
  expect(body).toEqual([
    expect.objectContaining({
      amountMinor: 6_200,
      currency: 'GBP',
      state: 'paid',
      url: expect.stringContaining('https://invoice.stripe.example/') as string,
    }),
  ]);
});

it('who comes back from the checkout has the plan, though nothing was told of it', async () => {
  const buyer = await Buyer.signUp(site);
  const confirm = () => buyer.visitor.send<Subscription>('POST', '/api/billing/confirm');
  // Nothing was begun, and nothing is asked.
  expect((await confirm()).body.status).toBe('none');
  const { body } = await buyer.startCheckout();
  expect((await confirm()).body.status).toBe('none');
  stripe.pay(body.url.split('/').at(-1) ?? '');
  expect((await confirm()).body).toMatchObject({ planId: 'professional', status: 'active' });
  expect(await buyer.subscription()).toMatchObject({ planId: 'professional', status: 'active' });
});

it('a change begins with what is there by now, told of or not', async () => {
  const { buyer, id } = await bought({ planId: 'premium' });
  const change = { planId: 'professional', period: 'monthly' };
  await buyer.visitor.send('POST', '/api/billing/plan', change);
  stripe.begin(id, 'id_of_price_pro_monthly');
  const upgraded = await buyer.visitor.send<Subscription>('POST', '/api/billing/plan', {
    planId: 'premium',
    period: 'monthly',
  });
  expect([upgraded.status, upgraded.body.planId]).toEqual([200, 'premium']);
  Object.assign(stripe.subscriptions.get(id) ?? {}, {
    status: 'canceled',
    ended_at: stripe.nowSeconds,
  });
  expect((await buyer.visitor.send('POST', '/api/billing/cancel')).status).toBe(409);
});

it('an event whose signature is wrong, missing or old is refused and changes nothing', async () => {
  const buyer = await Buyer.signUp(site);
  const { body } = await buyer.startCheckout();
  const { customer } = stripe.pay(body.url.split('/').at(-1) ?? '');
  const event = stripe.event('checkout.session.completed', String(customer));
  expect(await send({ ...event, body: event.body.replace('evt', 'evx') })).toBe(400);
  expect(await send({ ...event, signature: '' })).toBe(400);
  goOn(6 * 60_000);
  expect(await send(event)).toBe(400);
  expect((await buyer.subscription()).status).toBe('none');
});

it('the same event again asks nothing of Stripe; one of a stranger is taken and means nothing', async () => {
  const { customer } = await bought();
  const event = stripe.event('customer.subscription.updated', customer);
  expect(await send(event)).toBe(200);
  const before = stripe.asked.length;
  expect(await send(event)).toBe(200);
  expect(await send(stripe.event('customer.subscription.updated', 'cus_stranger'))).toBe(200);
  expect(await send(stripe.event('balance.available', customer))).toBe(200);
  expect(stripe.asked.length).toBe(before);
});

it('an event that could not be handled is asked for again, and then handled', async () => {
  const buyer = await Buyer.signUp(site);
  const { body } = await buyer.startCheckout();
  const { customer } = stripe.pay(body.url.split('/').at(-1) ?? '');
  const event = stripe.event('checkout.session.completed', String(customer));
  stripe.mood = 'broken';
  expect(await send(event)).toBe(503);
  stripe.mood = 'well';
  expect(await send(event)).toBe(200);
  expect((await buyer.subscription()).planId).toBe('professional');
});

it('a plan whose price at Stripe is not the one that is shown cannot be bought', async () => {
  stripe.prices = stripe.prices.map((price) => ({
    ...price,
    currency_options: { ...price.currency_options, gbp: { unit_amount: 1 } },
  }));
  const buyer = await Buyer.signUp(site);
  const { status, body } = await buyer.startCheckout();
  expect(status).toBe(503);
  expect(body.message).toContain('You were not charged');
  expect(stripe.sessions.size).toBe(0);
  stripe.prices = [];
  expect((await buyer.startCheckout()).status).toBe(503);
});

it('the newest checkout alone can be paid', async () => {
  const buyer = await Buyer.signUp(site);
  const one = await buyer.startCheckout();
  await buyer.startCheckout();
  const states = [...stripe.sessions.values()].map(({ status }) => status);
  expect(states).toEqual(['expired', 'open']);
  expect(() => stripe.pay(one.body.url.split('/').at(-1) ?? '')).toThrow('expired');
});

it('a checkout that was paid while another began leaves no second one to pay', async () => {
  const buyer = await Buyer.signUp(site);
  const { body } = await buyer.startCheckout();
  stripe.pay(body.url.split('/').at(-1) ?? '');
  // Stripe has not told of it yet.
  const { status } = await buyer.startCheckout({ planId: 'premium' });
  expect(status).toBe(409);
  expect([...stripe.sessions.values()].map(({ status: state }) => state)).toEqual(['complete']);
});

it('of two subscriptions of one account the second is given back and ended', async () => {
  const { buyer, customer, id } = await bought();
  goOn(60_000);
  const second = stripe.subscribe(customer, { priceId: 'id_of_price_premium_monthly' });
  expect(await send(stripe.event('customer.subscription.created', customer))).toBe(200);
  expect(stripe.subscriptions.get(id)?.status).toBe('active');
  expect(stripe.subscriptions.get(second.id)?.status).toBe('canceled');
  const given = [...stripe.invoices.values()].filter((one) => one.subscription === second.id);
  expect(given.map((one) => one.post_payment_credit_notes_amount)).toEqual([7_900]);
  expect((await buyer.subscription()).planId).toBe('professional');
});

it('a price that has lost its key to a newer one is known by its note; one of no plan is no plan', async () => {
  const buyer = await Buyer.signUp(site);
  await buyer.startCheckout();
  const [session] = stripe.sessions.values();
  const customer = String(session?.customer);
  const [current] = stripe.prices;
  if (!current) throw new Error('the double has no prices');
  stripe.prices.push({ ...current, id: 'id_of_old', lookup_key: null, unit_amount: 2_500 });
  const byHand = stripe.subscribe(customer, { priceId: 'id_of_old' });
  await send(stripe.event('customer.subscription.created', customer));
  expect((await buyer.subscription()).status).toBe('none');
  byHand.metadata = { planId: 'professional', period: 'monthly' };
  await send(stripe.event('customer.subscription.updated', customer));
  // At the price that was agreed.
  expect(await buyer.subscription()).toMatchObject({ planId: 'professional', priceMinor: 2_500 });
});

it('an upgrade is paid at once; a refused card leaves the plan as it was', async () => {
  const { buyer } = await bought();
  const upgrade = () =>
    buyer.visitor.send<Subscription & { message: string }>('POST', '/api/billing/plan', {
      planId: 'premium',
      period: 'monthly',
    });
  stripe.mood = 'refuses-cards';
  const refused = await upgrade();
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Your card was declined. Nothing was changed.');
  expect((await buyer.subscription()).planId).toBe('professional');
  stripe.mood = 'asks-the-owner';
  expect((await upgrade()).body.message).toContain('Use another card under Manage billing.');
  stripe.mood = 'well';
  expect((await upgrade()).body).toMatchObject({ planId: 'premium', priceMinor: 7_900 });
  expect(stripe.askedFor('POST', /subscriptions\/sub_\d+$/).at(-1)?.fields).toMatchObject({
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
});

it('an upgrade that is refused leaves a downgrade that was to come, and a cancellation', async () => {
  const { buyer } = await bought({ planId: 'professional', period: 'yearly' });
  const post = (path: string, input?: object) =>
    buyer.visitor.send<Subscription>('POST', `/api/billing/${path}`, input);
  const smaller = { planId: 'professional', period: 'monthly' };
  const larger = { planId: 'premium', period: 'yearly' };
  await post('plan', smaller);
  stripe.mood = 'refuses-cards';
  expect((await post('plan', larger)).status).toBe(409);
  expect((await buyer.subscription()).pendingPlan).toMatchObject(smaller);
  stripe.mood = 'well';
  await post('cancel');
  stripe.mood = 'refuses-cards';
  expect((await post('plan', larger)).status).toBe(409);
  expect((await buyer.subscription()).endsAt).not.toBeNull();
});

it('a downgrade is scheduled at Stripe for the end of the period; it and a cancellation can be taken back', async () => {
  const { buyer } = await bought({ planId: 'premium' });
  const post = async (path: string, input?: object) =>
    (await buyer.visitor.send<Subscription>('POST', `/api/billing/${path}`, input)).body;
  const { renewsAt } = await buyer.subscription();
  expect(await post('plan', { planId: 'professional', period: 'monthly' })).toMatchObject({
    planId: 'premium',
    pendingPlan: { planId: 'professional', period: 'monthly', startsAt: renewsAt },
  });
  expect(await post('resume')).toMatchObject({ planId: 'premium', pendingPlan: null });
  await post('plan', { planId: 'professional', period: 'monthly' });
  expect(await post('cancel')).toMatchObject({ pendingPlan: null, endsAt: renewsAt });
  expect(await post('resume')).toMatchObject({ endsAt: null, renewsAt });
});

it('an unpaid renewal has seven days from its invoice; then it is ended and asked for no more', async () => {
  const { buyer, customer, id } = await bought();
  goOn(30 * DAY_MS);
  stripe.failRenewal(id);
  // Told of late: the grace is counted from the invoice all the same.
  const failedAtMs = stripe.nowSeconds * 1_000;
  goOn(DAY_MS);
  await send(stripe.event('invoice.payment_failed', customer));
  expect(await buyer.subscription()).toMatchObject({
    planId: 'professional',
    status: 'past-due',
    graceEndsAt: new Date(failedAtMs + 7 * DAY_MS).toISOString(),
  });
  goOn(6 * DAY_MS - 1_000);
  expect((await buyer.subscription()).planId).toBe('professional');
  goOn(1_000);
  expect((await buyer.subscription()).planId).toBe('starter');
  await keepPayments(site.deps);
  expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
  const states = [...stripe.invoices.values()].map(({ status }) => status);
  expect(states).toEqual(['paid', 'void']);
});

it.each([
  ['pays', 'well', 'active', 'paid'],
  ['is refused', 'refuses-cards', 'past-due', 'open'],
] as const)(
  'before the grace ends the card that is there by then is tried: it %s',
  async (_what, mood, status, invoice) => {
    const { buyer, customer, id } = await bought();
    goOn(30 * DAY_MS);
    stripe.failRenewal(id);
    await send(stripe.event('invoice.payment_failed', customer));
    const tries = () => stripe.askedFor('POST', /invoices\/in_\d+\/pay$/).length;
    goOn(7 * DAY_MS - 61 * 60_000);
    await keepPayments(site.deps);
    expect(tries()).toBe(0);
    stripe.mood = mood;
    goOn(2 * 60_000);
    await keepPayments(site.deps);
    expect(tries()).toBe(1);
    expect(await buyer.subscription()).toMatchObject({ planId: 'professional', status });
    expect([...stripe.invoices.values()].at(-1)?.status).toBe(invoice);
    goOn(DAY_MS);
    await keepPayments(site.deps);
    // Once the grace is over nothing more is asked for.
    expect(tries()).toBe(1);
    expect((await buyer.subscription()).status).toBe(status === 'active' ? 'active' : 'ended');
  },
);

it('what stayed unpaid is ended though the prices cannot be read', async () => {
  const { id } = await bought();
  stripe.failRenewal(id);
  goOn(33 * DAY_MS);
  await keepPayments(site.deps);
  const { payments } = site.deps;
  const unreadable = { ...payments, checkPrices: () => Promise.reject(new Error('no')) };
  await expect(keepPayments({ ...site.deps, payments: unreadable })).rejects.toThrow('no');
  expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
});

it('Stripe that does not answer is asked for one account, not for all', async () => {
  await bought();
  await bought();
  goOn(33 * DAY_MS);
  let asked = 0;
  const readSubscriptions = () => {
    asked += 1;
    return Promise.reject(new AppError('timed-out', 'no answer'));
  };
  await keepPayments({ ...site.deps, payments: { ...site.deps.payments, readSubscriptions } });
  expect(asked).toBe(1);
});

it('a renewal of which nothing was heard is asked for', async () => {
  const { buyer, id } = await bought();
  goOn(33 * DAY_MS);
  Object.assign(stripe.subscriptions.get(id) ?? {}, {
    status: 'canceled',
    ended_at: stripe.nowSeconds,
  });
  await keepPayments(site.deps);
  expect(await buyer.subscription()).toMatchObject({ planId: 'starter', status: 'ended' });
});

it('the portal changes cards, never plans; its settings are made once', async () => {
  const { buyer } = await bought();
  const open = () => buyer.visitor.send<{ url: string }>('POST', '/api/billing/portal', {});
  expect((await open()).body.url).toBe('https://billing.stripe.example/session');
  await open();
  const made = stripe.askedFor('POST', /configurations$/);
  expect(made).toHaveLength(1);
  expect(made[0]?.fields['features[subscription_update][enabled]']).toBe('false');
});

it('money given back is a credit note for each payment, once', async () => {
  const { buyer } = await bought();
  const operator = await Buyer.signUp(site);
  await site.sql(`update users set role = 'operator' where id = $1`, [operator.userId]);
  const refund = () =>
    operator.visitor.send('POST', `/api/operator/accounts/${buyer.userId}/money-back`, {});
  expect((await refund()).body).toEqual({ amountMinor: 2_900, currency: 'USD' });
  expect((await refund()).body).toEqual({ amountMinor: 0, currency: 'USD' });
  expect(stripe.askedFor('POST', /credit_notes$/)).toHaveLength(1);
  const { body } = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
  expect(body.map(({ state }) => state)).toEqual(['refunded']);
});

it('Stripe that does not answer, or answers with errors, is said so in plain words', async () => {
  const buyer = await Buyer.signUp(site);
  stripe.mood = 'broken';
  const broken = await buyer.startCheckout();
  expect(broken.status).toBe(503);
  expect(broken.body.message).toContain('Please try again later');
  stripe.mood = 'silent';
  const silent = await buyer.startCheckout();
  expect(silent.status).toBe(504);
  expect(silent.body.message).toContain('is not responding');
  stripe.mood = 'well';
  expect((await buyer.startCheckout()).status).toBe(201);
});

it('what was bought with test money ends where Stripe takes the payments, and its pages are gone', async () => {
  const buyer = await Buyer.signUp(site);
  await site.sql(
    `insert into subscriptions (organisation_id, provider, subscription_id, status, plan_id, period, currency, price_minor,
       started_at, anchor_at, period_ends_at, read_at)
     values ($1, 'test', 'sub_local', 'active', 'premium', 'monthly', 'USD', 7900, $2, $2, $3, $2)`,
    [buyer.organisationId, new Date(TEST_NOW_MS), new Date(TEST_NOW_MS + 30 * DAY_MS)],
  );
  await keepPayments(site.deps);
  expect(await buyer.subscription()).toMatchObject({ planId: 'starter', status: 'ended' });
  expect((await buyer.visitor.send('GET', '/billing/test')).status).toBe(404);
  expect((await buyer.startCheckout()).status).toBe(201);
});
