import { assistant, assistantList } from '@belldesk/contract/product/assistant';
import { greetingFor, type WizardForm } from '@belldesk/contract/product/wizard';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { joinByMail } from '../src/browser/invited.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { WebCaller } from '../src/browser/webCaller.ts';
import { Wizard } from '../src/browser/wizard.ts';
import { Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { resolveDate } from '../src/relativeDate.ts';

/** A machine that does much else at once is slow to draw. */
const patient = { timeout: 20_000 } as const;

const email = 'clara@example.com';
const password = 'a good password';
const clinic: WizardForm = {
  companyName: 'Clear Water Clinic',
  phoneNumber: '+44 20 7946 0555',
  businessDescription: 'A clinic for eyes and general practice.',
  targetCustomers: 'Patients of all ages.',
  greetingPhrase: greetingFor('Clear Water Clinic'),
  voiceId: 'amelia',
  additionalDetails: 'Parking: free behind the building.',
};
const harbourZone = 'America/New_York';

/** A clinic with two locations in two countries, its owner and its receptionist; each test a step further. */
describe('a clinic with two locations and a receptionist', () => {
  let platform: Platform;
  let browser: Browser;
  let owner: Owner;
  let clara: Visitor;
  let rita: Visitor | undefined;

  beforeAll(async () => {
    [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
    owner = await Owner.signUp(platform.url, email);
    await owner.confirmAddress(platform.dataDir, email);
    await owner.raw('PATCH', '/api/organisation', { name: clinic.companyName });
    await owner.createAssistant(clinic, 'Europe/London', 'GB');
    clara = await Visitor.arrive(browser, { reducedMotion: 'reduce' });
    await clara.signIn(platform.url, email, password);
  });

  afterAll(async () => {
    await browser.close();
    await platform.stop();
  });

  afterEach(() => {
    clara.expectNoComplaints();
    rita?.expectNoComplaints();
  });

  const open = (page: Page, path: string) => page.goto(`${platform.url}/my-assistant/${path}`);
  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  const inDialog = (page: Page, name: string) =>
    page.getByRole('dialog').getByLabel(name, { exact: true });
  const press = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const shows = (page: Page, words: string | RegExp) =>
    page.getByText(words).filter({ visible: true }).first().waitFor();

  async function expectFit(page: Page): Promise<void> {
    for (const [width, colours] of [
      [320, 'light'],
      [1280, 'dark'],
    ] as const) {
      await showAs(page, width, colours);
      expect([await overflowPx(page), await accessibilityBreaches(page)]).toEqual([0, []]);
    }
  }

  test('the plan for beginners has room for one; on a larger one the owner adds another', async () => {
    const { page } = clara;
    await open(page, 'locations');
    await shows(page, 'Your plan does not include another location.');
    await page.getByRole('main').getByRole('link', { name: 'See Plans' }).click();
    await button(page, 'Select Plan: Professional').click();
    await page.getByRole('button', { name: /^Pay \$29/ }).click();
    await page.waitForURL('**/my-assistant/subscription**');
    await shows(page, 'Includes 3 assistants, 3 locations and 5 people.');

    await open(page, 'locations');
    await button(page, /^Edit /).click();
    await inDialog(page, 'Name').fill('High Street');
    await inDialog(page, 'Address').fill('12 High Street\nLondon');
    await press(page, 'Save');
    await button(page, 'Edit High Street').waitFor();
    await button(page, 'Add a location').click();
    await inDialog(page, 'Name').fill('Harbour');
    await inDialog(page, 'Country').selectOption({ label: 'United States' });
    await inDialog(page, 'Time zone').selectOption(harbourZone);
    await press(page, 'Add location');
    await button(page, 'Remove Harbour').waitFor();
    expect(await button(page, /^Edit /).count()).toBe(2);
    await expectFit(page);
  });

  test('each has hours and services of its own', async () => {
    const { page } = clara;
    await open(page, 'bookings/setup');
    const chooser = page.getByLabel('Location', { exact: true });
    for (const [location, service] of [
      ['High Street', 'Blood test'],
      ['Harbour', 'Eye test'],
    ] as const) {
      await chooser.selectOption({ label: location });
      await button(page, 'Set up').waitFor();
      await page.getByLabel('Your business', { exact: true }).selectOption('clinic');
      await page.getByLabel('Practitioner').fill('1');
      await button(page, 'Set up').click();
      await button(page, 'Edit First visit').waitFor();
      await button(page, 'Add a service').click();
      await inDialog(page, 'Name').fill(service);
      await inDialog(page, 'Practitioner').check();
      await press(page, 'Save');
      await button(page, `Edit ${service}`).waitFor();
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
        await button(page, `Add hours, ${day}`).click();
      for (const day of ['Saturday', 'Sunday']) {
        await button(page, `Add hours, ${day}`).click();
        await page.getByLabel(`${day}, closes, 1`).fill('13:00');
      }
      await button(page, 'Save hours').click();
      await shows(page, 'Bookings follow these hours.');
    }
    const zone = page.getByLabel('Business time zone', { exact: true });
    expect(await zone.inputValue()).toBe(harbourZone);
    expect(await button(page, 'Edit Blood test').count()).toBe(0);
    await expectFit(page);
  });

  test('a second assistant answers for the second location', async () => {
    const { page } = clara;
    const wizard = new Wizard(page);
    await showAs(page, 1280, 'light');
    await open(page, 'create?another=true');
    await page
      .getByLabel('Which location does this assistant answer for?')
      .selectOption({ label: 'Harbour' });
    await wizard.button('Start Setup').click();
    expect(await wizard.field('Country').inputValue()).toBe('US');
    await wizard.field('Company name').fill(clinic.companyName);
    await wizard.field('Phone number').fill('(202) 555-0133');
    await wizard.button('Next').click();
    await wizard.fillBusiness(clinic);
    await wizard.button('Next').click();
    await wizard.shows('Step 3 of 4');
    await wizard.button('Next').click();
    await wizard.field('Additional details').fill(clinic.additionalDetails);
    await wizard.button('Create Assistant').click();
    await wizard.shows('Creation Complete');
    await wizard.shows(harbourZone);
    await open(page, 'locations');
    await button(page, 'Remove Harbour').click();
    await press(page, 'Remove');
    // A refusal is what it is meant to be.
    await shows(page, 'An assistant answers for this location.');
    expect(clara.takeComplaints(409)).toEqual([]);
    await press(page, 'Cancel');
  });

  test('a receptionist comes by the mailed link, books by hand at the second, and sees no settings', async () => {
    const { page } = clara;
    await open(page, 'team');
    await page.getByLabel('Email address').fill('rita@example.com');
    await page.getByLabel('Role', { exact: true }).selectOption('staff');
    await button(page, 'Send invitation').click();
    await shows(page, 'rita@example.com');
    rita = await joinByMail(platform, browser, {
      email: 'rita@example.com',
      fullName: 'Rita Desk',
      business: clinic.companyName,
      password,
    });
    const desk = rita.page;
    await open(desk, 'locations');
    await shows(desk, 'Harbour');
    expect(await button(desk, /^(Add|Change|Remove)/).count()).toBe(0);
    for (const path of ['bookings/setup', 'manage']) {
      await open(desk, path);
      await desk.getByRole('heading', { level: 1, name: 'You do not have access' }).waitFor();
    }

    const day = resolveDate('tomorrow', Date.now(), harbourZone);
    await open(desk, `bookings?view=list&date=${day}`);
    await button(desk, 'Add a booking').click();
    await inDialog(desk, 'What').selectOption({ label: 'Eye test · Harbour' });
    await inDialog(desk, 'Time').fill('10:00');
    await inDialog(desk, 'Name').fill('Ann Arbor');
    await press(desk, 'Book');
    await button(desk, /10:00.*Ann Arbor.*Harbour/).click();
    await desk.getByRole('dialog').getByText('Times are in America/New York.').waitFor();
    await desk.keyboard.press('Escape');
    await expectFit(desk);
    expect(await desk.getByRole('link', { name: 'Set up' }).count()).toBe(0);
  });

  test('a caller of the second assistant is booked there, on its clock, and what is taken is taken', async () => {
    const answers = await owner.raw('GET', '/api/assistants');
    const { rows } = assistantList.parse(await answers.json());
    const atHarbour = rows.find(({ locationName }) => locationName === 'Harbour');
    const read = await owner.raw('GET', `/api/assistant?id=${atHarbour?.id}`);
    const { assistantId, timeZone, country } = assistant.parse(await read.json());
    expect([timeZone, country]).toEqual([harbourZone, 'US']);

    const caller = await WebCaller.call(platform.url, owner, assistantId);
    await caller.hears(/how can i help/i);
    caller.type('I would like an eye test tomorrow at 11 am, my name is John Smith');
    await caller.hears(/best phone number/i);
    caller.type('202 555 0147');
    await caller.hears(/is that right/i);
    caller.type('Yes, that is right');
    await caller.until('taken');
    await caller.hangUp();

    const { page } = clara;
    const day = resolveDate('tomorrow', Date.now(), harbourZone);
    await open(page, `bookings?view=list&date=${day}`);
    await button(page, /^11:00.*John Smith.*Harbour/).waitFor();
    const chooser = page.getByLabel('Location', { exact: true });
    await chooser.selectOption({ label: 'High Street' });
    await shows(page, 'Times are in Europe/London.');
    await expect.poll(() => button(page, /John Smith|Ann Arbor/).count(), patient).toBe(0);
    await chooser.selectOption({ label: 'Harbour' });
    await button(page, /John Smith/).waitFor();
    await expectFit(page);
    // The one practitioner there is taken; the other location's is not.
    const book = async (location: string, service: string) => {
      await button(page, 'Add a booking').click();
      await inDialog(page, 'Location').selectOption({ label: location });
      await inDialog(page, 'What').selectOption({ label: service });
      await inDialog(page, 'Day').fill(day);
      await inDialog(page, 'Time').fill('11:00');
      await inDialog(page, 'Name').fill('Bea Next');
      await press(page, 'Book');
    };
    await book('Harbour', 'Eye test');
    await page.getByRole('dialog').getByText('Free nearby:').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
    await book('High Street', 'Blood test');
    await page
      .getByRole('status')
      .getByText(/^Blood test, Bea Next: booked for/)
      .waitFor();
  });
});
