import type { Invoice, Subscription } from '@belldesk/contract/product/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endPayments } from '../../src/billing/payments/endPayments.ts';
import { keepPayments } from '../../src/billing/payments/keepPayments.ts';
import { findPlanOf, findUnpaidForMail } from '../../src/billing/queries.ts';
import { Buyer } from '../support/buyer.ts';
import { Listener } from '../support/changes.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

describe('the local test checkout', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  const now = () => new Date(site.clock.nowMs());
  const planOf = async (buyer: Buyer) =>
    (await findPlanOf(site.deps.db, buyer.organisationId, now())).planId;

  it('who has bought nothing is on Starter, and the page says that no money moves', async () => {
    const buyer = await Buyer.signUp(site);
    expect(await buyer.subscription()).toEqual({
      planId: 'starter',
      status: 'none',
      period: null,
      currency: null,
      priceMinor: null,
      renewsAt: null,
      endsAt: null,
      pendingPlan: null,
      graceEndsAt: null,
      moneyBackUntil: null,
      isTestMode: true,
      canBuy: true,
    });
    expect(await planOf(buyer)).toBe('starter');
  });

  it('a plan is bought, and one comes back to where one went from', async () => {
    const buyer = await Buyer.signUp(site);
    const { status, body } = await buyer.startCheckout({ currency: 'GBP', period: 'yearly' });
    expect(status).toBe(201);
    expect(body.url).toMatch(/^\/checkout\/test\/[0-9a-f-]{36}$/);
    expect(await buyer.press(`${body.url}/pay`, { card: 'pays' })).toMatchObject({
      status: 303,
      location: '/my-assistant/create?checkout=paid',
    });
    expect(await buyer.subscription()).toEqual({
      planId: 'professional',
      status: 'active',
      period: 'yearly',
      currency: 'GBP',
      priceMinor: 23_000,
      renewsAt: new Date(Date.UTC(2027, 10, 20, 12)).toISOString(),
      endsAt: null,
      pendingPlan: null,
      graceEndsAt: null,
      moneyBackUntil: new Date(TEST_NOW_MS + 14 * DAY_MS).toISOString(),
      isTestMode: true,
      canBuy: true,
    });
    const { body: invoices } = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
    expect(invoices).toEqual([
      expect.objectContaining({ amountMinor: 23_000, currency: 'GBP', state: 'paid' }),
    ]);
  });

  it('a card that is refused buys nothing, and another may be tried', async () => {
    const buyer = await Buyer.signUp(site);
    const { body } = await buyer.startCheckout();
    const refused = await buyer.press(`${body.url}/pay`, { card: 'refused' });
    expect(refused.status).toBe(402);
    const anew = await fetch(`${site.url}${body.url}/pay`, {
      redirect: 'manual',
      headers: { cookie: buyer.visitor.cookie },
    });
    expect([anew.status, anew.headers.get('location')]).toEqual([303, body.url]);
    expect(await planOf(buyer)).toBe('starter');
    expect((await buyer.press(`${body.url}/pay`, { card: 'pays' })).status).toBe(303);
    expect(await planOf(buyer)).toBe('professional');
  });

  it('who leaves has bought nothing', async () => {
    const buyer = await Buyer.signUp(site);
    const { body } = await buyer.startCheckout({ returnTo: '/my-assistant/subscription' });
    expect(await buyer.press(`${body.url}/leave`)).toMatchObject({
      status: 303,
      location: '/my-assistant/subscription?checkout=left',
    });
    expect((await buyer.subscription()).status).toBe('none');
  });

  it('two devices buy at once: one plan is bought and paid, once', async () => {
    const buyer = await Buyer.signUp(site);
    const [one, other] = await Promise.all([
      buyer.startCheckout(),
      buyer.startCheckout({ planId: 'premium' }),
    ]);
    const presses = await Promise.all([
      buyer.press(`${one.body.url}/pay`, { card: 'pays' }),
      buyer.press(`${other.body.url}/pay`, { card: 'pays' }),
    ]);
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 410]);
    const rows = await site.sql<{ n: number }>(
      `select count(*)::int as n from test_invoices i join test_subscriptions s on s.id = i.subscription_id
       join billing_customers c on c.customer_id = s.customer_id where c.organisation_id = $1`,
      [buyer.organisationId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('who presses twice pays once, and goes on all the same', async () => {
    const buyer = await Buyer.signUp(site);
    const { body } = await buyer.startCheckout();
    const presses = await Promise.all(
      [1, 2, 3].map(() => buyer.press(`${body.url}/pay`, { card: 'pays' })),
    );
    expect(presses.map(({ location }) => location)).toEqual(
      presses.map(() => '/my-assistant/create?checkout=paid'),
    );
    const invoices = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
    expect(invoices.body).toHaveLength(1);
    // Looked at again it is closed.
    expect((await buyer.visitor.send('GET', body.url)).status).toBe(410);
  });

  it('who has a plan is told to change it, not sold a second one', async () => {
    const buyer = await Buyer.signUp(site);
    await buyer.buy();
    const { status, body } = await buyer.startCheckout({ planId: 'premium' });
    expect(status).toBe(409);
    expect(body.message).toBe('You already have the Professional plan. Change it instead.');
  });

  it("somebody else's checkout and invoice are not found", async () => {
    const buyer = await Buyer.signUp(site);
    const other = await Buyer.signUp(site);
    const { body } = await buyer.startCheckout();
    expect((await other.press(`${body.url}/pay`, { card: 'pays' })).status).toBe(404);
    await buyer.press(`${body.url}/pay`, { card: 'pays' });
    const invoices = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
    const url = invoices.body[0]?.url ?? '';
    expect((await buyer.visitor.send('GET', url)).status).toBe(200);
    expect((await other.visitor.send('GET', url)).status).toBe(404);
  });

  it('an upgrade holds at once and costs what is left of the month', async () => {
    const buyer = await Buyer.signUp(site);
    await buyer.buy();
    site.clock.advance(15 * DAY_MS);
    const { status, body } = await buyer.visitor.send<Subscription>('POST', '/api/billing/plan', {
      planId: 'premium',
      period: 'monthly',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ planId: 'premium', priceMinor: 7_900, pendingPlan: null });
    const { body: invoices } = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
    // Half of 79.00 less half of 29.00.
    expect(invoices.map(({ amountMinor }) => amountMinor)).toEqual([2_500, 2_900]);
  });

  it('a downgrade waits for the end of the month, and can be taken back', async () => {
    const buyer = await Buyer.signUp(site);
    const bought = await buyer.buy({ planId: 'premium' });
    const down = { planId: 'professional', period: 'monthly' };
    const changed = await buyer.visitor.send<Subscription>('POST', '/api/billing/plan', down);
    expect(changed.body).toMatchObject({
      planId: 'premium',
      pendingPlan: { ...down, startsAt: bought.renewsAt },
    });
    const taken = await buyer.visitor.send<Subscription>('POST', '/api/billing/resume');
    expect(taken.body).toMatchObject({ planId: 'premium', pendingPlan: null });
    await buyer.visitor.send('POST', '/api/billing/plan', down);
    const endMs = Date.parse(bought.renewsAt ?? '');
    site.clock.advance(endMs - site.clock.nowMs() - 1);
    expect(await planOf(buyer)).toBe('premium');
    site.clock.advance(1);
    // To the millisecond, before any job has run.
    expect(await planOf(buyer)).toBe('professional');
    await keepPayments(site.deps);
    expect(await buyer.subscription()).toMatchObject({
      planId: 'professional',
      pendingPlan: null,
      priceMinor: 2_900,
    });
  });

  it('a cancelled plan holds until its end, then it is Starter; until then it can be kept', async () => {
    const buyer = await Buyer.signUp(site);
    const bought = await buyer.buy();
    const cancelled = await buyer.visitor.send<Subscription>('POST', '/api/billing/cancel');
    expect(cancelled.body).toMatchObject({ endsAt: bought.renewsAt, renewsAt: null });
    const kept = await buyer.visitor.send<Subscription>('POST', '/api/billing/resume');
    expect(kept.body).toMatchObject({ endsAt: null, renewsAt: bought.renewsAt });
    // Starter is the same as a cancellation.
    await buyer.visitor.send('POST', '/api/billing/plan', { planId: 'starter', period: 'monthly' });
    site.clock.advance(Date.parse(bought.renewsAt ?? '') - site.clock.nowMs());
    expect(await planOf(buyer)).toBe('starter');
    await keepPayments(site.deps);
    expect(await buyer.subscription()).toMatchObject({
      planId: 'starter',
      status: 'ended',
      endsAt: bought.renewsAt,
    });
    expect((await buyer.visitor.send('POST', '/api/billing/resume')).status).toBe(409);
    // And a plan can be bought anew.
    expect(await buyer.buy({ planId: 'premium' })).toMatchObject({ planId: 'premium' });
  });

  it('after a failed payment the plan holds seven days, to the second', async () => {
    const buyer = await Buyer.signUp(site);
    const bought = await buyer.buy();
    await buyer.press('/billing/test/card-fails');
    const dueMs = Date.parse(bought.renewsAt ?? '');
    site.clock.advance(dueMs - site.clock.nowMs());
    await keepPayments(site.deps);
    expect(await buyer.subscription()).toMatchObject({
      planId: 'professional',
      status: 'past-due',
      graceEndsAt: new Date(dueMs + 7 * DAY_MS).toISOString(),
    });
    // Told by mail, once, however often it is read.
    await keepPayments(site.deps);
    expect(
      await site.sql(
        `select payload from outbox where queue = 'mail-payment-failed' and payload->>'organisationId' = $1`,
        [buyer.organisationId],
      ),
    ).toHaveLength(1);
    expect(await findUnpaidForMail(site.deps.db, buyer.organisationId)).toMatchObject({
      planId: 'professional',
      graceEndsAt: new Date(dueMs + 7 * DAY_MS),
      isTest: true,
    });
    const upgrade = { planId: 'premium', period: 'monthly' };
    expect((await buyer.visitor.send('POST', '/api/billing/plan', upgrade)).status).toBe(409);
    site.clock.advance(7 * DAY_MS - 1_000);
    await keepPayments(site.deps);
    expect(await planOf(buyer)).toBe('professional');
    site.clock.advance(1_000);
    expect(await planOf(buyer)).toBe('starter');
    await keepPayments(site.deps);
    expect(await buyer.subscription()).toMatchObject({ planId: 'starter', status: 'ended' });
    const { body: invoices } = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
    // What was not paid is not asked for any more.
    expect(invoices.map(({ state }) => state)).toEqual(['void', 'paid']);
  });

  it('once the grace is over a plan can be bought anew, before any job has run', async () => {
    const buyer = await Buyer.signUp(site);
    const bought = await buyer.buy();
    await buyer.press('/billing/test/card-fails');
    site.clock.advance(Date.parse(bought.renewsAt ?? '') - site.clock.nowMs());
    await keepPayments(site.deps);
    site.clock.advance(7 * DAY_MS);
    expect(await buyer.buy({ planId: 'premium' })).toMatchObject({
      planId: 'premium',
      status: 'active',
    });
    const { body } = await buyer.visitor.send<Invoice[]>('GET', '/api/billing/invoices');
    expect(body.map(({ state }) => state)).toEqual(['paid', 'void', 'paid']);
  });

  it('a card that pays again settles what is open, and the plan goes on', async () => {
    const buyer = await Buyer.signUp(site);
    const bought = await buyer.buy();
    await buyer.press('/billing/test/card-fails');
    site.clock.advance(Date.parse(bought.renewsAt ?? '') - site.clock.nowMs());
    await keepPayments(site.deps);
    site.clock.advance(3 * DAY_MS);
    await buyer.press('/billing/test/card-pays');
    expect(await buyer.subscription()).toMatchObject({ status: 'active', graceEndsAt: null });
    site.clock.advance(30 * DAY_MS);
    await keepPayments(site.deps);
    expect(await planOf(buyer)).toBe('professional');
  });

  it('an operator gives the money back within 14 days, and no one else does', async () => {
    const buyer = await Buyer.signUp(site);
    const operator = await Buyer.signUp(site);
    await buyer.buy();
    await buyer.visitor.send('POST', '/api/billing/plan', { planId: 'premium', period: 'monthly' });
    const refund = () =>
      operator.visitor.send<{ amountMinor: number }>(
        'POST',
        `/api/operator/accounts/${buyer.userId}/money-back`,
        {},
      );
    expect((await refund()).status).toBe(404);
    await site.sql(`update users set role = 'operator' where id = $1`, [operator.userId]);
    site.clock.advance(14 * DAY_MS - 1);
    const { status, body } = await refund();
    expect({ status, body }).toEqual({
      status: 200,
      body: { amountMinor: 7_900, currency: 'USD' },
    });
    expect(await buyer.subscription()).toMatchObject({ planId: 'starter', status: 'ended' });
    // Given back once.
    expect((await refund()).body.amountMinor).toBe(0);
    site.clock.advance(1);
    expect((await refund()).status).toBe(409);
  });

  it('what was really paid for outlives the loss of the keys, and nothing is sold beside it', async () => {
    const buyer = await Buyer.signUp(site);
    await buyer.buy();
    await endPayments(site.deps, buyer.organisationId);
    const end = new Date(site.clock.nowMs() + 30 * DAY_MS);
    await site.sql(
      `update subscriptions set provider = 'stripe', subscription_id = 'sub_real', status = 'active',
         period_ends_at = $2, ends_at = null where organisation_id = $1`,
      [buyer.organisationId, end],
    );
    const { status, body } = await buyer.startCheckout({ planId: 'premium' });
    expect([status, body.message]).toEqual([
      409,
      'You already have the Professional plan. Change it instead.',
    ]);
    expect((await buyer.visitor.send('POST', '/api/billing/cancel')).status).toBe(503);
    expect(await planOf(buyer)).toBe('professional');
  });

  it('a checkout that nobody paid is closed after a day', async () => {
    const buyer = await Buyer.signUp(site);
    const { body } = await buyer.startCheckout();
    site.clock.advance(DAY_MS);
    await keepPayments(site.deps);
    expect((await buyer.press(`${body.url}/pay`, { card: 'pays' })).status).toBe(404);
  });

  it('an account that is to be deleted pays for nothing any more', async () => {
    const buyer = await Buyer.signUp(site);
    await endPayments(site.deps, buyer.organisationId);
    await buyer.buy();
    await endPayments(site.deps, buyer.organisationId);
    const rows = await site.sql(
      `select status from test_subscriptions s join billing_customers c on c.customer_id = s.customer_id
       where c.organisation_id = $1`,
      [buyer.organisationId],
    );
    expect(rows).toEqual([{ status: 'ended' }]);
  });

  it('the owner who watches is told when a payment arrives', async () => {
    const buyer = await Buyer.signUp(site);
    const { body } = await buyer.startCheckout();
    const watching = await Listener.open(site, ['billing'], buyer.visitor);
    await buyer.press(`${body.url}/pay`, { card: 'pays' });
    expect((await watching.first())[0]).toEqual({ topic: 'billing' });
    watching.close();
  });
});
