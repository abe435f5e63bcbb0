import { expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { Backoff } from './backoff.ts';

const limits = { firstMs: 300, longestMs: 2_000, calmMs: 60_000 };

/** @returns what it waits after having lived for each of these times */
function waitsAfter(livedMs: readonly number[]): number[] {
  const clock = new ManualClock();
  const backoff = new Backoff(limits, clock);
  return livedMs.map((ms) => {
    backoff.started();
    clock.advance(ms);
    return backoff.crashed();
  });
}

test('it waits twice as long after each crash, up to the longest', () => {
  expect(waitsAfter([0, 0, 59_999, 0, 0])).toEqual([300, 600, 1_200, 2_000, 2_000]);
  expect(waitsAfter(Array.from({ length: 2_000 }, () => 1)).at(-1)).toBe(2_000);
});

test('it starts from nothing again after what has lived for a minute', () => {
  expect(waitsAfter([0, 0, 60_000, 0, 3_600_000])).toEqual([300, 600, 300, 600, 300]);
});

test('starts that fail count like crashes, however long the wait between them', () => {
  const clock = new ManualClock();
  const backoff = new Backoff(limits, clock);
  backoff.started();
  const waits = [0, 60_000, 60_000].map((ms) => {
    clock.advance(ms);
    return backoff.crashed();
  });
  expect(waits).toEqual([300, 600, 1_200]);
});
