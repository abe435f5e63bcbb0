import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publicFormTexts } from '@belldesk/contract/product/publicForms';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { keptMail } from '../src/keptMail.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { WebhookDouble } from '../src/webhookDouble.ts';

const password = 'a good password';
const operatorEmail = 'operator@example.com';
const ownerEmail = 'owner@example.com';
const number = '+442071838750';
/** No person fills in a form faster; what is sent sooner is refused. */
const fillInMs = 2_100;
/** Where to leave a picture of every room for a person to look at; none are taken without it. */
const pictureFolder = process.env.SCREENS_FOLDER;

let platform: Platform;
let browser: Browser;
let webhook: WebhookDouble;
let owner: Owner;
let operator: Visitor;
let page: Page;

beforeAll(async () => {
  if (pictureFolder) await mkdir(pictureFolder, { recursive: true });
  webhook = await WebhookDouble.start();
  webhook.status = 503;
  [platform, browser] = await Promise.all([
    startPlatform({ env: { DEMO_WEBHOOK_URL: webhook.url } }),
    openChromium(),
  ]);
  // The first account of the installation.
  await Owner.signUp(platform.url, operatorEmail);
  owner = await Owner.signUp(platform.url, ownerEmail);
  const { id } = await owner.createAssistant(lambForm);
  await owner.publish(id);
  operator = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  await operator.signIn(platform.url, operatorEmail, password);
  page = operator.page;
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
  await webhook.stop();
});

const open = (path: string) => page.goto(`${platform.url}${path}`);
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('the way in', () => {
  test('a visitor is led to sign in, an owner finds nothing', async () => {
    const visitor = await Visitor.arrive(browser);
    await visitor.page.goto(`${platform.url}/operator/calls`);
    expect(new URL(visitor.page.url()).pathname).toBe('/sign-in');
    await visitor.signIn(platform.url, ownerEmail, password);
    const answer = await visitor.page.goto(`${platform.url}/operator`);
    expect(answer?.status()).toBe(404);
    expect(await visitor.page.getByRole('link', { name: 'Operator Console' }).count()).toBe(0);
    expect(visitor.takeComplaints(404)).toEqual([]);
    await visitor.leave();
  });

  test('the account menu leads an operator there', async () => {
    await open('/');
    await page.getByRole('button', { name: 'Olivia Owner' }).click();
    await page.getByRole('menuitem', { name: 'Operator Console' }).click();
    await heading('Operator Console').waitFor();
    await page.getByRole('link', { name: /1 assistant needs a number/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/operator');
  });
});

test('what a visitor wrote is read, and marked so', async () => {
  const visitor = await Visitor.arrive(browser);
  await visitor.page.goto(`${platform.url}/contact`);
  const form = visitor.page.locator('form').filter({ hasText: 'Send Message' });
  await form.getByLabel('Name', { exact: true }).fill('Ada Bell');
  await form.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await form.getByLabel('Subject', { exact: true }).selectOption('Billing Question');
  await form.getByLabel('Message', { exact: true }).fill('What does a minute cost?');
  await visitor.page.waitForTimeout(fillInMs);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form.getByText(publicFormTexts.contactSent, { exact: true }).waitFor();
  await visitor.leave();

  await open('/operator');
  await page.getByRole('link', { name: /1 unread message/ }).click();
  await page.getByText('What does a minute cost?').waitFor();
  await page.getByRole('button', { name: /^Mark as Read/ }).click();
  await page.getByRole('button', { name: /^Mark as Unread/ }).waitFor();
  await open('/operator');
  await page.getByRole('link', { name: /needs a number/ }).waitFor();
  expect(await page.getByText('unread message').count()).toBe(0);
});

test('a demo request that the webhook refused is retried from the console', async () => {
  const visitor = await Visitor.arrive(browser);
  await visitor.page.goto(`${platform.url}/`);
  await visitor.page.getByRole('button', { name: 'Book a Demo', exact: true }).click();
  const dialog = visitor.page.getByRole('dialog', { name: 'Book a Demo' });
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Name', { exact: true }).fill('Ada Bell');
  await dialog.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await dialog.getByLabel('Company', { exact: true }).fill('Bells');
  await dialog.getByLabel('Preferred date').fill(inThreeDays);
  await dialog.getByLabel('Message', { exact: true }).fill('Show me.');
  await visitor.page.waitForTimeout(fillInMs);
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await dialog.getByText(publicFormTexts.demoSent, { exact: true }).waitFor();
  await visitor.leave();
  await expect.poll(() => webhook.refused, { timeout: 15_000 }).toBeGreaterThan(0);

  await open('/operator/demos');
  await page.getByText('Not delivered yet').waitFor();
  await expect
    .poll(
      async () => {
        await open('/operator/work');
        return page.getByText('the webhook for demo requests answered 503').count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  webhook.status = 200;
  await page.getByRole('button', { name: /^Retry Deliver demo request/i }).click();
  await page.getByRole('heading', { name: 'No failed work' }).waitFor();
  await expect.poll(() => webhook.accepted.length, { timeout: 15_000 }).toBe(1);
  await open('/operator/demos');
  await page.getByText('Delivered', { exact: true }).waitFor();
});

test('a publish request gets a number: its owner is told, and a call to it is answered', async () => {
  await open('/operator/requests');
  await page.getByRole('button', { name: 'Assign a Number' }).click();
  const dialog = page.getByRole('dialog', { name: /Golden Lamb/ });
  const field = dialog.getByLabel('Number or SIP address');
  await field.fill('020 7183 8750');
  await field.press('Enter');
  await dialog.getByRole('alert').filter({ hasText: 'country code' }).waitFor();
  await field.fill('+44 20 7183 8750');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'Every assistant has a number' }).waitFor();
  expect(await keptMail(platform.dataDir, ownerEmail, 1)).toContain(number);

  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user: number,
    from: '+442079460018',
  });
  await caller.call();
  await caller.hangUp();
  caller.close();

  const visitor = await Visitor.arrive(browser, { viewport: { width: 1280, height: 800 } });
  await visitor.signIn(platform.url, ownerEmail, password);
  await visitor.page.goto(`${platform.url}/my-assistant/calls`);
  await visitor.page.getByText(number, { exact: true }).waitFor();
  await visitor.leave();
});

