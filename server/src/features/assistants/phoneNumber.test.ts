import { expect, it } from 'vitest';
import { toE164 } from './phoneNumber.ts';

it.each([
  ['020 7946 0958', 'Europe/London', '+442079460958'],
  ['(212) 555-2368', 'America/New_York', '+12125552368'],
  ['+33 1 42 68 53 00', 'America/New_York', '+33142685300'],
  ['020 7946 0958', 'Asia/Tokyo', null],
  ['ask for Bob', 'Europe/London', null],
  ['1', 'Europe/London', null],
])('%s in %s -> %s', (typed, zone, e164) => {
  expect(toE164(typed, zone)).toBe(e164);
});
