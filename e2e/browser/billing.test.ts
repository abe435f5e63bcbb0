import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const email = 'buyer@example.com';
const password = 'a good password';
const marked = 'Test checkout: you are not charged.';

let platform: Platform;
let browser: Browser;
let owner: Owner;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
  owner = await Owner.signUp(platform.url, email);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

async function checkoutPath(): Promise<string> {
  const answer = await owner.raw('POST', '/api/billing/checkout', {
    planId: 'professional',
    period: 'monthly',
    currency: 'USD',
    returnTo: '/my-assistant/subscription',
  });
  return z.object({ url: z.string() }).parse(await answer.json()).url;
}

/** Marked as a test, readable by everybody, on a telephone and on a desk. */
async function expectFit(page: Page): Promise<void> {
  await page.getByText(marked).waitFor();
  for (const [width, colours] of [
    [320, 'light'],
    [768, 'dark'],
    [1280, 'light'],
  ] as const) {
    await showAs(page, width, colours);
    expect(await overflowPx(page)).toBe(0);
  }
  expect(await accessibilityBreaches(page)).toEqual([]);
}

test('a plan is bought, its card fails and pays again, and a page that is open hears of it', async () => {
  const watcher = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  await watcher.signIn(platform.url, email, password);
  await watcher.page.goto(`${platform.url}/my-assistant/subscription`);
  await watcher.page.getByText('30 min', { exact: true }).waitFor();

  const payer = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  await payer.signIn(platform.url, email, password);
  const { page } = payer;
  await page.goto(platform.url + (await checkoutPath()));
  await expectFit(page);
  await page.getByLabel('0341: declined').check();
  await button(page, 'Pay $29.00 (test)').click();
  await page.getByRole('alert').getByText('Your card was declined').waitFor();
  await expectFit(page);
  const checkout = path(page).replace('/pay', '');
  await button(page, 'Pay $29.00 (test)').click();
  await page.waitForURL('**/my-assistant/subscription?checkout=paid');

  // The other browser was not touched.
  await watcher.page.getByText('120 min', { exact: true }).waitFor();
  watcher.expectNoComplaints();
  await watcher.leave();

  await page.goto(platform.url + checkout);
  await page.getByRole('heading', { name: 'This checkout is no longer available' }).waitFor();
  await expectFit(page);

  await page.goto(`${platform.url}/billing/test`);
  await button(page, 'Use the declined card').click();
  await button(page, 'End period now').click();
  await page.getByText('The last payment failed and is still open.').waitFor();
  await expectFit(page);
  expect(await (await owner.raw('GET', '/api/billing/subscription')).json()).toMatchObject({
    planId: 'professional',
    status: 'past-due',
  });
  await button(page, 'Use the accepted card').click();
  await page.getByText(/Paid until .*, then renews\./).waitFor();
  await page
    .getByRole('link', { name: /^TEST-/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Invoice' }).waitFor();
  await expectFit(page);
  await payer.leave();
});

test('without a script one pays as well; who is not signed in is asked to', async () => {
  const stranger = await Visitor.arrive(browser, { javaScriptEnabled: false });
  await stranger.page.goto(`${platform.url}/billing/test`);
  expect(path(stranger.page)).toBe('/sign-in');
  const answer = await stranger.page.goto(`${platform.url}/billing-templates/checkout`);
  expect(answer?.status()).toBe(404);
  await stranger.leave();

  owner = await Owner.signUp(platform.url, 'plain@example.com');
  const plain = await Visitor.arrive(browser, { javaScriptEnabled: false });
  await plain.signIn(platform.url, 'plain@example.com', password);
  await plain.page.goto(platform.url + (await checkoutPath()));
  await button(plain.page, 'Cancel and go back').click();
  expect(path(plain.page)).toBe('/my-assistant/subscription?checkout=left');
  await plain.page.goto(platform.url + (await checkoutPath()));
  await button(plain.page, /^Pay/).click();
  expect(path(plain.page)).toBe('/my-assistant/subscription?checkout=paid');
  await plain.leave();
});
