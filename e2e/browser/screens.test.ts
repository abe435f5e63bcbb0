import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import {
  newcomerScreens,
  publicScreens,
  residentScreens,
  type Screen,
} from '../src/browser/screens.ts';
import { bookByTyping } from '../src/browser/typedBooking.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const password = 'a good password';
const resident = 'resident@example.com';
const newcomer = 'newcomer@example.com';
const patient = { timeout: 20_000 } as const;

/** Where to leave a picture of every screen for a person to look at; none are taken without it. */
const pictureFolder = process.env.SCREENS_FOLDER;

let platform: Platform;
let browser: Browser;
let callId: string;

beforeAll(async () => {
  if (pictureFolder) await mkdir(pictureFolder, { recursive: true });
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
  const owner = await Owner.signUp(platform.url, resident);
  const { id, assistantId } = await owner.createAssistant(lambForm);
  await owner.publish(id);
  callId = await bookByTyping(platform.url, owner, assistantId);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
});

const views = [
  { width: 320, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

async function arrive(email?: string): Promise<Visitor> {
  // What moves is neither measured nor in a picture twice the same.
  const visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
  if (email) await visitor.signIn(platform.url, email, password);
  return visitor;
}

/** Walks through the screens one after the other. @returns what is wrong with any of them, by name */
async function walk(visitor: Visitor, screens: readonly Screen[]): Promise<string[]> {
  const { page } = visitor;
  const wrong: string[] = [];
  for (const { name, path, shows, goOn, status } of screens) {
    await page.goto(`${platform.url}${path.replace('CALL', `/my-assistant/calls/${callId}`)}`);
    await goOn?.(page);
    await page.getByText(shows, { exact: true }).and(page.locator(':visible')).first().waitFor();
    for (const { width, colorScheme } of views) {
      const view = `${name}-${width}-${colorScheme}`;
      await showAs(page, width, colorScheme);
      if (pictureFolder)
        await page.screenshot({ path: join(pictureFolder, `${view}.png`), fullPage: true });
      const overflow = await overflowPx(page);
      if (overflow > 0) wrong.push(`${view}: ${overflow} px too wide`);
      for (const breach of await accessibilityBreaches(page)) wrong.push(`${view}: ${breach}`);
    }
    for (const complaint of visitor.takeComplaints(status)) wrong.push(`${name}: ${complaint}`);
    // The wizard keeps its draft in the tab.
    await page.evaluate(() => sessionStorage.clear());
  }
  await visitor.leave();
  return wrong;
}

describe('every screen fits, can be read by everyone and breaks nothing', () => {
  test('the public pages', async () => {
    expect(await walk(await arrive(), publicScreens)).toEqual([]);
  });

  test('what somebody sees who has just signed up', async () => {
    await Owner.signUp(platform.url, newcomer);
    expect(await walk(await arrive(newcomer), newcomerScreens)).toEqual([]);
  });

  test('what an owner with an assistant sees', async () => {
    expect(await walk(await arrive(resident), residentScreens)).toEqual([]);
  });

  test('a page that does not is found out', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await page.goto(`${platform.url}/sign-in`);
    await showAs(page, 320, 'light');
    await page.evaluate(() => {
      const wide = document.createElement('p');
      wide.textContent = 'Hardly to be seen';
      wide.style.cssText = 'width: 400px; color: #eee; background: #fff';
      document.querySelector('main')?.append(wide);
      console.error('Something broke');
    });
    expect(await overflowPx(page)).toBeGreaterThan(70);
    expect(await accessibilityBreaches(page)).toEqual(['color-contrast: #main > p']);
    expect(visitor.takeComplaints()).toEqual(['Something broke']);
    await visitor.leave();
  });
});

test('one can sign in with the keyboard alone, and see where one is', async () => {
  const visitor = await Visitor.arrive(browser);
  const { page } = visitor;
  await page.goto(`${platform.url}/sign-in`);
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      const { outlineStyle } = getComputedStyle(at ?? document.body);
      return {
        name: at?.getAttribute('aria-label') ?? at?.id ?? '',
        label: at?.id ? document.querySelector(`label[for="${at.id}"]`)?.textContent : null,
        text: at?.textContent?.trim(),
        isSeen: outlineStyle !== 'none',
      };
    });
  const tabTo = async (fits: (at: Awaited<ReturnType<typeof focused>>) => boolean, key = 'Tab') => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(key);
      const at = await focused();
      expect(at.isSeen, `${at.name} ${at.text}`).toBe(true);
      if (fits(at)) return;
    }
    throw new Error('the keyboard does not lead there');
  };
  await tabTo(({ text }) => text === 'Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(({ label }) => label === 'Email');
  await page.keyboard.type(resident);
  await tabTo(({ label }) => label === 'Password');
  await page.keyboard.type('not the password');
  await tabTo(({ text }) => text === 'Sign In');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await tabTo(({ label }) => label === 'Password', 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname, patient).not.toBe('/sign-in');
  await page.getByRole('button', { name: 'Olivia Owner' }).waitFor();
  expect(visitor.takeComplaints(401)).toEqual([]);
  await visitor.leave();
});
