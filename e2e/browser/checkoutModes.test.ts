import { NO_PAYMENTS, TEST_CHECKOUT } from '@belldesk/contract/checkoutMode';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const patient = { timeout: 20_000 } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

describe.each([
  { setting: '', note: NO_PAYMENTS, other: TEST_CHECKOUT, line: 'not sold' },
  { setting: 'true', note: TEST_CHECKOUT, other: NO_PAYMENTS, line: 'no money moves' },
])('without Stripe, TEST_CHECKOUT set to "$setting"', ({ setting, note, other, line }) => {
  let platform: Platform;
  let visitor: Visitor;
  beforeAll(async () => {
    platform = await startPlatform({ env: { TEST_CHECKOUT: setting } });
    visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  });
  afterEach(() => visitor.expectNoComplaints());
  afterAll(() => platform.stop());

  test('the start and the prices say what a plan is', async () => {
    const { page } = visitor;
    expect(platform.output()).toMatch(new RegExp(`Plans +.*${line}`));
    await page.goto(`${platform.url}/pricing`);
    await page.getByText(note).waitFor();
    expect(await page.getByText(other).isVisible()).toBe(false);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });

  test('so do the choice of a plan and the subscription', async () => {
    const { page } = visitor;
    await page.goto(`${platform.url}/sign-up`);
    await page.getByLabel('Full Name').fill('Olivia Owner');
    await page.getByLabel('Email').fill('chooser@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a good password');
    await page.getByLabel('Confirm Password').fill('a good password');
    await page.getByRole('button', { name: 'Create Free Account' }).click();
    await expect.poll(() => new URL(page.url()).pathname, patient).toBe('/select-plan');
    await page.getByText(note, { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Professional Plan' }).click();
    const goOn = page.getByRole('button', { name: 'Continue with Professional Plan' });
    await expect.poll(() => goOn.isEnabled(), patient).toBe(setting === 'true');
    await page.goto(`${platform.url}/my-assistant/subscription`);
    const upgrade = page.getByRole('button', { name: 'Upgrade Plan' });
    await upgrade.waitFor();
    expect(await upgrade.isEnabled()).toBe(setting === 'true');
    const says = setting === 'true' ? 'You can try plans without being charged.' : NO_PAYMENTS;
    await page.getByText(says).waitFor();
  });
});
