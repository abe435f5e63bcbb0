import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const email = 'share@example.com';
const patient = { timeout: 30_000 };

/** An owner who begins, each test a step further: the steps lead, the link is shared, somebody talks. */
describe('from the first five minutes to a shared link', () => {
  let platform: Platform;
  let browser: Browser;
  let owner: Owner;
  let visitor: Visitor;
  let stranger: Visitor;
  let address = '';

  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
    owner = await Owner.signUp(platform.url, email);
    await owner.createAssistant(lambForm);
    visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    await visitor.signIn(platform.url, email, 'a good password');
    stranger = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  });

  afterAll(async () => {
    await browser.close();
    await platform.stop();
  });

  afterEach(() => {
    visitor.expectNoComplaints();
    stranger.expectNoComplaints();
  });

  async function fits(page: Page): Promise<void> {
    for (const [width, scheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await showAs(page, width, scheme);
      expect(await overflowPx(page), `at ${width} px`).toBe(0);
      expect(await accessibilityBreaches(page), `${width} px, ${scheme}`).toEqual([]);
    }
    await showAs(page, 1280, 'light');
  }

  test('an empty log shows the next step, and goes on when it is done', async () => {
    const { page } = visitor;
    await page.goto(`${platform.url}/my-assistant/calls`);
    const steps = page.getByRole('region', { name: 'Get started' });
    await steps.getByRole('link', { name: 'Talk to it' }).waitFor();
    await fits(page);
    await page.goto(`${platform.url}/my-assistant/manage`);
    await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
    const share = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
    await expect.poll(() => share.isVisible(), patient).toBe(true);
  });

  test('the owner switches the link on and has its address and code', async () => {
    const { page } = visitor;
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your assistant' });
    await dialog.getByRole('button', { name: 'Turn on link' }).click();
    await dialog.getByRole('img', { name: 'QR code for the link' }).waitFor();
    address = (await dialog.getByRole('link').first().getAttribute('href')) ?? '';
    expect(address).toContain('/talk/');
    await fits(page);
  });

  test('a stranger talks to the business by it, and the owner has the call', async () => {
    const { page } = stranger;
    await page.goto(address);
    await page.getByRole('heading', { name: 'Golden Lamb' }).waitFor();
    await fits(page);
    await page.getByRole('button', { name: 'Type instead' }).click();
    const transcript = page.getByRole('log', { name: 'Transcript' });
    await transcript.getByText(/how can i help/i).waitFor();
    await page.getByLabel('Type a message').fill('Do you have parking?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await transcript.getByText(/behind the building/i).waitFor();
    await page.getByRole('button', { name: 'End Call' }).click();
    await page.getByText('Thank you for calling').waitFor();
    const call = await eventually(async () =>
      (await owner.calls()).rows.find((row) => row.status === 'completed'),
    );
    expect(call.type).toBe('browser');
  });

  test('switched off, it leads nowhere', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Turn off link' }).click();
    await page.getByRole('button', { name: 'Turn on link' }).waitFor();
    await stranger.page.reload();
    await stranger.page.getByRole('alert').getByText('This link is not active.').waitFor();
    stranger.takeComplaints(404);
    await expect
      .poll(() => stranger.page.getByRole('button', { name: 'Start Call' }).count(), patient)
      .toBe(0);
  });
});
