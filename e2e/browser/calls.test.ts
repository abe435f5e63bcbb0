import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { bookByTyping } from '../src/browser/typedBooking.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const email = 'ledger@example.com';
const key = 'the-key-of-the-table';

/** A table service outside, whose rows each test may change. */
let rows: object[] = [];
const table = createServer((request, response) => {
  response.statusCode = request.headers['x-api-key'] === key ? 200 : 403;
  response.end(JSON.stringify({ count: rows.length, items: rows }));
});

let platform: Platform;
let browser: Browser;
let assistantId: string;
let visitor: Visitor;

beforeAll(async () => {
  await new Promise<void>((resolve) => table.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(table.address() as AddressInfo).port}/rows`;
  [platform, browser] = await Promise.all([
    startPlatform({ env: { CALL_TABLE_URL: url, CALL_TABLE_KEY: key } }),
    openChromium(),
  ]);
  const owner = await Owner.signUp(platform.url, email);
  ({ assistantId } = await owner.createAssistant(lambForm));
  await bookByTyping(platform.url, owner, assistantId);
  visitor = await Visitor.arrive(browser, { acceptDownloads: true, reducedMotion: 'reduce' });
  await visitor.signIn(platform.url, email, 'a good password');
});

afterAll(async () => {
  await visitor.leave();
  await browser.close();
  await platform.stop();
  table.closeAllConnections();
  await new Promise((resolve) => table.close(resolve));
});

test('the log is searched, narrowed, saved and shared by its address', async () => {
  const { page } = visitor;
  const link = page.getByRole('link', { name: /view the .* call/ });
  rows = [
    {
      id: 'r1',
      fields: {
        'Assistant ID': assistantId,
        Date: '20 Nov 2026',
        Time: '19:04',
        Duration: '2min 5sec',
      },
    },
    { id: 'b1', fields: { 'Assistant ID': assistantId, Date: '20 Nov 2026', Duration: 'long' } },
    {
      id: 'x1',
      fields: { 'Assistant ID': 'somebody-else', Date: '1 Nov 2026', Time: '1:00', Duration: 1 },
    },
  ];
  await page.goto(`${platform.url}/my-assistant/calls`);
  await link.waitFor();
  const main = page.getByRole('main');
  const outside = page.getByRole('region', { name: 'From your connected table' });
  await outside.getByText('2min 5sec').waitFor();
  await outside.getByText('1 row of the table could not be read').waitFor();
  expect(await main.textContent()).not.toContain('somebody-else');

  const outcome = page.getByLabel('Outcome', { exact: true });
  await showAs(page, 320, 'light');
  expect(await outcome.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'More filters' }).click();
  await outcome.waitFor();
  await showAs(page, 1280, 'light');

  const words = page.getByLabel('Keyword or name', { exact: true });
  await words.fill('table tomorr');
  await words.press('Enter');
  await main.getByText('Showing 1 record found, my calls').waitFor();
  await outcome.selectOption('reserved');
  await page.waitForURL(/outcome=reserved/);
  await link.waitFor();
  const address = page.url();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(file.suggestedFilename()).toBe('calls.csv');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',completed,reserved,');

  // With the table below and its details open; screens.test.ts walks through the page without.
  await outside.getByText('1 row of the table could not be read').click();
  for (const [width, scheme] of [
    [320, 'dark'],
    [768, 'light'],
  ] as const) {
    await showAs(page, width, scheme);
    expect(await overflowPx(page)).toBe(0);
    expect(await accessibilityBreaches(page)).toEqual([]);
  }

  await outcome.selectOption('missed');
  await main.getByText('No Call Records Found').waitFor();
  await page.goto(address);
  await link.waitFor();
  expect(await words.inputValue()).toBe('table tomorr');
  visitor.expectNoComplaints();
});

test('minutes of the past 30 days come through the platform, whose calls they are', async () => {
  const { page } = visitor;
  await page.goto(`${platform.url}/my-assistant/manage`);
  await page.getByText(/^\d+ minutes?$/).waitFor();
  const answer = await page.request.get(`${platform.url}/api/usage/analytics`);
  expect(await answer.json()).toMatchObject({ assistantId });
  visitor.expectNoComplaints();
});
