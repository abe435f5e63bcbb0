import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoRequestPayload, publicFormTexts } from '@belldesk/contract/product/publicForms';
import { Client } from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { eventually } from '../src/eventually.ts';
import { freeSettings } from '../src/freePorts.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { WebhookDouble } from '../src/webhookDouble.ts';

/** No person fills in a form faster; what is sent sooner is refused (features/publicForms/admit). */
const slowerThanPrograms = 2_100;
const dayMs = 86_400_000;
const patient = { timeout: 20_000 } as const;

let folder: string;
let settings: Record<string, string>;
let platform: Platform;
let webhook: WebhookDouble;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-forms-'));
  webhook = await WebhookDouble.start();
  settings = { ...(await freeSettings()), DEMO_WEBHOOK_URL: webhook.url };
  [platform, browser] = await Promise.all([
    startPlatform({ dataDir: folder, env: settings }),
    openChromium(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
  await webhook.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  visitor = await Visitor.arrive(browser);
  page = visitor.page;
});

afterEach(async () => {
  await visitor.leave();
  visitor.expectNoComplaints();
});

async function rowsOf<T extends object>(sql: string): Promise<T[]> {
  const client = new Client({ connectionString: platform.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What was kept, beginning with the newest. */
const kept = (table: 'contact_messages' | 'leads' | 'demo_requests'): Promise<object[]> =>
  rowsOf(`select * from ${table} order by id desc`);

/** Ends the wait for the next try of a delivery that failed, once there is one. */
async function bringForward(): Promise<true | undefined> {
  const waiting = await rowsOf(
    `update pgboss.job set start_after = now() where name = 'deliver-demo-request' and state = 'retry' returning id`,
  );
  return waiting.length > 0 ? true : undefined;
}

const open = (path: string) => page.goto(`${platform.url}${path}`);
const formOf = (submit: string): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name: submit, exact: true }) });

