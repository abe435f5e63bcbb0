import { NO_PAYMENTS } from '@belldesk/contract/checkoutMode';
import type { Subscription } from '@belldesk/contract/product/billing';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../testing/chromium.ts';
import { Refusal } from '../../testing/areaDouble.ts';
import { useAreaPage } from '../../testing/areaPage.ts';
import { boughtProfessional, nothingBought } from '../../testing/samples.ts';

describe.skipIf(chromiumPath === null)('the subscription page', () => {
  const site = useAreaPage();
  const main = () => site.page.locator('main');
  const button = (name: string | RegExp) =>
    site.page.getByRole('button', { name, exact: typeof name === 'string' });
  const text = (words: string | RegExp) => main().getByText(words).first();
  const stat = (label: string) => main().locator('dl', { hasText: label }).locator('dd').first();

  async function openWith(subscription: Subscription = nothingBought): Promise<void> {
    site.area.answers.set('billing/subscription', () => subscription);
    await site.open('/my-assistant/subscription');
    await main().getByRole('heading', { name: 'Current Plan' }).waitFor();
  }

  it('shows the plan, its price as chosen and the minutes; the choice is remembered', async () => {
    await openWith(boughtProfessional);
    await text('$29').waitFor();
    for (const words of ['Recommended', '/month', 'For growing businesses', 'Refreshes monthly'])
      expect(await text(words).count()).toBe(1);
    await expect.poll(() => stat('Minutes Used').textContent()).toBe('12 min');
    expect(await stat('Minutes Left').textContent()).toBe('18 min');
    await text('You pay £23 a month. Next payment: 5 December 2026.').waitFor();
    const room = main().getByText('Includes 3 assistants, 3 locations and 5 people.');
    expect(await room.count()).toBe(2);
    await text('Includes 1 assistant, 1 location and 2 people.').waitFor();
    await main()
      .getByRole('radio', { name: /Yearly/ })
      .click();
    await main().getByRole('radio', { name: 'GBP' }).click();
    await text('£230').waitFor();
    expect(await text('/year').count()).toBe(1);
    await site.page.reload();
    await text('£230').waitFor();
  });

  it('says that it loads, that it failed, and tries again', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await site.open('/my-assistant/calls');
    await site.page.route('**/rpc/billing/subscription', async (route) => {
      await held;
      await route.continue();
    });
    await site.page.getByRole('link', { name: 'Subscription' }).first().click();
    await text('Loading subscription details...').waitFor();
    site.area.answers.set('billing/subscription', () => new Refusal(502, 'The bank is away.'));
    letGo();
    await text('The bank is away.').waitFor();
    expect(await button('Select Plan: Premium').isDisabled()).toBe(true);
    site.area.answers.set('billing/subscription', () => nothingBought);
    await button('Try Again').click();
    await main().getByRole('heading', { name: 'Current Plan' }).waitFor();
  });

  it.each([
    [{ planId: 'premium', usedMinutes: 9, leftMinutes: -1 }, 'Unlimited'],
    [{ planId: 'starter', usedMinutes: 30, leftMinutes: 0 }, '0 min'],
    [new Refusal(502), '0'],
  ])('minutes left of %j are shown as %s', async (minutes, shown) => {
    const periodEnd = '2026-12-05T09:30:00.000Z';
    site.area.answers.set('usage/minutes', () =>
      minutes instanceof Refusal ? minutes : { ...minutes, periodEnd },
    );
    await openWith();
    await expect.poll(() => stat('Minutes Left').textContent()).toBe(shown);
  });

  it('a paid plan is bought in a checkout, an upgrade leads to the next larger plan', async () => {
    site.area.answers.set('billing/startCheckout', () => ({
      url: `${site.area.address}/my-assistant/subscription?checkout=left`,
    }));
    await openWith();
    expect(await button('Current Plan').isDisabled()).toBe(true);
    await button('Upgrade Plan').click();
    await text('You left the checkout. You were not charged').waitFor();
    expect(site.area.inputsOf('billing/startCheckout')).toEqual([
      {
        planId: 'professional',
        period: 'monthly',
        currency: 'USD',
        returnTo: '/my-assistant/subscription',
      },
    ]);
    expect(new URL(site.page.url()).search).toBe('');
    site.area.answers.set('billing/startCheckout', () => new Refusal(503, 'Please try again.'));
    await button('Select Plan: Premium').click();
    await text('Please try again.').waitFor();
  });

  it('who comes back to the page as it was left can press again', async () => {
    site.area.answers.set('billing/startCheckout', () => ({ url: '#to-the-checkout' }));
    await openWith();
    await button('Upgrade Plan').click();
    await expect.poll(() => new URL(site.page.url()).hash).toBe('#to-the-checkout');
    expect(await button('Upgrade Plan').isDisabled()).toBe(true);
    await site.page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect.poll(() => button('Upgrade Plan').isDisabled()).toBe(false);
  });

  it.each([
    ['create', 1],
    ['subscription', 0],
  ])(
    'who has paid is told so on the page they come back to, %s, after %i refusals',
    async (page, refusals) => {
      const paid = { ...boughtProfessional, currency: 'USD' as const, priceMinor: 2_900 };
      let asked = 0;
      site.area.answers.set('billing/confirm', () => {
        asked += 1;
        if (asked <= refusals) return new Refusal(503, 'The bank does not answer.');
        site.area.answers.set('usage/minutes', () => ({
          planId: 'professional',
          usedMinutes: 0,
          leftMinutes: 120,
          periodEnd: '2026-12-05T09:30:00.000Z',
        }));
        return paid;
      });
      await site.open(`/my-assistant/${page}?checkout=paid`);
      if (refusals > 0) {
        await text(/Your plan starts as soon as the payment is confirmed/).waitFor();
        await site.page.getByText('18 min left').waitFor();
      }
      await text('Thank you. You are now on Professional.').waitFor();
      await site.page.getByText('120 min left').waitFor();
      expect(new URL(site.page.url()).search).toBe('');
      await site.page.getByRole('link', { name: 'Calls' }).first().click();
      await main().getByRole('heading', { name: 'Calls' }).waitFor();
      expect(await text('Thank you.').count()).toBe(0);
      await site.page.goBack();
      await expect.poll(() => new URL(site.page.url()).pathname).toBe(`/my-assistant/${page}`);
      await main().getByRole('heading', { level: 1 }).waitFor();
      expect(await text('Thank you.').count()).toBe(0);
      expect(asked).toBe(refusals + 1);
    },
  );

  it('an upgrade of a yearly plan is yearly, and what failed before is not said of it', async () => {
    await openWith({ ...boughtProfessional, period: 'yearly', priceMinor: 23_000 });
    site.area.answers.set('billing/cancel', () => new Refusal(503, 'The bank does not answer.'));
    await button('Cancel Subscription').click();
    const dialog = site.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await dialog.getByText('The bank does not answer.').waitFor();
    await dialog.getByRole('button', { name: 'Keep Professional' }).click();
    await button('Upgrade Plan').click();
    await dialog.getByText('It starts right away and costs £620 a year.').waitFor();
    expect(await dialog.getByText('The bank does not answer.').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Go Back' }).click();
    await button('Pay Monthly').click();
    await dialog
      .getByText('Nothing changes until 5 December 2026. From then on you pay £23 a month.')
      .waitFor();
  });

  it('a larger plan begins at once, a smaller one later, and both are asked first', async () => {
    await openWith(boughtProfessional);
    const premium = { ...boughtProfessional, planId: 'premium' as const, priceMinor: 6_200 };
    site.area.answers.set('billing/changePlan', () => {
      site.area.answers.set('billing/subscription', () => premium);
      return premium;
    });
    await button('Upgrade Plan').click();
    await site.page.getByText(/It starts right away and costs £62 a month/).waitFor();
    await button('Change to Premium').click();
    await text('You pay £62 a month.').waitFor();
    expect(await button('Upgrade Plan').count()).toBe(0);
    // Minutes without a limit are never used up.
    expect(await text('When your minutes are used up').count()).toBe(0);

    const pending = {
      ...premium,
      pendingPlan: {
        planId: 'professional' as const,
        period: 'monthly' as const,
        startsAt: '2026-12-05T09:30:00.000Z',
      },
    };
    site.area.answers.set('billing/changePlan', () => pending);
    site.area.answers.set('billing/subscription', () => pending);
    await button('Select Plan: Professional').click();
    await site.page
      .getByText(/You keep Premium until 5 December 2026. Then Professional/)
      .waitFor();
    await button('Change to Professional').click();
    await text('Changes to Professional, paid monthly, on 5 December 2026.').waitFor();
    site.area.answers.set('billing/resume', () => premium);
    site.area.answers.set('billing/subscription', () => premium);
    await button('Keep Premium').click();
    await expect.poll(() => text(/Changes to Professional/).count()).toBe(0);
    expect(site.area.inputsOf('billing/changePlan')).toEqual([
      { planId: 'premium', period: 'monthly' },
      { planId: 'professional', period: 'monthly' },
    ]);
  });

  it('the plan is cancelled after a question, and a refusal is said there', async () => {
    await openWith(boughtProfessional);
    site.area.answers.set('billing/cancel', () => new Refusal(503, 'The bank does not answer.'));
    await button('Cancel Subscription').click();
    const dialog = site.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await dialog.getByText('The bank does not answer.').waitFor();
    const ending = { ...boughtProfessional, renewsAt: null, endsAt: '2026-12-05T09:30:00.000Z' };
    site.area.answers.set('billing/cancel', () => ending);
    site.area.answers.set('billing/subscription', () => ending);
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await text('Professional ends on 5 December 2026.').waitFor();
    expect(await button('Keep Professional').count()).toBe(1);
  });

  it('a failed payment, test mode and invoices are shown; billing is managed elsewhere', async () => {
    site.area.answers.set('billing/invoices', () => [
      {
        id: 'in_1',
        number: 'BD-0001',
        createdAt: '2026-11-05T09:30:00.000Z',
        amountMinor: 2_300,
        currency: 'GBP',
        state: 'paid',
        url: '/checkout/test/invoice',
      },
    ]);
    await openWith({
      ...boughtProfessional,
      status: 'past-due',
      graceEndsAt: '2026-11-28T10:00:00.000Z',
      isTestMode: true,
    });
    await text(/Your last payment failed. You keep your plan until 28 November 2026/).waitFor();
    await text('Test mode: payments are not set up.').waitFor();
    expect(await text('Pay the open invoice now').count()).toBe(0);
    // The next payment is not what is due.
    await text('You pay £23 a month.').waitFor();
    expect(await text(/Next payment/).count()).toBe(0);
    await main().getByRole('cell', { name: 'BD-0001', exact: true }).waitFor();
    site.area.answers.set('billing/openPortal', () => ({
      url: `${site.area.address}/my-assistant/manage`,
    }));
    await button('Manage billing').click();
    await expect.poll(() => site.page.url()).toMatch(/\/manage$/);
  });

  it('where nothing is sold it says so, and nothing can be pressed', async () => {
    await openWith({ ...nothingBought, canBuy: false });
    await text(NO_PAYMENTS).waitFor();
    expect(await button('Upgrade Plan').isDisabled()).toBe(true);
    for (const name of ['Professional', 'Premium'])
      expect(await button(`Select Plan: ${name}`).isDisabled()).toBe(true);
  });

  it('an invoice that is open can be paid from where its failure is told', async () => {
    const url = `${site.area.address}/my-assistant/manage?paid-at-the-bank`;
    const invoice = {
      id: 'in_2',
      number: 'BD-0002',
      createdAt: '2026-11-21T09:30:00.000Z',
      amountMinor: 2_300,
      currency: 'GBP',
    };
    site.area.answers.set('billing/invoices', () => [
      { ...invoice, state: 'open', url },
      { ...invoice, id: 'in_1', number: 'BD-0001', state: 'paid', url: '/elsewhere' },
    ]);
    await openWith({
      ...boughtProfessional,
      status: 'past-due',
      graceEndsAt: '2026-11-28T10:00:00.000Z',
    });
    await main().getByRole('link', { name: 'Pay the open invoice now' }).click();
    await expect.poll(() => site.page.url()).toBe(url);
  });

  it('shows a payment that arrives while it is open', async () => {
    await openWith();
    await button('Upgrade Plan').waitFor();
    site.area.answers.set('billing/subscription', () => boughtProfessional);
    await expect
      .poll(() => {
        site.area.tell({ topic: 'billing' });
        return text('You pay £23 a month.').count();
      })
      .toBe(1);
  });

  it('the owner chooses what callers meet at the limit', async () => {
    await openWith();
    const saved = { atLimit: 'put-through', putThroughTo: '+442079460111', isInForce: true };
    site.area.answers.set(
      'usage/choose',
      () => new Refusal(400, 'Please enter a phone number with its country code'),
    );
    await main().getByRole('radio', { name: 'Transfer calls' }).click();
    await button('Save').click();
    await text('Please enter a number').waitFor();
    const field = main().getByLabel('Transfer calls to');
    await field.fill('020 7946 0111');
    await button('Save').click();
    await text('Please enter a phone number with its country code').waitFor();
    await main().getByRole('radio', { name: 'Take messages' }).click();
    expect(await text('Please enter a phone number with its country code').count()).toBe(0);
    await main().getByRole('radio', { name: 'Transfer calls' }).click();
    site.area.answers.set('usage/choose', () => saved);
    await button('Save').click();
    await text('Active now').waitFor();
    expect(await field.inputValue()).toBe('+442079460111');
  });
});
