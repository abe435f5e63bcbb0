import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, openChromium } from '../../../../testing/chromium.ts';
import { type Listening, routeTracks } from '../playback/tracks.ts';

declare global {
  interface Window {
    routeTracks: typeof routeTracks;
  }
}

/** Loudest sample on each side when the caller is as loud as 0.25 and the assistant as 0.5. */
async function heard(browser: Browser, choices: readonly Listening[]): Promise<number[]> {
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ content: `window.routeTracks = ${routeTracks.toString()}` });
    return await page.evaluate(async (chosen) => {
      const context = new OfflineAudioContext(2, 4_800, 48_000);
      const buffer = context.createBuffer(2, 4_800, 48_000);
      buffer.getChannelData(0).fill(0.25);
      buffer.getChannelData(1).fill(0.5);
      const source = context.createBufferSource();
      source.buffer = buffer;
      const listen = window.routeTracks(context, source);
      for (const listening of chosen) listen(listening);
      source.start();
      const rendered = await context.startRendering();
      return [0, 1].map((side) => rendered.getChannelData(side)[2_400] ?? Number.NaN);
    }, choices);
  } finally {
    await page.close();
  }
}

describe.skipIf(chromiumPath === null)('routeTracks', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openChromium(null);
  });
  afterAll(() => browser.close());

  it.each<[readonly Listening[], number]>([
    [[], 0.75],
    [['both'], 0.75],
    [['caller'], 0.25],
    [['assistant'], 0.5],
    [['caller', 'assistant', 'both'], 0.75],
  ])('%j is heard on both sides, and nobody else', async (choices, loudness) => {
    expect(await heard(browser, choices)).toEqual([loudness, loudness]);
  });
});
