import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

const limits = { firstMs: 300, longestMs: 2_000, calmMs: 60_000 };

test.each([
  [1, 300],
  [2, 600],
  [3, 1_200],
  [4, 2_000],
  [400, 2_000],
])('after crash %i it waits %i ms', (crashes, waitMs) => {
  expect(backoffMs(crashes, limits)).toBe(waitMs);
});