test('a look at the call of another account stands in the audit log', async () => {
  await open('/operator/calls');
  await page.getByRole('link', { name: /^View the call of owner@example.com/ }).click();
  await page.getByText('+442079460018').waitFor();
  await open('/operator/audit');
  const entry = page.getByRole('row').filter({ hasText: 'Viewed a call' });
  await entry.waitFor();
  expect(await entry.textContent()).toContain(ownerEmail);
});

test('every room can be used by everybody, narrow and wide, light and dark', async () => {
  const rooms = [
    ['', 'Operator Console'],
    ['/requests', 'Publish Requests'],
    ['/numbers', 'Numbers'],
    ['/messages', 'Messages'],
    ['/demos', 'Demo Requests'],
    ['/leads', 'Leads'],
    ['/newsletter', 'Newsletter'],
    ['/accounts', 'Accounts'],
    ['/calls', 'All Calls'],
    ['/audit', 'Audit Log'],
    ['/sending', 'Email and Texts'],
    ['/work', 'Failed Work'],
    ['/providers', 'Providers'],
    ['/models', 'Models'],
  ] as const;
  const wrong: string[] = [];
  for (const [index, [path, name]] of rooms.entries()) {
    await open(`/operator${path}`);
    await heading(name).waitFor();
    // Lists are read: nothing turns any more.
    await page.locator('main [role="status"] svg').waitFor({ state: 'detached' });
    for (const width of [320, 768, 1280]) {
      const colours = (index + width / 64) % 2 === 0 ? 'light' : 'dark';
      await showAs(page, width, colours);
      if ((await overflowPx(page)) > 0) wrong.push(`${name} is too wide for ${width}`);
      if (pictureFolder)
        await page.screenshot({
          path: join(pictureFolder, `operator-${name.replace(/\W/g, '')}-${width}-${colours}.png`),
        });
    }
    for (const breach of await accessibilityBreaches(page)) wrong.push(`${name}: ${breach}`);
  }
  expect(wrong).toEqual([]);
  operator.expectNoComplaints();
});

test('a suspended account is out at once, and its callers hear that the number is not in service', async () => {
  await open('/operator/accounts');
  await page.getByRole('row', { name: ownerEmail }).getByRole('link').click();
  await page.getByText('This view was logged.').waitFor();
  await page.getByRole('button', { name: `Suspend: ${ownerEmail}` }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${ownerEmail}?` });
  await dialog.getByLabel('Reason').fill('unpaid');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: `Reopen: ${ownerEmail}` }).waitFor();
  expect((await owner.raw('GET', '/api/assistant')).status).toBe(401);

  const visitor = await Visitor.arrive(browser);
  await visitor.page.goto(`${platform.url}/sign-in`);
  await visitor.page.getByLabel('Email', { exact: true }).fill(ownerEmail);
  await visitor.page.getByLabel('Password', { exact: true }).fill(password);
  await visitor.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await visitor.page.getByText(/^This account is suspended/).waitFor();
  await visitor.leave();

  const callIt = async () => {
    const caller = new PhoneCaller({
      host: '127.0.0.1',
      port: platform.sipPort,
      user: number,
      from: '+442079460018',
    });
    try {
      await caller.call();
      await caller.hangUp();
      return 'answered';
    } catch (refused) {
      return String(refused);
    } finally {
      caller.close();
    }
  };
  await expect.poll(callIt, { timeout: 15_000 }).toMatch(/404/);
});
