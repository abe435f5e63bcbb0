import { expect, test } from 'vitest';
import { clockText } from './clockText.ts';

test.each([
  [60_000, '1:00'],
  [59_999, '1:00'],
  [59_000, '0:59'],
  [9_001, '0:10'],
  [1, '0:01'],
  [0, '0:00'],
  [-4_000, '0:00'],
])('%i ms are shown as %s', (leftMs, text) => {
  expect(clockText(leftMs)).toBe(text);
});
