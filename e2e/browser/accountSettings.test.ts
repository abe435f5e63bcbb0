import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { keptMail } from '../src/keptMail.ts';
import { Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { timeCode } from '../src/timeCode.ts';

const email = 'olivia@example.com';
const password = 'a good password';
const NEW_ACCOUNT_MS = 5 * 60_000;
const patient = { timeout: 20_000 } as const;

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([
    startPlatform({
      env: {
        GOOGLE_CLIENT_ID: 'desk',
        GOOGLE_CLIENT_SECRET: 'secret',
        // Nobody answers there.
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
      },
    }),
    openChromium(),
  ]);
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
  for (const [width, colours] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await showAs(page, width, colours);
    expect([await overflowPx(page), await accessibilityBreaches(page)]).toEqual([0, []]);
  }
}

/** Arrives signed in, at the account page. */
async function atAccount(): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  await visitor.signIn(platform.url, email, password);
  await visitor.page.goto(`${platform.url}/my-assistant/settings`);
  await shows(visitor.page, 'This device');
  return visitor;
}

/** Takes the session away while no page is open that would miss it. */
async function signOutQuietly({ page, context }: Visitor): Promise<void> {
  await page.goto('about:blank');
  await context.clearCookies();
}

/** What the window is told of sessions, and where it is asked to go, from the next page on. */
async function listen(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('tell', (text: string) => told.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tell: (text: string) => void }).tell;
    addEventListener('belldesk:auth', (event) =>
      tell((event as CustomEvent<{ name: string }>).detail.name),
    );
    addEventListener('belldesk:auth-redirect', (event) => {
      const { path: to, reason } = (event as CustomEvent<{ path: string; reason: string }>).detail;
      tell(`${to} ${reason}`);
    });
  });
  return told;
}

describe('Google', () => {
  test('is offered without a shift; that nobody answers there is told as in the catalogue', async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    for (const [at, label] of [
      ['/sign-in', 'Sign in with Google'],
      ['/sign-up', 'Sign up with Google'],
    ] as const) {
      await page.goto(`${platform.url}${at}`);
      const held = Promise.withResolvers<void>();
      await page.route('**/api/auth/sign-in/social', async (route) => {
        await held.promise;
        await route.continue();
      });
      await button(page, label).click();
      await button(page, 'Connecting to Google...').waitFor();
      held.resolve();
      await shows(page, 'Network error. Please check your connection.');
      await button(page, label).waitFor();
      await page.unroute('**/api/auth/sign-in/social');
      expect(visitor.takeComplaints(502)).toEqual([]);
    }
    await page.goto(`${platform.url}/sign-in?error=access_denied`);
    await shows(page, 'You cancelled the Google sign-in. Nothing was changed.');
    expect(new URL(page.url()).search).toBe('');
    await expectFit(page);
    visitor.expectNoComplaints();
    await visitor.leave();
  });
});

describe('where one is led', () => {
  test('by the age of the account, at both sides of five minutes', async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    const told = await listen(page);
    const asked = await visitor.context.request.post(`${platform.url}/api/auth/sign-up/email`, {
      headers: { origin: platform.url },
      data: { name: 'Nia New', email: 'nia@example.com', password },
    });
    const { user } = (await asked.json()) as { user: { createdAt: string } };
    const createdMs = Date.parse(user.createdAt);

    await page.clock.setFixedTime(createdMs + NEW_ACCOUNT_MS - 1);
    await page.goto(`${platform.url}/select-plan`);
    await button(page, 'Continue with Starter Plan').waitFor();
    await expect.poll(() => told).toContain('INITIAL_SESSION');
    expect(path(page)).toBe('/select-plan');

    await page.clock.setFixedTime(createdMs + NEW_ACCOUNT_MS);
    await page.goto(`${platform.url}/select-plan`);
    await expect.poll(() => path(page), patient).toBe('/my-assistant/create');
    expect(told).toContain('/my-assistant account-not-new');

    // Who has no assistant goes on from the page of today.
    for (const [ms, to, end] of [
      [NEW_ACCOUNT_MS - 1, '/select-plan', '/select-plan'],
      [NEW_ACCOUNT_MS, '/my-assistant', '/my-assistant/create'],
    ] as const) {
      await signOutQuietly(visitor);
      await page.clock.setFixedTime(createdMs + ms);
      await page.goto(`${platform.url}/sign-in`);
      await page.getByLabel('Email').fill('nia@example.com');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button(page, 'Sign In').click();
      await expect.poll(() => told).toContain(`${to} signed-in`);
      await expect.poll(() => path(page), patient).toBe(end);
      told.splice(0);
    }
    visitor.expectNoComplaints();
    await visitor.leave();
  });

  test('without a session to the sign-in page', async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    const told = await listen(page);
    for (const guarded of ['/select-plan', '/my-assistant/settings', '/my-assistant']) {
      await page.goto(`${platform.url}${guarded}`);
      await expect.poll(() => path(page), patient).toBe('/sign-in');
      expect(told.splice(0)).toContain('/sign-in no-session');
    }
    visitor.expectNoComplaints();
    await visitor.leave();
  });
});

