import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

/** For what another process has to do first. */
const patient = { timeout: 20_000 } as const;
/** Where to leave pictures for a person to look at; none are taken without it. */
const pictureFolder = process.env.SCREENS_FOLDER;

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  if (pictureFolder) await mkdir(pictureFolder, { recursive: true });
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
});

/** No breach of WCAG AA and nothing beside the window, narrow and wide, light and dark. */
async function expectWellShown(page: Page, name: string): Promise<void> {
  for (const [width, colours] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await showAs(page, width, colours);
    expect(await overflowPx(page), `${name} at ${width}`).toBe(0);
    expect(await accessibilityBreaches(page), `${name}, ${colours}`).toEqual([]);
    if (!pictureFolder) continue;
    const path = join(pictureFolder, `${name}-${width}-${colours}.png`);
    await page.screenshot({ path, fullPage: true });
  }
}

describe('an owner who pays', () => {
  let visitor: Visitor;
  let page: Page;
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const shows = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
  const path = (): string => new URL(page.url()).pathname;

  beforeAll(async () => {
    visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    page = visitor.page;
  });

  afterEach(() => visitor.expectNoComplaints());

  test('signs up, leaves the checkout and comes back to it, pays and sets up the assistant', async () => {
    await page.goto(`${platform.url}/pricing`);
    await page.getByRole('radio', { name: 'GBP' }).click();
    await page.getByRole('link', { name: 'Try Professional For Free' }).click();
    await page.getByLabel('Full Name').fill('Olivia Owner');
    await page.getByLabel('Email').fill('payer@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a good password');
    await page.getByLabel('Confirm Password').fill('a good password');
    await button('Create Free Account').click();
    await expect.poll(path, patient).toBe('/select-plan');
    // As they were chosen on /pricing.
    await expect
      .poll(() => page.getByRole('radio', { name: 'Professional Plan' }).isChecked(), patient)
      .toBe(true);
    expect(await page.getByRole('radio', { name: 'GBP' }).isChecked()).toBe(true);
    await shows('This is a test checkout, and you are not charged.');
    await expectWellShown(page, 'select-plan');
    await page.route('**/rpc/billing/startCheckout', (route) => route.abort());
    await button('Continue with Professional Plan').click();
    await shows('Failed to open the checkout. Please try again.');
    visitor.takeComplaints();
    await page.unroute('**/rpc/billing/startCheckout');
    await button('Continue with Professional Plan').click();
    await shows('Review your order');
    await shows('£23');
    await page.goBack();
    await button('Continue with Professional Plan').click();
    await button('Pay £23').click();
    await expect.poll(path, patient).toBe('/my-assistant/create');
    await shows('Thank you. You are now on Professional.');
    await shows('120 min left');
  });

  test('is on the plan at once, and takes a larger one, which is paid by the day', async () => {
    await page.goto(`${platform.url}/my-assistant/subscription`);
    await shows('You pay £23 a month.');
    await expect
      .poll(() => page.locator('dl', { hasText: 'Minutes Left' }).first().textContent())
      .toContain('120 min');
    await expectWellShown(page, 'subscription');
    await button('Upgrade Plan').click();
    await shows(/It starts right away and costs £62 a month/);
    await button('Change to Premium').click();
    await shows('You pay £62 a month.');
    await shows('Unlimited');
    expect(await button('Upgrade Plan').count()).toBe(0);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  });

  test('takes a smaller one, which begins when the paid period is over', async () => {
    await button('Select Plan: Professional').click();
    await shows(/Then Professional starts, at £23 a month/);
    await button('Change to Professional').click();
    await shows(/Changes to Professional, paid monthly/);
    expect(await button('Current Plan').count()).toBe(1);
    await button('Manage billing').click();
    await button('End period now').click();
    await page.goto(`${platform.url}/my-assistant/subscription`);
    await shows('You pay £23 a month.');
    expect(await page.getByText('Changes to').count()).toBe(0);
  });

  test('sees in the open page what happens elsewhere: a payment fails, then goes through', async () => {
    const other = await visitor.context.newPage();
    await other.goto(`${platform.url}/my-assistant/subscription`);
    await other.getByRole('button', { name: 'Manage billing' }).click();
    await other.getByRole('button', { name: 'Use the declined card' }).click();
    await other.getByRole('button', { name: 'End period now' }).click();
    await shows(/Your last payment failed/);
    await other.getByRole('button', { name: 'Use the accepted card' }).click();
    await expect.poll(() => page.getByText('Your last payment failed').count(), patient).toBe(0);
    await other.close();
  });

  test('cancels, and changes their mind', async () => {
    await button('Cancel Subscription').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
    await shows(/Professional ends on/);
    await button('Keep Professional').click();
    await expect.poll(() => page.getByText('Professional ends on').count(), patient).toBe(0);
  });
});

test('callers of an owner whose minutes are used up leave messages, by telephone too', async () => {
  const email = 'talkative@example.com';
  const owner = await Owner.signUp(platform.url, email);
  const { id } = await owner.createAssistant(lambForm);
  const { sipUri } = await owner.publish(id);
  await callOnce(sipUri, { listens: false });
  await expect.poll(async () => (await owner.calls()).rows[0]?.status, patient).toBe('completed');
  await makeItLast(email, '30 minutes');
  await owner.raw('PUT', '/api/usage/choice', { atLimit: 'messages' });
  const isInForce = async () => {
    const answer = await owner.raw('GET', '/api/usage/choice');
    return ((await answer.json()) as { isInForce: boolean }).isInForce;
  };
  await expect.poll(isInForce, patient).toBe(true);
  await callOnce(sipUri, { listens: true });
  const greeting = async () => {
    const { rows } = await owner.calls();
    const [last] = rows;
    return rows.length === 2 && last && (await owner.call(last.id)).transcript[0]?.text;
  };
  await expect.poll(greeting, patient).toMatch(/^Thank you for calling Golden Lamb/);
});

/** A caller hangs up at once, or after the first sentence. */
async function callOnce(sipUri: string, { listens }: { listens: boolean }): Promise<void> {
  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user: /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '',
    from: '+442079460018',
  });
  await caller.call();
  if (listens) await caller.listen(0, 20_000);
  await caller.hangUp();
  caller.close();
}

/** Makes an owner's only call one that lasted so long. */
async function makeItLast(email: string, lasted: string): Promise<void> {
  const client = new Client({ connectionString: platform.databaseUrl });
  await client.connect();
  await client.query(
    `update call_logs set start_time = start_time - $2::interval, end_time = start_time,
       duration_seconds = extract(epoch from $2::interval)::int
     where organisation_id = (select o.id from organisations o join users u on u.id = o.owner_id where u.email = $1)`,
    [email, lasted],
  );
  await client.query(
    `update organisations set created_at = created_at - $2::interval
     where owner_id = (select id from users where email = $1)`,
    [email, lasted],
  );
  await client.end();
}
