import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { WebCaller } from '../src/browser/webCaller.ts';
import { keptMail } from '../src/keptMail.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const email = 'inbox@example.com';
const password = 'a good password';
const inbox = '/my-assistant/inbox';

/** One owner's inbox, each test a step further: a caller leaves a message, the owner deals with it. */
describe('the inbox of a business', () => {
  let platform: Platform;
  let browser: Browser;
  let owner: Owner;
  let visitor: Visitor;
  let page: Page;
  let assistantId: string;

  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
    owner = await Owner.signUp(platform.url, email);
    await owner.confirmAddress(platform.dataDir, email);
    ({ assistantId } = await owner.createAssistant(lambForm));
    visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    await visitor.signIn(platform.url, email, password);
    page = visitor.page;
  });

  afterAll(async () => {
    await browser.close();
    await platform.stop();
  });

  afterEach(() => visitor.expectNoComplaints());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const message = () => page.getByRole('article', { name: 'Lee Grant' });
  const status = (words: string) => page.getByRole('status').getByText(words).waitFor();

  /** A caller types a message; the call is over when this resolves. */
  async function leave(words: string): Promise<void> {
    const caller = await WebCaller.call(platform.url, owner, assistantId);
    await caller.hears(/how can i help/i);
    caller.type('Can I leave a message?');
    await caller.hears(/pass on/i);
    caller.type(words);
    await caller.hears(/name/i);
    caller.type('Lee Grant');
    await caller.hears(/number/i);
    caller.type('07700 900133');
    await caller.hears(/is that right|correct/i);
    caller.type('Yes, that is right');
    await caller.until('taken');
    await caller.hangUp();
  }

  test('an urgent message appears by itself, is mailed, and leads to its call', async () => {
    await page.goto(`${platform.url}${inbox}`);
    await page.getByText('Nothing to do').waitFor();
    await leave('Our wedding cake is gone and it is urgent');
    await message().getByText('Urgent', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Inbox 1 open, 1 of them urgent' }).first().waitFor();
    const call = message().getByRole('link', { name: /^Call / });
    expect(await call.getAttribute('href')).toBe('tel:+447700900133');
    expect(await keptMail(platform.dataDir, email, 1)).toMatch(/^Subject: Urgent: .*Lee Grant$/m);
    await message().getByRole('link', { name: 'The call' }).click();
    await page.getByRole('heading', { name: 'From Lee Grant' }).waitFor();
    await page.goBack();
    await message().waitFor();
  });

  test('a note is kept, the message is done, and comes back', async () => {
    await button('Add a note').click();
    await page.getByLabel('Your note').fill('Called back: it stood in the other car.');
    await button('Save note').click();
    await message().getByText('it stood in the other car').waitFor();
    await button('Done').click();
    await status('Lee Grant: done.');
    await page.getByText('Nothing to do').waitFor();
    await button('Undo').click();
    await status('Lee Grant: reopened.');
    await message().waitFor();
    expect(await message().getByRole('list', { name: 'Notes' }).textContent()).toContain(
      'it stood in the other car',
    );
  });

  test('the second of two windows is told that the first was quicker', async () => {
    const second = await visitor.context.newPage();
    await second.goto(`${platform.url}${inbox}`);
    const done = second.getByRole('button', { name: 'Done', exact: true });
    await done.waitFor();
    // What the first window does is not heard of here: it is as when both press at once.
    await second.route('**/rpc/inbox/list', (route) => route.abort());
    await button('Not urgent').click();
    await button('Mark urgent').waitFor();
    await done.click();
    await second.getByRole('alert').getByText('changed in another window').waitFor();
    await second.close();
    expect(await button('Done').count()).toBe(1);
  });

  test('the choice of mail stands after a reload', async () => {
    await page.getByLabel('Email me').selectOption('digest');
    await page.getByText('Urgent messages are still emailed right away').waitFor();
    await page.reload();
    await page.getByText('Urgent messages are still emailed right away').waitFor();
    expect(await page.getByLabel('Email me').inputValue()).toBe('digest');
  });

  test.each([
    [320, 'dark'],
    [1280, 'light'],
  ] as const)('nothing sticks out or cannot be read at %i px, %s', async (width, colours) => {
    await showAs(page, width, colours);
    await message().waitFor();
    expect(await overflowPx(page)).toBe(0);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });
});
