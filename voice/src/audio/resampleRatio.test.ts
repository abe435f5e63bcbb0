import { expect, test } from 'vitest';
import { resampleRatio } from './resampleRatio.ts';

const tone = (hz: number, rateHz: number, seconds = 0.5): Int16Array =>
  Int16Array.from({ length: rateHz * seconds }, (_, n) =>
    Math.round(10_000 * Math.sin((2 * Math.PI * hz * n) / rateHz)),
  );

function level(pcm: Int16Array): number {
  const middle = pcm.subarray(200, pcm.length - 200);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

test('keeps a tone as it was, at the other rate', () => {
  const got = resampleRatio(tone(440, 18_720), 18_720, 16_000);
  const want = tone(440, 16_000);
  expect(got.length).toBe(want.length);
  const error = got.map((sample, n) => sample - (want[n] ?? 0));
  expect(level(error)).toBeLessThan(level(want) / 100);
});

test('takes off what the lower rate cannot hold', () => {
  expect(level(resampleRatio(tone(7_000, 16_000), 16_000, 8_000))).toBeLessThan(100);
});

test('leaves the same rate alone', () => {
  const pcm = tone(440, 16_000);
  expect(resampleRatio(pcm, 16_000, 16_000)).toBe(pcm);
});
