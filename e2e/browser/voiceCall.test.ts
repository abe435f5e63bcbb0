import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CallCard } from '../src/browser/callCard.ts';
import { openChromium } from '../src/browser/chromium.ts';
import { speakIntoFile } from '../src/browser/microphoneFile.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const email = 'caller@example.com';
/** The greeting is over by then on any machine that can hold a call at all. */
const greetedByMs = 9_000;
const patient = { timeout: 20_000 } as const;

const help = {
  notGranted: 'Click the phone button to grant microphone permission',
  granted: 'Click the phone button to start a conversation with the AI Assistant',
  inCall: 'Click the microphone to mute/unmute or the phone to end the call',
} as const;

let folder: string;
let platform: Platform;
let visitor: Visitor;
let card: CallCard;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-voice-call-'));
  platform = await startPlatform();
  const owner = await Owner.signUp(platform.url, email);
  await owner.createAssistant(lambForm);
});

afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  await visitor.leave();
  visitor.expectNoComplaints();
});

async function openCard(browser: Browser): Promise<void> {
  visitor = await Visitor.arrive(browser);
  await visitor.signIn(platform.url, email, 'a good password');
  await visitor.page.goto(`${platform.url}/my-assistant/manage`);
  await visitor.page.getByRole('button', { name: 'Test Assistant' }).click();
  card = new CallCard(visitor.page);
  await card.untilStatus('Ready to start');
}

describe('with a microphone', () => {
  let browser: Browser;

  beforeAll(async () => {
    const file = join(folder, 'microphone.wav');
    await speakIntoFile(file, {
      afterMs: greetedByMs,
      text: 'can i book a table for four people tomorrow',
    });
    browser = await openChromium({ file });
  });

  afterAll(() => browser.close());
  beforeEach(() => openCard(browser));

  test('what is said is written down and answered', async () => {
    const statuses = await card.watchStatuses();
    await card.button('Start Call').click();
    await card.badge.waitFor();
    await card.text(help.inCall).waitFor();
    await expect.poll(() => card.volume(), patient).toBeGreaterThan(0.2);
    await card.lineOf('Assistant', /How can I help you\?/);
    await card.lineOf('Assistant', /What time would you like\?/);
    expect(await card.lineOf('You', /./)).toMatch(/four people tomorrow/i);
    await card.button('End Call').click();
    await card.untilStatus('Call ended');
    expect(await statuses()).toEqual([
      'Ready to start',
      'Initiating call...',
      'Call started',
      'Ending call...',
      'Call ended',
    ]);
    expect(await card.badge.count()).toBe(0);
    await card.text(help.granted).waitFor();
  });

  test('muting is for calls only, and a second start while started does nothing', async () => {
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/rpc/calls/start') asked.push(request.method());
    });
    visitor.page.on('websocket', (socket) => asked.push(new URL(socket.url()).protocol));
    expect(await card.button('Mute').isDisabled()).toBe(true);
    await card.button('Start Call').evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await card.badge.waitFor();
    await card.button('Mute').click();
    await card.button('Unmute').click();
    expect(await card.button('Mute').isEnabled()).toBe(true);
    await card.button('End Call').click();
    await card.untilStatus('Call ended');
    expect(await card.button('Mute').isDisabled()).toBe(true);
    expect(asked).toEqual(['POST', 'ws:']);
  });
});

describe('without a microphone', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium('denied');
  });

  afterAll(() => browser.close());
  beforeEach(() => openCard(browser));

  test('the card says so, and typing works all the same', async () => {
    await card.text(help.notGranted).waitFor();
    await card.button('Start Call').click();
    await card.untilStatus('Error starting call');
    await card
      .text(
        'Microphone permission was denied. Please allow microphone access to use the AI Assistant.',
      )
      .waitFor();
    expect(await card.badge.count()).toBe(0);
    await card.text(help.notGranted).waitFor();

    await card.button('Type instead').click();
    await card.badge.waitFor();
    expect(await card.button('Mute').isDisabled()).toBe(true);
    await card.lineOf('Assistant', /How can I help you\?/);
    await card.type('Do you have parking?');
    expect(await card.lineOf('Assistant', /parking/i)).toMatch(/free parking behind the building/i);
    await card.button('End Call').click();
    await card.untilStatus('Call ended');
  });

  test('a call that the assistant ends has ended', async () => {
    await card.button('Type instead').click();
    await card.lineOf('Assistant', /How can I help you\?/);
    await card.type('Goodbye');
    await card.lineOf('Assistant', /goodbye/i);
    await card.untilStatus('Call ended');
    expect(await card.badge.count()).toBe(0);
    expect(await card.button('Start Call').isEnabled()).toBe(true);
    expect(await card.message.isDisabled()).toBe(true);
    expect((await card.lines()).at(-1)?.text).toMatch(/goodbye/i);
  });
});