describe('the account page', () => {
  test('a device that is signed out from another is led to the sign-in page at once', async () => {
    const [here, there] = [await atAccount(), await atAccount()];
    const told = await listen(there.page);
    await there.page.reload();
    await shows(there.page, 'This device');
    await button(here.page, 'Sign Out All Other Devices').waitFor();
    await button(here.page, 'Sign Out All Other Devices').click();
    await expect.poll(() => path(there.page), patient).toBe('/sign-in');
    expect(told).toContain('/sign-in session-ended');
    await shows(here.page, 'You are not signed in on any other device.');
    await expectFit(here.page);
    here.expectNoComplaints();
    there.takeComplaints();
    await Promise.all([here.leave(), there.leave()]);
  });

  test('two-factor: turned on by a code, asked for at the next sign-in, by app and by backup code', async () => {
    const visitor = await atAccount();
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    await button(page, 'Turn on').click();
    await dialog.getByLabel('Current password').fill('not it');
    await button(page, 'Continue').click();
    await shows(page, 'The current password is incorrect');
    expect(visitor.takeComplaints(400)).toEqual([]);
    await dialog.getByLabel('Current password').fill(password);
    await button(page, 'Continue').click();
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    await expectFit(page);
    await dialog.getByLabel('Code from your app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('This code is incorrect or was already used.').waitFor();
    expect(visitor.takeComplaints(401)).toEqual([]);
    await dialog.getByLabel('Code from your app').fill(timeCode(secret));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await shows(page, 'Your backup codes');
    const codes = await dialog.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    // They are not shown again: a press beside them does not close them.
    await page.mouse.click(3, 3);
    await button(page, "I've saved them").click();
    await button(page, 'Turn off').waitFor();

    const told = await listen(page);
    const firstStep = async () => {
      await signOutQuietly(visitor);
      await page.goto(`${platform.url}/sign-in`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button(page, 'Sign In').click();
      await page.getByLabel('Code from your app').waitFor();
    };
    await firstStep();
    await expectFit(page);
    await button(page, 'Sign In').click();
    await shows(page, 'Please enter the code');
    // The code that turned it on was used: the next one counts.
    await page.getByLabel('Code from your app').fill(timeCode(secret, 1));
    await button(page, 'Sign In').click();
    await expect.poll(() => path(page), patient).toBe('/select-plan');
    expect(told).toEqual(expect.arrayContaining(['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN']));

    await firstStep();
    await button(page, 'Use a backup code instead').click();
    await page.getByLabel('Backup code').fill(codes[0] ?? '');
    await button(page, 'Sign In').click();
    await expect.poll(() => path(page), patient).toBe('/select-plan');

    await page.goto(`${platform.url}/my-assistant/settings`);
    await button(page, 'Turn off').click();
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await button(page, 'Turn on').waitFor();
    visitor.expectNoComplaints();
    await visitor.leave();
  });

  test('a new address is used once its link is followed, and a new password opens the account', async () => {
    const visitor = await atAccount();
    const { page } = visitor;
    await page.getByLabel('Full name').fill('Olivia Bell');
    await button(page, 'Save').click();
    await page.getByRole('button', { name: 'Olivia Bell' }).waitFor();

    await page.getByLabel('New address').fill('olivia.bell@example.com');
    await page.getByLabel('Current password').first().fill(password);
    await button(page, 'Send confirmation link').click();
    await page.getByText('We sent a link to olivia.bell@example.com').waitFor();
    const mail = await keptMail(platform.dataDir, 'olivia.bell@example.com');
    // RFC 2045 section 6.7: a long line of the mail goes on after "=".
    const text = mail.replace(/=\r?\n/g, '');
    const [link = ''] = /http:\/\/\S+\/confirm-email#[\w.-]+/.exec(text) ?? [];
    const elsewhere = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    await elsewhere.page.goto(link);
    await button(elsewhere.page, 'Confirm this address').waitFor();
    await expectFit(elsewhere.page);
    await button(elsewhere.page, 'Confirm this address').click();
    await shows(elsewhere.page, 'Your account now uses olivia.bell@example.com.');
    // Others were mailed there before, about the second factor.
    await expect.poll(() => keptMail(platform.dataDir, email), patient).toContain('was changed');
    elsewhere.expectNoComplaints();
    await elsewhere.leave();

    await page.reload();
    await shows(page, 'olivia.bell@example.com');
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm new password').fill('short');
    await page.getByLabel('Current password').last().fill(password);
    await button(page, 'Change Password').click();
    await shows(page, 'Password must be at least 8 characters long');
    await page.getByLabel('New password', { exact: true }).fill('A better one, 2026');
    await shows(page, 'Strong password');
    await page.getByLabel('Confirm new password').fill('A better one, 2026');
    await button(page, 'Change Password').click();
    await page.getByText('Password changed.').first().waitFor();
    visitor.expectNoComplaints();
    await visitor.leave();
    const again = await Visitor.arrive(browser);
    await again.signIn(platform.url, 'olivia.bell@example.com', 'A better one, 2026');
    await again.leave();
  });
});
