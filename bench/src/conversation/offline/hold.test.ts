import { loadSpeechDetector } from '@belldesk/voice/telephony/media/detector/loadDetector';
import type { SpeechDetector } from '@belldesk/voice/telephony/media/detector/speechDetector';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Speaker } from '../speech/speaker.ts';
import { holdSet, type Setting } from './hold.ts';
import { type Rates, ratesOf } from './rates.ts';

const speaker = new Speaker();
let detector: SpeechDetector;
beforeAll(async () => {
  ({ detector } = await loadSpeechDetector());
});
afterAll(async () => {
  detector.close();
  await speaker.close();
});

const latencies = { finalMs: 200, modelMs: 350, voiceMs: 150 };

async function rates(setting: Setting): Promise<Rates> {
  return ratesOf(await holdSet(setting, { detector, speaker, latencies, conversations: 4 }));
}

// The clock is told by hand and the set comes from a seed: these numbers do not depend on the machine.
test('without noise nothing is missed and nobody is disturbed', async () => {
  const clean = await rates({ noise: null, snrDb: 0 });
  expect(clean.turns).toBe(24);
  expect(clean.missed.count).toBe(0);
  expect(clean.accompanied).toEqual({ count: 0, of: 8 });
  expect(clean.disturbed).toEqual({ count: 0, of: 8 });
  expect(clean.deaf).toEqual({ count: 0, of: 8 });
  expect(clean.cutShort.count).toBeLessThanOrEqual(4);
  expect(clean.answeredP50Ms).toBeLessThan(1_200);
  expect(clean.stoppedP50Ms).toBeLessThan(700);
});

test.each(['pink', 'road'] as const)(
  'steady noise 10 dB below the speech changes nothing of it: %s',
  async (noise) => {
    const noisy = await rates({ noise, snrDb: 10 });
    expect(noisy.missed.count).toBe(0);
    expect(noisy.accompanied.count).toBe(0);
    expect(noisy.disturbed.count).toBe(0);
    expect(noisy.deaf.count).toBe(0);
    expect(noisy.cutShort.count).toBeLessThanOrEqual(4);
    expect(noisy.answeredP50Ms).toBeLessThan(1_300);
  },
);

test.each([20, 10])('people who talk %i dB below the caller take no turn away', async (snrDb) => {
  const { missed, disturbed, deaf } = await rates({ noise: 'babble', snrDb });
  expect(missed.count).toBeLessThanOrEqual(1);
  expect(disturbed.count).toBe(0);
  expect(deaf.count).toBe(0);
});
