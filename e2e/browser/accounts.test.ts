import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { keptMail } from '../src/keptMail.ts';
import { Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const email = 'olivia@example.com';
const oldPassword = 'a good password';
const newPassword = 'A better one, 2026';
const patient = { timeout: 20_000 } as const;

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
  await Owner.signUp(platform.url, email);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shows = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const path = (page: Page) => new URL(page.url()).pathname;

async function expectFit(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await showAs(page, width, 'light');
    expect([await overflowPx(page), await accessibilityBreaches(page)]).toEqual([0, []]);
  }
}

describe('a forgotten password', () => {
  test('from the link in the mail to signed in with the new one; the session elsewhere is out', async () => {
    const elsewhere = await Visitor.arrive(browser);
    await elsewhere.signIn(platform.url, email, oldPassword);

    const visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto(`${platform.url}/sign-in`);
    await button(page, 'Forgot password?').click();
    await button(page, 'Send Reset Link').click();
    await shows(page, 'Please enter your email address');
    await expectFit(page);
    await button(page, 'Back to sign in').click();
    await button(page, 'Forgot password?').click();
    expect(await page.getByText('Please enter your email address').count()).toBe(0);
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send Reset Link').click();
    await shows(
      page,
      'Password reset link sent to your email address. Please check your inbox (and spam folder).',
    );

    const mail = await keptMail(platform.dataDir, email, 1);
    expect(mail).toContain('Content-Type: text/html');
    const [link = ''] = /http:\/\/\S+\/reset-password#[\w-]+/.exec(mail) ?? [];
    await page.goto(link);
    await page.getByLabel('New Password').fill('short');
    await shows(page, 'Weak password');
    await page.getByLabel('Confirm Password').fill('other');
    await button(page, 'Reset Password').click();
    await shows(page, 'Passwords do not match');
    await page.getByLabel('Confirm Password').fill('short');
    await button(page, 'Reset Password').click();
    await shows(page, 'Password must be at least 8 characters long');
    await page.getByLabel('New Password').fill(newPassword);
    await page.getByLabel('Confirm Password').fill(newPassword);
    await shows(page, 'Strong password');
    await expectFit(page);
    await button(page, 'Reset Password').click();
    await shows(page, 'Password Reset Successfully!');
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: 'Go to Sign In' }).waitFor();
    await expect.poll(() => path(page), patient).toBe('/sign-in');

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(oldPassword);
    await button(page, 'Sign In').click();
    await shows(page, 'Invalid email or password');
    expect(visitor.takeComplaints(401)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await button(page, 'Sign In').click();
    await expect.poll(() => path(page), patient).toBe('/select-plan');

    await elsewhere.page.goto(`${platform.url}/my-assistant/create`);
    await expect.poll(() => path(elsewhere.page), patient).toBe('/sign-in');

    await page.goto(link);
    await shows(
      page,
      'Invalid or expired password reset link. Please request a new password reset link.',
    );
    expect(await button(page, 'Reset Password').isDisabled()).toBe(true);
    visitor.expectNoComplaints();
    elsewhere.expectNoComplaints();
    await Promise.all([visitor.leave(), elsewhere.leave()]);
  });

  test('the page without a link says so and leads to where one asks for it', async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    await page.goto(`${platform.url}/reset-password`);
    await shows(
      page,
      'Invalid or expired password reset link. Please request a new password reset link.',
    );
    await expectFit(page);
    await page.getByRole('link', { name: 'Request a new password reset link' }).click();
    await button(page, 'Send Reset Link').waitFor();
    expect(visitor.takeComplaints()).toEqual([]);
    await visitor.leave();
  });
});

test('who signs up can read what is agreed, also without a script', async () => {
  const visitor = await Visitor.arrive(browser, { javaScriptEnabled: false });
  const { page } = visitor;
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.goto(`${platform.url}/sign-up`);
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await shows(page, 'This is a sample text. Replace it with your own before you launch.');
  }
  expect(visitor.takeComplaints()).toEqual([]);
  await visitor.leave();
});

test('terms and privacy fit and can be read by everyone', async () => {
  const visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  for (const legal of ['/terms', '/privacy']) {
    await visitor.page.goto(`${platform.url}${legal}`);
    await expectFit(visitor.page);
  }
  expect(visitor.takeComplaints()).toEqual([]);
  await visitor.leave();
});
