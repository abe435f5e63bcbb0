import { expect, it } from 'vitest';
import { acceptsEncoding } from './acceptsEncoding.ts';

it.each([
  ['gzip, br', true, true],
  ['br;q=0, gzip', false, true],
  ['gzip;q=0.5, br;q=1.0', true, true],
  ['BR ; Q=0.000, *', false, true],
  ['*', true, true],
  ['*;q=0', false, false],
  ['gzip;q=0, *;q=0.1', true, false],
  ['identity', false, false],
  ['brotli', false, false],
  ['', false, false],
  [undefined, false, false],
])('Accept-Encoding "%s"', (header, br, gzip) => {
  expect(acceptsEncoding(header, 'br')).toBe(br);
  expect(acceptsEncoding(header, 'gzip')).toBe(gzip);
});
