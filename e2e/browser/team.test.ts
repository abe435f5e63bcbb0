import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { keptMail } from '../src/keptMail.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const password = 'a good password';

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shows = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const links = (page: Page) =>
  page.getByRole('navigation', { name: 'My AI Assistant' }).getByRole('link').allTextContents();

async function expectFit(page: Page): Promise<void> {
  for (const [width, colours] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await showAs(page, width, colours);
    expect([await overflowPx(page), await accessibilityBreaches(page)]).toEqual([0, []]);
  }
}

/** Somebody whose address is confirmed, and their browser. */
async function owner(email: string, business: string) {
  const api = await Owner.signUp(platform.url, email);
  await api.confirmAddress(platform.dataDir, email);
  await api.raw('PATCH', '/api/organisation', { name: business });
  const visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  await visitor.signIn(platform.url, email, password);
  return { api, visitor };
}

test('a receptionist is invited as staff, comes by the mailed link, does the day, and is taken out', async () => {
  const { visitor: olivia } = await owner('olivia@example.com', 'Golden Lamb');
  const { page } = olivia;
  await page.goto(`${platform.url}/my-assistant/team`);
  await page.getByLabel('Email address').fill('rita@example.com');
  await page.getByLabel('Role', { exact: true }).selectOption('staff');
  await button(page, 'Send invitation').click();
  await shows(page, 'rita@example.com');
  await expectFit(page);

  const mail = (await keptMail(platform.dataDir, 'rita@example.com')).replace(/=\r?\n/g, '');
  const [, token] = /\/invitation#([\w-]+)/.exec(mail) ?? [];
  const rita = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  await rita.page.goto(`${platform.url}/invitation#${token}`);
  await shows(rita.page, 'Golden Lamb');
  await expectFit(rita.page);
  await button(rita.page, 'Create an account').click();
  await rita.page.waitForURL('**/sign-up');
  const email = rita.page.getByLabel('Email');
  await expect.poll(() => email.inputValue()).toBe('rita@example.com');
  expect(await email.isEditable()).toBe(false);
  await rita.page.getByLabel('Full Name').fill('Rita Desk');
  await rita.page.getByLabel('Password', { exact: true }).fill(password);
  await rita.page.getByLabel('Confirm Password').fill(password);
  await button(rita.page, 'Create Free Account').click();

  // Back at the invitation, which is accepted by itself, and on to the day's work.
  await heading(rita.page, 'Calls');
  expect(new URL(rita.page.url()).pathname).toBe('/my-assistant/calls');
  expect(await links(rita.page)).toEqual(
    expect.arrayContaining(['Calls', 'Inbox', 'Bookings', 'Team', 'Account']),
  );
  for (const hidden of ['Guided Setup', 'Manage Agent', 'Subscription'])
    expect(await links(rita.page)).not.toContain(hidden);
  for (const [path, name] of [
    ['inbox', 'Inbox'],
    ['bookings', 'Bookings'],
    ['team', 'Team'],
  ] as const) {
    await rita.page.goto(`${platform.url}/my-assistant/${path}`);
    await heading(rita.page, name);
  }
  await shows(rita.page, 'Rita Desk');
  expect(await button(rita.page, 'Send invitation').count()).toBe(0);
  for (const path of ['manage', 'subscription', 'bookings/setup']) {
    await rita.page.goto(`${platform.url}/my-assistant/${path}`);
    await heading(rita.page, 'You do not have access');
  }
  await expectFit(rita.page);

  await page.reload();
  await button(page, 'Remove Rita Desk').click();
  await button(page, 'Remove').click();
  // Her open page goes on by itself to what is her own.
  await shows(rita.page, 'You are no longer a member of Golden Lamb.');
  // No answer was a refusal: nothing on her pages asked for what her role may not.
  for (const visitor of [olivia, rita]) {
    visitor.expectNoComplaints();
    await visitor.leave();
  }
});

test('an agency has two businesses, and each shows its own calls alone', async () => {
  const { api, visitor } = await owner('agent@example.com', 'Golden Lamb');
  const { page } = visitor;
  const { assistantId } = await api.createAssistant(lambForm);
  const recorded = await api.raw('POST', '/api/calls/test', { assistantId });
  expect(recorded.status).toBe(201);
  await page.goto(`${platform.url}/my-assistant/team`);
  await button(page, 'Add a business').click();
  await page.getByLabel('Business name').fill('Silver Fish');
  await button(page, 'Add business').click();
  await page.waitForURL('**/my-assistant/create');

  const menu = (name: string) => button(page, `Business: ${name}. Switch business`).first();
  await menu('Silver Fish').waitFor();
  await page.goto(`${platform.url}/my-assistant/calls?scope=all`);
  await shows(page, 'No Call Records Found');
  await expectFit(page);
  await menu('Silver Fish').click();
  await page.getByRole('menuitemradio', { name: 'Golden Lamb' }).click();
  await menu('Golden Lamb').waitFor();
  await page.goto(`${platform.url}/my-assistant/calls?scope=all`);
  await shows(page, 'Showing 1 record, all calls');
  expect(await page.getByText('No Call Records Found').count()).toBe(0);
  visitor.expectNoComplaints();
  await visitor.leave();
});
