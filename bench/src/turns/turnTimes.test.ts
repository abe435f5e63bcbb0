import { expect, test } from 'vitest';
import { turnTimes } from './turnTimes.ts';

test('an answer belongs to the last transcript of its call between the sentence and the sound', () => {
  const times = turnTimes(
    [
      { port: 2, finalMs: 900, readyMs: 901 },
      { port: 2, finalMs: 1_250, readyMs: 1_251 },
      { port: 4, finalMs: 1_260, readyMs: 1_262 },
    ],
    [
      { port: 2, lastSoundMs: 1_000, firstSoundMs: 1_265 },
      // Nobody had a transcript of this one: the sound was an earlier answer's.
      { port: 4, lastSoundMs: 2_000, firstSoundMs: 2_001 },
    ],
  );
  expect(times).toEqual({ engineMs: [1, 1, 2], packetMs: [15], wholeMs: [265] });
});
