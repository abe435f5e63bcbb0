import { expect, test } from 'vitest';
import { Track } from './track.ts';
import { turnDelays } from './turnDelays.ts';

const RATE_HZ = 8_000;

function tone(track: Track, fromMs: number, untilMs: number, level = 6_000): void {
  const samples = ((untilMs - fromMs) * RATE_HZ) / 1_000;
  track.write(
    Int16Array.from({ length: samples }, (_, n) =>
      Math.round(level * Math.sin((2 * Math.PI * 300 * n) / RATE_HZ)),
    ),
    fromMs,
  );
}

test('a turn lasts from the end of the caller’s sound to the beginning of the answer', () => {
  const caller = new Track(RATE_HZ);
  const assistant = new Track(RATE_HZ);
  tone(assistant, 0, 800); // the greeting belongs to no turn
  tone(caller, 1_000, 1_500);
  tone(caller, 1_700, 2_000); // a pause within a sentence
  tone(assistant, 2_630, 3_400);
  tone(caller, 4_000, 5_000);
  tone(assistant, 6_200, 7_000);
  tone(caller, 8_000, 9_000);
  const { delaysMs, discarded, unanswered } = turnDelays(caller, assistant, 3);
  expect(delaysMs).toHaveLength(2);
  expect(Math.abs((delaysMs[0] ?? 0) - 630)).toBeLessThan(12);
  expect(Math.abs((delaysMs[1] ?? 0) - 1_200)).toBeLessThan(12);
  expect({ discarded, unanswered }).toEqual({ discarded: 0, unanswered: 1 });
});

test('an answer that swells in so softly that the detectors differ is discarded', () => {
  const caller = new Track(RATE_HZ);
  const assistant = new Track(RATE_HZ);
  tone(caller, 0, 1_000, 20_000);
  tone(assistant, 1_500, 1_700, 700); // heard by one detector only
  tone(assistant, 1_700, 3_000, 20_000);
  expect(turnDelays(caller, assistant, 1)).toEqual({
    delaysMs: [],
    discarded: 1,
    unanswered: 0,
  });
});

test('a call in which a sentence broke in two is discarded', () => {
  const caller = new Track(RATE_HZ);
  const assistant = new Track(RATE_HZ);
  tone(caller, 0, 500);
  tone(caller, 900, 1_500);
  tone(assistant, 2_000, 3_000);
  expect(turnDelays(caller, assistant, 1)).toEqual({ delaysMs: [], discarded: 1, unanswered: 0 });
});

test('a gap in what arrived is silence', () => {
  const track = new Track(RATE_HZ);
  tone(track, 500, 600);
  expect(track.endMs).toBe(600);
  expect(track.samples.subarray(0, 4_000).every((sample) => sample === 0)).toBe(true);
});
