import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templates } from '@belldesk/contract/catalogue/templates';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CallCard } from '../src/browser/callCard.ts';
import { openChromium } from '../src/browser/chromium.ts';
import { countConfetti, mostPieces } from '../src/browser/confetti.ts';
import { audibleSounds, watchSounds } from '../src/browser/samples.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { Wizard } from '../src/browser/wizard.ts';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { freeSettings } from '../src/freePorts.ts';
import { lambForm } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { VoiceClient } from '../src/voiceClient.ts';

/** For what another process has to do first. */
const patient = { timeout: 20_000 } as const;

/**
 * One owner's way through the product, each test a stretch of it, in the order of the road. The
 * product keeps its folder and its ports over a restart, as an installed one does.
 */
describe('from the home page to the call log', () => {
  let folder: string;
  let settings: Record<string, string>;
  let platform: Platform;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let wizard: Wizard;
  let card: CallCard;
  let sipAddress: string;
  let assistantId: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-journey-'));
    settings = await freeSettings();
    [platform, browser] = await Promise.all([
      startPlatform({ dataDir: folder, env: settings }),
      openChromium(),
    ]);
    visitor = await Visitor.arrive(browser);
    page = visitor.page;
    wizard = new Wizard(page);
    card = new CallCard(page);
    await watchSounds(page);
    await countConfetti(page);
  });

  afterAll(async () => {
    await browser.close();
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  });

  afterEach(() => visitor.expectNoComplaints());

  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const shows = (text: string): Promise<void> =>
    page.getByText(text, { exact: true }).first().waitFor();
  const path = (): string => new URL(page.url()).pathname;

  test('the home page leads to the sign-up form', async () => {
    await page.goto(platform.url);
    await shows('START WITH 20 FREE MINUTES');
    await page.getByRole('link', { name: 'Create an Agent in 60 seconds' }).first().click();
    await expect.poll(path, patient).toBe('/sign-up');
  });

  test('the sign-up form says what is missing, then makes the account', async () => {
    await button('Create Free Account').click();
    await shows('Please enter your full name');
    await shows('Please enter your email address');
    await shows('Password must be at least 6 characters long');

    await page.getByLabel('Full Name').fill('Olivia Owner');
    await page.getByLabel('Email').fill('olivia@example.com');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm Password').fill('short');
    await button('Create Free Account').click();
    await shows('Password must be at least 6 characters long');

    await page.getByLabel('Password', { exact: true }).fill('a good password');
    await button('Create Free Account').click();
    await shows('Passwords do not match');

    await page.getByLabel('Confirm Password').fill('a good password');
    await button('Create Free Account').click();
    await expect.poll(path, patient).toBe('/select-plan');
  });

  test('the new account chooses a plan', async () => {
    await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
    const starter = page.getByRole('radio', { name: 'Starter Plan' });
    await expect.poll(() => starter.isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Professional Plan' }).click();
    await button('Continue with Professional Plan').waitFor();
    await starter.click();
    await button('Continue with Starter Plan').click();
    await expect.poll(path, patient).toBe('/my-assistant/create');
  });

  test('step 1 asks for the company', async () => {
    await wizard.button('Start Setup').click();
    await wizard.shows('Step 1 of 4');
    await wizard.shows('25% complete');
    expect(await wizard.button('Back').count()).toBe(0);
    await wizard.button('Next').click();
    await wizard.shows('Please enter your company name');
    await wizard.shows('Please enter your phone number');
    await wizard.shows('Please choose the country');
    await wizard.fillCompany(lambForm);
    await wizard.button('Next').click();
  });

  test('step 2 asks for the business, and the way back loses nothing', async () => {
    await wizard.shows('Step 2 of 4');
    await wizard.shows('50% complete');
    await wizard.button('Next').click();
    await wizard.shows('Please describe what your business does');
    await wizard.shows('Please describe your target customers');
    await wizard.fillBusiness(lambForm);
    await wizard.button('Back').click();
    await wizard.shows('Step 1 of 4');
    expect(await wizard.field('Company name').inputValue()).toBe(lambForm.companyName);
    await wizard.button('Next').click();
    await wizard.shows('Step 2 of 4');
    expect(await wizard.field('Target customers').inputValue()).toBe(lambForm.targetCustomers);
    await wizard.button('Next').click();
  });

  test('step 3 plays one voice at a time and has built the greeting', async () => {
    await wizard.shows('Step 3 of 4');
    await wizard.shows('75% complete');
    expect(await page.getByRole('radio', { name: /^Amelia/ }).isChecked()).toBe(true);
    const greeting = wizard.field('Greeting phrase');
    expect(await greeting.inputValue()).toBe(
      "It's a great day at Golden Lamb! How can I help you?",
    );
    expect(await greeting.isDisabled()).toBe(true);

    await wizard.button('Listen to Amelia').click();
    await expect.poll(() => audibleSounds(page), patient).toEqual(['/api/voices/amelia/sample']);
    await wizard.button('Listen to Chris').click();
    await expect.poll(() => audibleSounds(page), patient).toEqual(['/api/voices/chris/sample']);
    await wizard.button('Listen to Amelia').waitFor();
    await wizard.button('Stop Chris').click();
    await expect.poll(() => audibleSounds(page)).toEqual([]);

    await page.getByRole('tab', { name: 'US English' }).click();
    await wizard.button('Listen to Jennifer').click();
    await expect.poll(() => audibleSounds(page), patient).toEqual(['/api/voices/jennifer/sample']);
    await page.getByRole('tab', { name: 'UK English' }).click();
    await page.getByRole('radio', { name: /^Chris/ }).check();
    await wizard.shows('Chris (UK English) will answer.');
    await wizard.button('Next').click();
  });

  test('step 4 fills the details from a template and creates the assistant', async () => {
    await wizard.shows('Step 4 of 4');
    await wizard.shows('100% complete');
    for (const template of templates) {
      await wizard.button(template.name).click();
      await wizard.shows(`${template.name} template applied`);
      expect(await wizard.field('Additional details').inputValue()).toBe(template.text);
    }
    await page.getByText('template applied').waitFor({ state: 'detached' });
    await wizard.field('Additional details').fill(lambForm.additionalDetails);
    await wizard.button('Create Assistant').click();
    await page.getByRole('heading', { name: 'Creation Complete' }).waitFor();
  });

  test('step 5 sums up', async () => {
    const summary = page.getByRole('main').locator('dl').filter({ hasText: 'Greeting' });
    expect(await summary.getByRole('definition').allTextContents()).toEqual([
      'Golden Lamb',
      'Chris (UK English)',
      "It's a great day at Golden Lamb! How can I help you?",
      'Europe/London',
      'United Kingdom',
    ]);
    await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
  });

  test('a typed test call takes a reservation', async () => {
    await card.untilStatus('Ready to start');
    await card.button('Type instead').click();
    await card.badge.waitFor();
    await card.lineOf('Assistant', /It's a great day at Golden Lamb/);
    await card.converse(
      [
        { when: /is that right/i, type: 'Yes, that is right' },
        { when: /best phone number/i, type: '020 7946 0018' },
        { when: /what name/i, type: 'John Smith' },
        { when: /how can i help/i, type: 'A table for four tomorrow at seven pm, please' },
      ],
      /booked/i,
    );
    await card.text('Reservation made').waitFor();
    expect(await card.text('Reservation made').count()).toBe(1);
    await card.button('End Call').click();
    await card.untilStatus('Call ended');
  });

  test('PUBLISH opens the congratulations with 200 pieces of confetti', async () => {
    await page.getByRole('main').getByRole('button', { name: 'PUBLISH' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You have successfully published your assistant!').waitFor();
    await dialog
      .getByText('We will contact you shortly to assign your assistant to your number.')
      .waitFor();
    sipAddress = `sip:golden-lamb@127.0.0.1:${platform.sipPort}`;
    expect(await dialog.textContent()).toContain(sipAddress);
    await expect.poll(() => mostPieces(page)).toBe(200);
    await dialog.getByRole('button', { name: 'Got it!' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('the address stands in full in the sidebar and on the manage page', async () => {
    const sidebar = page.getByRole('complementary');
    expect(await sidebar.textContent()).toContain(sipAddress);
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect.poll(path, patient).toBe('/my-assistant/manage');
    const entry = page.getByRole('main').locator('dl > div').filter({ hasText: 'SIP address' });
    expect(await entry.textContent()).toContain(sipAddress);
    const idEntry = page.getByRole('main').locator('dl > div').filter({ hasText: 'Assistant ID' });
    assistantId = (await idEntry.first().locator('dd span').first().textContent()) ?? '';
    expect(assistantId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a telephone call comes into the open call log by itself', async () => {
    await page.getByRole('complementary').getByRole('link', { name: 'Calls' }).click();
    await expect.poll(path, patient).toBe('/my-assistant/calls');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await rows.filter({ hasText: 'Browser call' }).waitFor();
    const phoned = rows.filter({ hasText: '+442079460123' });
    expect(await phoned.count()).toBe(0);

    const voice = new CallerVoice();
    const caller = new PhoneCaller({
      host: '127.0.0.1',
      port: platform.sipPort,
      user: 'golden-lamb',
      from: '+442079460123',
    });
    try {
      await caller.call();
      await phoned.getByText('In progress').first().waitFor();
      await converse({
        caller,
        voice,
        client: new VoiceClient(platform),
        assistantId,
        reactions: [
          { when: /booked/i, does: { hangUp: true } },
          { when: /right\?/i, does: { say: 'yes that is right' } },
          { when: /calling from/i, does: { say: 'yes' } },
          { when: /name/i, does: { say: 'my name is robert miller' } },
          { when: /how many/i, does: { say: 'for four people' } },
          { when: /which day|tomorrow/i, does: { say: 'tomorrow' } },
          { when: /what time/i, does: { say: 'at seven pm' } },
          {
            when: /help you/i,
            does: { say: "i'd like to book a table for four tomorrow at seven pm" },
          },
          { when: /sorry|catch|again/i, does: { say: 'yes please' } },
        ],
      });
    } finally {
      caller.close();
      await voice.close();
    }
    await phoned.getByText('Completed').waitFor();
    await phoned.getByText('Reserved').waitFor();
    await shows('Showing 2 records, my calls');
  });

  test("the call's page shows what was said, what came of it, and the delays", async () => {
    await page.getByRole('row').filter({ hasText: '+442079460123' }).getByRole('link').click();
    await page.getByRole('heading', { name: '+442079460123' }).waitFor();
    const outcome = page.getByRole('region', { name: 'Outcome' });
    await outcome.getByRole('heading', { name: 'Table for 4' }).waitFor();
    await outcome.getByText(/ at 19:00$/).waitFor();
    await outcome.getByText(/robert miller/i).waitFor();
    const transcript = page.getByRole('listitem').filter({ hasText: /^\d+:\d\d/ });
    await transcript.filter({ hasText: 'Assistant' }).first().waitFor();
    await transcript
      .filter({ hasText: /Caller.*table/ })
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Response time per turn' }).waitFor();
    const delays = page.getByRole('table', { name: 'Response time per turn in milliseconds' });
    expect(await delays.getByRole('row').count()).toBeGreaterThan(2);
  });

  test('the session holds over a restart of the product', async () => {
    const state = await visitor.context.storageState();
    await visitor.leave();
    await platform.stop();
    platform = await startPlatform({ dataDir: folder, env: settings });
    visitor = await Visitor.arrive(browser, { storageState: state });
    page = visitor.page;
    await page.goto(`${platform.url}/my-assistant/calls`);
    await page.getByRole('row').filter({ hasText: '+442079460123' }).waitFor();
    const sidebar = page.getByRole('complementary');
    await expect.poll(() => sidebar.textContent(), patient).toContain(sipAddress);
  });

  test('signing out leads home', async () => {
    await page.getByRole('complementary').getByRole('button', { name: 'Olivia Owner' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect.poll(path, patient).toBe('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    await page.goto(`${platform.url}/my-assistant/calls`);
    await expect.poll(path, patient).toBe('/sign-in');
  });
});
