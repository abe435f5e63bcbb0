import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { bookByTyping } from '../src/browser/typedBooking.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { resolveDate } from '../src/relativeDate.ts';

/** A machine that does much else at once is slow to draw. */
const patient = { timeout: 20_000 } as const;

const email = 'diary@example.com';
const calendar = '/my-assistant/bookings';
const timeZone = 'Europe/London';

/** One owner's calendar, each test a step further: it is set up, a caller books, the owner changes it. */
describe('the calendar of a business', () => {
  let platform: Platform;
  let browser: Browser;
  let owner: Owner;
  let visitor: Visitor;
  let page: Page;
  let assistantId: string;
  /** The day that the caller books for. */
  let day: string;

  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
    owner = await Owner.signUp(platform.url, email);
    ({ assistantId } = await owner.createAssistant(lambForm, timeZone));
    visitor = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    await visitor.signIn(platform.url, email, 'a good password');
    page = visitor.page;
    day = resolveDate('tomorrow', Date.now(), timeZone);
  });

  afterAll(async () => {
    await browser.close();
    await platform.stop();
  });

  afterEach(() => visitor.expectNoComplaints());

  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const dialog = () => page.getByRole('dialog');
  const status = (words: RegExp) => page.getByRole('status').getByText(words).waitFor();

  test('an empty one leads by the hand: the tables of a restaurant are set up in one form', async () => {
    await page.goto(`${platform.url}${calendar}`);
    await page.getByRole('link', { name: 'Set up your calendar' }).click();
    await page.getByRole('heading', { name: 'Quick setup' }).waitFor();
    expect(await page.getByLabel('Your business', { exact: true }).inputValue()).toBe('restaurant');
    await page.getByLabel('Table for 2').fill('0');
    await page.getByLabel('Table for 4').fill('1');
    await page.getByLabel('Table for 8').fill('1');
    await button('Set up').click();
    await button('Edit Table for 4').waitFor();
    await button('Edit Table').waitFor();
    expect(await button('Edit Table for 2').count()).toBe(0);
    await button('Save hours').click();
    await page.getByText('Bookings follow these hours.').waitFor();
  });

  test('what a caller books appears by itself and leads to the call', async () => {
    await page.goto(`${platform.url}${calendar}?view=day&date=${day}`);
    await page.getByText('No bookings on this day.').waitFor();
    const callId = await bookByTyping(platform.url, owner, assistantId);
    const column = page.getByRole('region', { name: 'Table for 4', exact: true });
    await column.getByRole('button', { name: /^19:00.*John Smith.*booked by phone$/ }).click();
    await dialog().getByRole('link', { name: 'By phone: view call' }).click();
    await page.waitForURL(`**/my-assistant/calls/${callId}`);
    // The address changes before the page does.
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    await page.goBack();
    await button(/John Smith/).waitFor();
    expect(new URL(page.url()).search).toBe(`?view=day&date=${day}`);
  });

  test('it is moved, and back; the table that it holds is not given away', async () => {
    await button(/John Smith/).click();
    await button('Move').click();
    await dialog().getByRole('button', { name: '18:30' }).click();
    await dialog().getByRole('button', { name: 'Move', exact: true }).click();
    await status(/^John Smith is moved to .*18:30/);
    await button('Undo').click();
    await status(/^John Smith is back at .*19:00/);

    await button('Add a booking').click();
    await dialog().getByLabel('Time', { exact: true }).fill('19:30');
    await dialog().getByLabel('With', { exact: true }).selectOption({ label: 'Table for 4' });
    await dialog().getByLabel('Name', { exact: true }).fill('Ann Arbor');
    await dialog().getByLabel('Party size').fill('2');
    await button('Book').click();
    await dialog().getByRole('alert').waitFor();
    expect(await button('Book anyway').count()).toBe(0);
    await dialog().getByLabel('With', { exact: true }).selectOption({ label: 'Any available' });
    await button('Book').click();
    await status(/^Table for 2, Ann Arbor: booked for/);
    const large = page.getByRole('region', { name: 'Table for 8', exact: true });
    await large.getByRole('button', { name: /Ann Arbor/ }).waitFor();
  });

  test('by hand one may book outside the hours', async () => {
    await button('Add a booking').click();
    await dialog().getByLabel('Time', { exact: true }).fill('10:00');
    await dialog().getByLabel('Name', { exact: true }).fill('Early Bird');
    await button('Book').click();
    await button('Book anyway').click();
    await status(/Early Bird: booked for/);
    await button(/Early Bird/).click();
    await dialog().getByText('Outside opening hours').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count(), patient).toBe(0);
  });

  test('it is cancelled, and the cancellation undone', async () => {
    await button(/John Smith/).click();
    await button('Cancel booking').click();
    await button('Cancel booking').click();
    await status(/John Smith: cancelled/);
    await expect.poll(() => button(/John Smith/).count(), patient).toBe(0);
    await button('Undo').click();
    await status(/John Smith: booking restored/);
    await button(/John Smith/).waitFor();
  });

  test('other calendars read it, and an old address reads nothing', async () => {
    await page.goto(`${platform.url}${calendar}/setup`);
    const address = page.getByText(/\/calendar\/.*\.ics$/);
    const old = await address.textContent();
    const feed = await fetch(old ?? '');
    expect(feed.headers.get('content-type')).toContain('text/calendar');
    expect(await feed.text()).toContain('John Smith');
    await button('Create new link').click();
    await dialog().getByRole('button', { name: 'Create new link' }).click();
    await expect.poll(() => address.textContent(), patient).not.toBe(old);
    expect((await fetch(old ?? '')).status).toBe(404);
    expect((await fetch((await address.textContent()) ?? '')).status).toBe(200);
  });

  test('every view fits and can be read by everyone', async () => {
    const wrong: string[] = [];
    let isDark = false;
    for (const path of [
      `${calendar}?view=day&date=${day}`,
      `${calendar}?view=week&date=${day}`,
      `${calendar}?view=list&date=${day}`,
      `${calendar}/setup`,
    ]) {
      await page.goto(`${platform.url}${path}`);
      await (path.endsWith('setup') ? button('Save hours') : button(/John Smith/)).waitFor();
      for (const width of [320, 768, 1280]) {
        // Every width is seen in both colours, on different pages: axe takes its time.
        isDark = !isDark;
        await showAs(page, width, isDark ? 'dark' : 'light');
        const view = `${path} ${width} ${isDark ? 'dark' : 'light'}`;
        const overflow = await overflowPx(page);
        if (overflow > 0) wrong.push(`${view}: ${overflow} px too wide`);
        if (width === 768) continue;
        for (const breach of await accessibilityBreaches(page)) wrong.push(`${view}: ${breach}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
