import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callTexts } from '../../../../call/client/problems.ts';
import { SiteDouble } from '../../../../call/testing/siteDouble.ts';
import { toneFile } from '../../../../call/testing/sound.ts';
import { chromiumPath, openChromium } from '../../../../testing/chromium.ts';

describe.skipIf(chromiumPath === null)('the sample call in a real browser', () => {
  let folder: string;
  let site: SiteDouble;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'belldesk-sample-'));
    const microphone = join(folder, 'microphone.wav');
    await writeFile(microphone, toneFile(440, 0.3, 10, 48_000));
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

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const mockup = () => page.getByRole('button', { name: 'Amelia, AI Receptionist' });
  const dialog = () => page.getByRole('dialog', { name: 'Amelia, AI Receptionist' });

  async function visit(from = browser): Promise<void> {
    page = await from.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(site.address);
  }

  async function open(from = browser): Promise<void> {
    await visit(from);
    await mockup().click();
    await page.getByText('Ready to start').waitFor();
  }

  async function call() {
    const joined = site.nextCall();
    await button('Start Call').click();
    const voice = await joined;
    voice.listen();
    await page.getByText('Call started').waitFor();
    return voice;
  }

  it('is a placeholder until the voice client is there, and keeps a call asked for meanwhile', async () => {
    await visit();
    const loaded = Promise.withResolvers<void>();
    await page.route('**/createVoiceClient*', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    expect(await mockup().textContent()).toContain('Ready to Talk');
    await mockup().click();
    expect(await button('Mute').isDisabled()).toBe(true);
    const joined = site.nextCall();
    await button('Start Call').click();
    await page.getByText('Initiating call...').waitFor();
    loaded.resolve();
    (await joined).listen();
    await page.getByText('Call started').waitFor();
    expect(await button('Mute').isDisabled()).toBe(false);
  });

  it('shows what is said as it is said, what is noted, and how much of the minute is left', async () => {
    await visit();
    await page.clock.install();
    await page.reload();
    await mockup().click();
    const voice = await call();
    expect(await page.getByRole('timer').textContent()).toBe('1:00 left');
    const line = { type: 'transcript', role: 'assistant', id: '1' } as const;
    voice.says({ ...line, transcriptType: 'partial', transcript: 'Hello, this' });
    await page.getByRole('log').getByText('Hello, this', { exact: true }).waitFor();
    voice.says({ ...line, transcriptType: 'final', transcript: 'Hello, this is the sample desk.' });
    await page.getByRole('log').getByText('Hello, this is the sample desk.').waitFor();
    expect(await page.getByRole('log').getByRole('listitem').count()).toBe(1);
    voice.says({ type: 'taken', kind: 'booking' });
    await page.getByText('Reservation made').waitFor();
    await page.getByLabel('Type a message').fill('A table for four');
    await page.keyboard.press('Enter');
    await voice.until(() => voice.messages.some(({ type }) => type === 'add-message'));
    await page.clock.runFor(20_000);
    await page.getByText(/^0:(39|40) left$/).waitFor();
  });

  it('says what to do next when the minute is over, and can call again', async () => {
    await open();
    const first = await call();
    first.says({ type: 'status-update', status: 'ended', endedReason: 'exceeded-max-duration' });
    await page.getByText('Call ended').waitFor();
    const next = dialog().getByRole('link', { name: 'Create an Agent in 60 seconds' });
    expect(await next.getAttribute('href')).toBe('/sign-up');
    expect(await page.getByRole('timer').count()).toBe(0);
    const joined = site.nextCall();
    await button('Call again').click();
    (await joined).listen();
    await page.getByText('Call started').waitFor();
    expect(await next.count()).toBe(0);
  });

  it.each([
    ['the X button', () => button('Close').click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ])('%s closes it, ends the call and gives the focus back', async (_, close) => {
    await open();
    const voice = await call();
    await close();
    await dialog().waitFor({ state: 'hidden' });
    await voice.until(() => voice.messages.some(({ type }) => type === 'end-call'));
    expect(await mockup().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('tells a visitor why there is no call, in words that are for visitors', async () => {
    await open();
    site.refuseWith = 429;
    await button('Start Call').click();
    await page.getByRole('alert').getByText('Refused').waitFor();
    site.refuseWith = null;
    const voice = await call();
    expect(await page.getByRole('alert').count()).toBe(0);
    voice.close(1011);
    await page.getByText('The call was disconnected. Please call again.').waitFor();
    expect(await button('Start Call').isEnabled()).toBe(true);
  });

  it('can be typed where there is no microphone', async () => {
    const deaf = await openChromium(null);
    try {
      await open(deaf);
      await button('Start Call').click();
      await page.getByText(callTexts.microphoneDenied).waitFor();
      const joined = site.nextCall();
      await button('Type instead').click();
      const voice = await joined;
      voice.listen();
      await page.getByLabel('Type a message').fill('Do you have parking?');
      await button('Send').click();
      await voice.until(() => voice.messages.length === 1);
      expect(voice.frames).toEqual([]);
    } finally {
      await deaf.close();
    }
  });
});
