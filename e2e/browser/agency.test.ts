import { locationList } from '@belldesk/contract/product/locations';
import { greetingFor } from '@belldesk/contract/product/wizard';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openChromium } from '../src/browser/chromium.ts';
import { invitationAddress, joinByMail } from '../src/browser/invited.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { resolveDate } from '../src/relativeDate.ts';

const agent = 'agent@example.com';
const timeZone = 'Europe/London';
const logged = z.object({ id: z.uuid() });

/** A client of the agency, with words that no other client's pages may show. */
interface Client {
  readonly business: string;
  readonly location: string;
  readonly customer: string;
  readonly phoneNumber: string;
}

const lamb: Client = {
  business: 'Golden Lamb',
  location: 'Lamb Lane',
  customer: 'Gloria Gold',
  phoneNumber: '+442079460011',
};
const fish: Client = {
  business: 'Silver Fish',
  location: 'Fish Quay',
  customer: 'Wanda Wave',
  phoneNumber: '+442079460022',
};

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
});

afterAll(async () => {
  await browser.close();
  await platform.stop();
});

const tomorrow = () => resolveDate('tomorrow', Date.now(), timeZone);

async function done(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** A business with an assistant, a call, a booking and a customer, which invites the agency. */
async function setUp({ business, location, customer, phoneNumber }: Client): Promise<string> {
  const email = `${business.replaceAll(' ', '-').toLowerCase()}@example.com`;
  const owner = await Owner.signUp(platform.url, email);
  await owner.confirmAddress(platform.dataDir, email);
  await done(owner.raw('PATCH', '/api/organisation', { name: business }));
  const form = { ...lambForm, companyName: business, greetingPhrase: greetingFor(business) };
  const { assistantId } = await owner.createAssistant(form, timeZone);
  const { rows } = locationList.parse(await done(owner.raw('GET', '/api/locations')));
  const [only] = rows;
  await done(
    owner.raw('PATCH', `/api/locations/${only?.id}`, { version: only?.version, name: location }),
  );
  const call = logged.parse(await done(owner.raw('POST', '/api/calls/test', { assistantId })));
  await done(
    owner.raw('POST', '/api/bookings', {
      kind: 'reservation',
      service: 'Terrace',
      durationMinutes: 60,
      partySize: 2,
      date: tomorrow(),
      time: '19:00',
      name: customer,
      phoneNumber,
      email: null,
      notes: null,
      anyway: true,
    }),
  );
  await done(owner.raw('POST', '/api/members/invitations', { email: agent, role: 'manager' }));
  return call.id;
}

/** Every page shows this client's own, and no word of the other's. */
async function expectOnly(page: Page, own: Client, other: Client): Promise<void> {
  const date = tomorrow();
  for (const [path, shown] of [
    ['calls?scope=all', 'Showing 1 record, all calls'],
    ['customers', own.customer],
    [`bookings?view=list&date=${date}`, own.customer],
    ['locations', own.location],
    ['bookings/setup', 'Save hours'],
    ['inbox', 'Inbox'],
    ['team', agent],
    ['manage', 'Usage Analytics'],
    ['subscription', 'Current Plan'],
    ['developers', 'Developers'],
  ] as const) {
    await page.goto(`${platform.url}/my-assistant/${path}`);
    await page.getByRole('main').getByText(shown).first().waitFor();
    const words = await page.locator('body').textContent();
    expect([path, words?.includes(own.business)]).toEqual([path, true]);
    const { business, location, customer, phoneNumber } = other;
    for (const foreign of [business, location, customer, phoneNumber])
      expect([path, foreign, words?.includes(foreign)]).toEqual([path, foreign, false]);
  }
}

test('an agency works for two clients, switches between them and sees of each its own alone', async () => {
  const lambCall = await setUp(lamb);
  const visitor = await joinByMail(platform, browser, {
    email: agent,
    fullName: 'Avery Agent',
    password: 'a good password',
    business: lamb.business,
  });
  const { page } = visitor;
  const fishCall = await setUp(fish);
  await page.goto(await invitationAddress(platform, { email: agent, business: fish.business }));
  await page.getByRole('button', { name: 'Accept invitation', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/my-assistant'));

  const menu = ({ business }: Client) =>
    page.getByRole('button', { name: `Business: ${business}. Switch business` }).first();
  await menu(fish).waitFor();
  await expectOnly(page, fish, lamb);
  // What is another client's is nobody's here.
  await page.goto(`${platform.url}/my-assistant/calls/${lambCall}`);
  await page.getByText('This call is not in your call log.').waitFor();
  expect(visitor.takeComplaints(404)).toEqual([]);

  await menu(fish).click();
  await page.getByRole('menuitemradio', { name: lamb.business }).click();
  await menu(lamb).waitFor();
  await expectOnly(page, lamb, fish);
  await page.goto(`${platform.url}/my-assistant/calls/${fishCall}`);
  await page.getByText('This call is not in your call log.').waitFor();
  expect(visitor.takeComplaints(404)).toEqual([]);
  await page.goto(`${platform.url}/my-assistant/calls/${lambCall}`);
  await page.getByRole('heading', { name: 'Transcript' }).waitFor();
  visitor.expectNoComplaints();
  await visitor.leave();
});
