import { expect, it } from 'vitest';
import { sizeText } from './size.ts';

it.each([
  [1, '1 kB'],
  [12_345, '12 kB'],
  [999_949, '1,000 kB'],
  [999_950, '1 MB'],
  [3_440_000, '3.4 MB'],
  [7_250_000_000, '7.3 GB'],
  [2_000_000_000_000, '2,000 GB'],
])('%d bytes are %j', (bytes, text) => {
  expect(sizeText(bytes, 'en-GB')).toBe(text);
});
