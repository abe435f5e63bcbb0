import { expect, it } from 'vitest';
import { cutSound, filmMs } from './cutting.ts';

const cuts = [
  { fromMs: 100, toMs: 200 },
  { fromMs: 500, toMs: 600 },
];

it.each([
  [50, 50],
  [100, 100],
  [150, 100],
  [200, 100],
  [300, 200],
  [550, 400],
  [700, 500],
])('what is recorded at %i ms is seen at %i ms', (recordedMs, seenMs) => {
  expect(filmMs(recordedMs, cuts)).toBe(seenMs);
});

it('the sound loses what the picture loses', () => {
  const pcm = Int16Array.from({ length: 7 }, (_, n) => n);
  expect([...cutSound(pcm, 10, cuts)]).toEqual([0, 2, 3, 4, 6]);
  expect([...cutSound(pcm, 10, [])]).toEqual([...pcm]);
});