async function fill(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Sends it as late as a person would. */
async function send(form: Locator, submit: string): Promise<void> {
  await page.waitForTimeout(slowerThanPrograms);
  await form.getByRole('button', { name: submit, exact: true }).click();
}

/** A day of this visitor's calendar, so many days from today. */
const day = (fromToday: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
    Date.now() + fromToday * dayMs,
  );

const message = {
  Name: 'Ada Bell',
  Email: 'ada@example.com',
  Subject: 'Billing Question',
  Message: 'What does a minute cost?',
};
const details = {
  'Full Name': 'Ada Bell',
  'Company Name': 'Bells',
  'Email Address': 'ada@example.com',
  'Phone Number': '020 7946 0018',
};
const request = {
  Name: 'Ada Bell',
  Email: 'ada@example.com',
  Company: 'Bells',
  'Preferred date': day(3),
  Message: 'Show me.',
};

describe('the contact form', () => {
  test('says what is missing, then keeps the message', async () => {
    await open('/contact');
    const form = formOf('Send Message');
    await form.getByRole('button', { name: 'Send Message' }).click();
    for (const missing of [
      'Please enter your name',
      'Please enter your email address',
      'Please choose a subject',
      'Please enter a message',
    ])
      await form.getByRole('alert').filter({ hasText: missing }).waitFor();
    await fill(form, { ...message, Email: 'ada' });
    await form.getByText('Please enter a valid email address', { exact: true }).waitFor();
    await fill(form, { Email: message.Email });
    await send(form, 'Send Message');
    await form.getByText(publicFormTexts.contactSent, { exact: true }).waitFor();
    expect(await form.getByLabel('Message', { exact: true }).inputValue()).toBe('');
    // The next one is another: it is not called sent while it is not.
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByText('Please enter a message').waitFor();
    expect(await form.getByText(publicFormTexts.contactSent).count()).toBe(0);
    expect((await kept('contact_messages'))[0]).toMatchObject({
      name: message.Name,
      subject: message.Subject,
      message: message.Message,
    });
  });

  test('keeps what was typed while the server is away', async () => {
    await open('/contact');
    const form = formOf('Send Message');
    const before = (await kept('contact_messages')).length;
    await fill(form, { ...message, Message: 'Are you there?' });
    await page.waitForTimeout(slowerThanPrograms);
    await platform.stop();
    await send(form, 'Send Message');
    await form.getByText(publicFormTexts.contactFailed, { exact: true }).waitFor();
    expect(await form.getByLabel('Message', { exact: true }).inputValue()).toBe('Are you there?');
    expect(visitor.takeComplaints().filter((text) => !/ERR_CONNECTION/.test(text))).toEqual([]);

    platform = await startPlatform({ dataDir: folder, env: settings });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByText(publicFormTexts.contactSent, { exact: true }).waitFor();
    const now = await kept('contact_messages');
    expect(now).toHaveLength(before + 1);
    expect(now[0]).toMatchObject({ message: 'Are you there?' });
    visitor.takeComplaints();
  });

  test('sends what was sent before the page was awake', async () => {
    const awake = Promise.withResolvers<void>();
    await page.route(/\/assets\/contact\.island-.*\.js$/, async (route) => {
      await awake.promise;
      await route.continue();
    });
    await open('/contact');
    const form = formOf('Send Message');
    await fill(form, { ...message, Message: 'I was early.' });
    await send(form, 'Send Message');
    expect(await form.getByText(publicFormTexts.contactSent).count()).toBe(0);
    awake.resolve();
    await form.getByText(publicFormTexts.contactSent, { exact: true }).waitFor();
    expect((await kept('contact_messages'))[0]).toMatchObject({ message: 'I was early.' });
    expect(new URL(page.url()).pathname).toBe('/contact');
  });
});

test('the lead form says what is missing, then keeps the details', async () => {
  await open('/');
  const form = page.locator('form').filter({ has: page.getByLabel('Company Name') });
  const submit = form.getByRole('button', { name: 'Get Started', exact: true });
  await submit.click();
  for (const missing of [
    'Please enter your full name',
    'Please enter your company name',
    'Please enter your email address',
    'Please enter your phone number',
  ])
    await form.getByText(missing, { exact: true }).waitFor();
  await fill(form, { ...details, 'How did you hear about us?': 'press' });
  await send(form, 'Get Started');
  await form.getByText(publicFormTexts.leadSent, { exact: true }).waitFor();
  expect((await kept('leads'))[0]).toMatchObject({ company: 'Bells' });
});

test('the newsletter asks for a confirmation by mail', async () => {
  await open('/blog');
  const form = formOf('Subscribe');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await form.getByText('Please enter your email address', { exact: true }).waitFor();
  await fill(form, { Email: 'ada@example.com' });
  await send(form, 'Subscribe');
  await form.getByText(publicFormTexts.newsletterSent, { exact: true }).waitFor();
  expect(await form.getByLabel('Email', { exact: true }).inputValue()).toBe('');
});

describe('the request for a demo', () => {
  const openDemo = async (): Promise<Locator> => {
    await open('/');
    await page.getByRole('button', { name: 'Book a Demo', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a Demo' });
    await dialog.waitFor();
    const isFocused = (element: HTMLElement) => element === document.activeElement;
    expect(await dialog.getByLabel('Name', { exact: true }).evaluate(isFocused)).toBe(true);
    return dialog;
  };

  test('says what is missing, delivers the request and closes after two seconds', async () => {
    const dialog = await openDemo();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    for (const missing of [
      'Please enter your name',
      'Please enter your email address',
      'Please enter your company name',
      'Please enter a message',
    ])
      await dialog.getByText(missing, { exact: true }).waitFor();
    const date = dialog.getByLabel('Preferred date');
    for (const outside of [day(0), day(100)]) {
      await fill(dialog, { ...request, 'Preferred date': outside });
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => date.getAttribute('aria-invalid'), patient).toBe('true');
    }
    await fill(dialog, request);
    await dialog.getByLabel('Keep me updated with news and offers').check();
    await send(dialog, 'Submit');
    await dialog.getByText(publicFormTexts.demoSent, { exact: true }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const button = page.getByRole('button', { name: 'Book a Demo', exact: true });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    const delivery = await eventually(async () => webhook.accepted[0]);
    expect(delivery.body).toMatchObject({
      name: 'Ada Bell',
      email: 'ada@example.com',
      company: 'Bells',
      demoDate: day(3),
      message: 'Show me.',
      newsletter: true,
    });
    expect(demoRequestPayload.safeParse(delivery.body).success).toBe(true);
  });

  test('is delivered once the webhook is back', async () => {
    webhook.accepted.length = 0;
    webhook.status = 503;
    const dialog = await openDemo();
    await fill(dialog, { ...request, Message: 'Later is fine.' });
    await send(dialog, 'Submit');
    await dialog.getByText(publicFormTexts.demoSent, { exact: true }).waitFor();
    await eventually(async () => (webhook.refused > 0 ? true : undefined));
    webhook.status = 200;
    await eventually(bringForward);
    const delivery = await eventually(async () => webhook.accepted[0]);
    expect(delivery.body).toMatchObject({ message: 'Later is fine.' });
    expect(delivery.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('closes on Escape and by its X, and keeps what was typed', async () => {
    const dialog = await openDemo();
    await fill(dialog, { Message: 'Half a' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Book a Demo', exact: true }).click();
    expect(await dialog.getByLabel('Message', { exact: true }).inputValue()).toBe('Half a');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.isVisible(), patient).toBe(false);
  });
});

describe('without a script', () => {
  beforeEach(async () => {
    await visitor.leave();
    visitor = await Visitor.arrive(browser, { javaScriptEnabled: false });
    page = visitor.page;
  });

  test('the contact form is answered with a page', async () => {
    await open('/contact');
    await fill(formOf('Send Message'), { ...message, Message: 'By hand.' });
    await formOf('Send Message').getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: publicFormTexts.contactSent }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/thanks/contact');
    expect((await kept('contact_messages'))[0]).toMatchObject({ message: 'By hand.' });
  });

  test('Book a Demo leads to a page with the form', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Book a Demo', exact: true }).click();
    await fill(formOf('Submit'), { ...request, Message: 'On paper.' });
    await formOf('Submit').getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'We have your request' }).waitFor();
    expect((await kept('demo_requests'))[0]).toMatchObject({ message: 'On paper.' });
  });

  test('what is wrong is named, and what was typed is still there', async () => {
    await open('/contact');
    // Blanks pass the browser's own check.
    await fill(formOf('Send Message'), { ...message, Name: '   ' });
    await formOf('Send Message').getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Please enter your name').waitFor();
    await page.goBack();
    const typed = formOf('Send Message').getByLabel('Message', { exact: true });
    expect(await typed.inputValue()).toBe(message.Message);
    visitor.takeComplaints(422);
  });
});

describe('the sample call on Home', () => {
  test('really talks with a visitor without an account', async () => {
    await open('/');
    await page.getByRole('button', { name: /AI Receptionist/ }).click();
    const dialog = page.getByRole('dialog', { name: /AI Receptionist/ });
    await dialog.getByRole('button', { name: 'Type instead' }).click();
    const transcript = dialog.getByRole('log', { name: 'Transcript' });
    await transcript.getByText(/how can i help/i).waitFor();
    await dialog.getByRole('timer').waitFor();
    await dialog.getByLabel('Type a message').fill('A table for four tomorrow at seven pm');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await transcript.getByText(/name/i).last().waitFor();
    await dialog.getByRole('button', { name: 'End Call' }).click();
    await dialog.getByText('Now let it answer for you').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.isVisible(), patient).toBe(false);
  });
});
