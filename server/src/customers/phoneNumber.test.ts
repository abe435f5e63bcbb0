import { expect, it } from 'vitest';
import { toE164 } from './phoneNumber.ts';

it.each([
  ['020 7946 0958', 'GB', '+442079460958'],
  ['(212) 555-2368', 'US', '+12125552368'],
  ['+33 1 42 68 53 00', 'US', '+33142685300'],
  ['+33 1 42 68 53 00', null, '+33142685300'],
  ['020 7946 0958', 'FR', null],
  ['020 7946 0958', null, null],
  ['020 7946 0958', 'AQ', null],
  ['ask for Bob', 'GB', null],
  ['1', 'GB', null],
])('%s in %s -> %s', (typed, country, e164) => {
  expect(toE164(typed, country)).toBe(e164);
});
