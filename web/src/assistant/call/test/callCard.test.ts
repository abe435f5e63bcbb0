import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callTexts } from '../../../call/client/problems.ts';
import { SiteDouble } from '../../../call/testing/siteDouble.ts';
import { heard, toneFile, toneFrames } from '../../../call/testing/sound.ts';
import { chromiumPath, openChromium } from '../../../testing/chromium.ts';

const MICROPHONE_HZ = 440;
const FRAMES_A_SECOND = 50;

describe.skipIf(chromiumPath === null)('the call card in a real browser', () => {
  let folder: string;
  let site: SiteDouble;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-card-'));
    const microphone = join(folder, 'microphone.wav');
    await writeFile(microphone, toneFile(MICROPHONE_HZ, 0.3, 10, 48_000));
    site = await SiteDouble.open(
      join(folder, 'dist'),
      new URL('./harness/page.tsx', import.meta.url),
    );
    browser = await openChromium(microphone);
  }, 240_000);

  afterAll(async () => {
    await browser.close();
    site.close();
    await rm(folder, { recursive: true });
  });

  afterEach(async () => {
    await page.context().close();
    site.refuseWith = null;
    const said = complaints.splice(0);
    if (said.length > 0) throw new Error(`the page complained:\n${said.join('\n')}`);
  });

  async function open(from = browser): Promise<void> {
    page = await from.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(site.address);
    await page.getByText('Ready to start').waitFor();
  }

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const status = () => page.getByRole('status').first().textContent();

  async function call() {
    const joined = site.nextCall();
    await button('Start Call').click();
    const voice = await joined;
    voice.listen();
    await page.getByText('Active Call').waitFor();
    return voice;
  }

  it('sends what the microphone hears, at its pitch, in whole frames, and silence when muted', async () => {
    await open();
    expect(await button('Mute').isDisabled()).toBe(true);
    const voice = await call();
    expect(await status()).toBe('Call started');
    await page
      .getByText('Click the microphone to mute/unmute or the phone to end the call')
      .waitFor();
    await voice.until(() => voice.frames.length >= 2 * FRAMES_A_SECOND);
    expect(new Set(voice.frames.map((frame) => frame.length))).toEqual(new Set([640]));
    const { toneHz, peak } = heard(voice.frames.slice(-FRAMES_A_SECOND));
    // A frame that a busy machine drops shifts the count a little, a wrong rate by a factor.
    expect(Math.abs(toneHz - MICROPHONE_HZ)).toBeLessThan(40);
    expect(peak).toBeGreaterThan(0.01);

    await button('Mute').click();
    await button('Unmute').waitFor();
    const from = voice.frames.length + 10;
    await voice.until(() => voice.frames.length >= from + 20);
    expect(heard(voice.frames.slice(from)).peak).toBe(0);
  });

  it('plays what the assistant says, tells how far, and drops the rest on clear', async () => {
    await open();
    const voice = await call();
    voice.play(toneFrames(300, 0.3, FRAMES_A_SECOND));
    await voice.until(() => voice.playedMs >= 1_000);
    expect(voice.playedMs).toBe(1_000);
    voice.play(toneFrames(300, 0.3, 10 * FRAMES_A_SECOND));
    await voice.until(() => voice.playedMs >= 1_500);
    voice.says({ type: 'clear' });
    voice.play(toneFrames(300, 0.3, 5));
    const cleared = voice.playedMs;
    await voice.until(() => voice.playedMs > cleared);
    const settled = voice.frames.length + FRAMES_A_SECOND;
    await voice.until(() => voice.frames.length >= settled);
    expect(voice.playedMs).toBeLessThan(3_000);
  });

  it('writes the transcript as it grows, notes what was taken, and sends what is typed and keyed', async () => {
    await open();
    const voice = await call();
    const line = { type: 'transcript', role: 'assistant', id: '1' } as const;
    voice.says({ ...line, transcriptType: 'partial', transcript: 'How can' });
    await page.getByRole('log').getByText('How can', { exact: true }).waitFor();
    voice.says({ ...line, transcriptType: 'final', transcript: 'How can I help?' });
    await page.getByRole('log').getByText('How can I help?').waitFor();
    expect(await page.getByRole('log').getByRole('listitem').count()).toBe(1);
    voice.says({ type: 'taken', kind: 'booking' });
    await page.getByText('Reservation made').waitFor();

    await page.getByLabel('Type a message').fill('A table for four');
    await page.keyboard.press('Enter');
    await button('Keypad').click();
    await button('5').click();
    await page.keyboard.press('#');
    await voice.until(() => voice.messages.length === 3);
    expect(voice.messages).toEqual([
      { type: 'add-message', message: { role: 'user', content: 'A table for four' } },
      { type: 'dtmf', digits: '5' },
      { type: 'dtmf', digits: '#' },
    ]);
    expect(await page.getByLabel('Type a message').inputValue()).toBe('');
  });

  it('ends on either side, lets the microphone go, and can call again', async () => {
    await open();
    const first = await call();
    await button('End Call').click();
    await page.getByText('Call ended').waitFor();
    expect(first.messages).toEqual([{ type: 'end-call' }]);
    expect(await page.getByText('Active Call').count()).toBe(0);

    const second = await call();
    second.says({
      type: 'status-update',
      status: 'ended',
      endedReason: 'assistant-ended-call',
    });
    await page.getByText('Call ended').waitFor();
    await page
      .getByText('Click the phone button to start a conversation with the AI Assistant')
      .waitFor();
  });

  it('tells of a call that is refused or breaks', async () => {
    await open();
    site.refuseWith = 403;
    await button('Start Call').click();
    await page.getByText(callTexts.forbidden).waitFor();
    expect(await status()).toBe('Error starting call');
    site.refuseWith = null;
    const voice = await call();
    expect(await page.getByText(callTexts.forbidden).count()).toBe(0);
    voice.close(4503);
    await page.getByText(callTexts.busy).waitFor();
    expect(await status()).toBe('Error occurred');
  });

  it('asks for no call when the microphone is denied, and lets the caller type instead', async () => {
    const deaf = await openChromium(null);
    try {
      await open(deaf);
      await page.getByText('Click the phone button to grant microphone permission').waitFor();
      const before = site.ticketsGiven;
      await button('Start Call').click();
      await page.getByText(callTexts.microphoneDenied).waitFor();
      expect(await status()).toBe('Error starting call');
      expect(site.ticketsGiven).toBe(before);

      const joined = site.nextCall();
      await button('Type instead').click();
      const voice = await joined;
      voice.listen();
      await page.getByText('Active Call').waitFor();
      expect(await button('Mute').isDisabled()).toBe(true);
      await page.getByLabel('Type a message').fill('Do you have parking?');
      await button('Send').click();
      voice.play(toneFrames(300, 0.3, 10));
      await voice.until(() => voice.messages.length === 1 && voice.playedMs === 200);
      expect(voice.frames).toEqual([]);
    } finally {
      await deaf.close();
    }
  });
});
