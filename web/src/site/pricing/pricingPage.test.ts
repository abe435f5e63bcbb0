import { plans } from '@belldesk/contract/catalogue/plans';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openChromium } from '../../testing/chromium.ts';
import { openWithoutScript } from '../testing/pageDouble.ts';
import { PricingPage } from './PricingPage.tsx';

describe.skipIf(chromiumPath === null)('the prices without a script', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openChromium(null);
  });
  afterEach(() => page.context().close());
  afterAll(() => browser.close());

  const open = async () => {
    page = await openWithoutScript(browser, createElement(PricingPage), '/pricing');
  };
  const choose = async (value: string) => {
    await page.locator(`[value=${value}]`).focus();
    await page.keyboard.press('Space');
  };
  const prices = async () => {
    const cards = await page.locator('article').all();
    return Promise.all(
      cards.map(async (card) => {
        const amount = await card.locator('.price-usd:visible, .price-gbp:visible').textContent();
        const period = card
          .locator('.price-monthly:visible, .price-yearly:visible')
          .locator('> :last-child');
        return `${amount} ${await period.textContent()}`;
      }),
    );
  };

  it('are by the month and in dollars at first', async () => {
    await open();
    expect(await prices()).toEqual(plans.map(({ price }) => `$${price.USD.monthly} /month`));
  });

  it('follow the toggles', async () => {
    await open();
    await choose('yearly');
    expect(await prices()).toEqual(plans.map(({ price }) => `$${price.USD.yearly} / year`));
    await choose('GBP');
    expect(await prices()).toEqual(plans.map(({ price }) => `£${price.GBP.yearly} / year`));
    await choose('monthly');
    expect(await prices()).toEqual(plans.map(({ price }) => `£${price.GBP.monthly} /month`));
  });

  it('recommend one plan, and each may be tried', async () => {
    await open();
    expect(await page.getByText('Recommended', { exact: true }).count()).toBe(1);
    for (const { name } of plans) {
      const link = page.getByRole('link', { name: `Try ${name} For Free` });
      expect(await link.getAttribute('href')).toBe('/sign-up');
    }
  });

  it('answer one question at a time', async () => {
    await open();
    await page.locator('summary').nth(0).click();
    await page.locator('summary').nth(3).click();
    expect(await page.locator('details[open]').count()).toBe(1);
    expect(await page.locator('details[open] summary').textContent()).toContain('yearly');
  });

  it.each([
    ['Contact Support', '/contact'],
    ['Get Started for Free', '/sign-up'],
    ['Explore Use Cases', '/use-cases'],
  ])('%s leads to %s', async (name, path) => {
    await open();
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });
});
