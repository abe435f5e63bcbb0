import { expect, test } from 'vitest';
import { callerNumber } from './callerNumber.ts';

test.each([
  ['6465551234', 'US', '+16465551234'],
  ['16465551234', 'US', '+16465551234'],
  ['6465551234', null, '6465551234'],
  ['6465551234', 'GB', '6465551234'],
  ['02079460000', 'GB', '+442079460000'],
  ['442079460000', 'GB', '+442079460000'],
  ['00442079460000', 'GB', '+442079460000'],
  ['442079460000', 'US', '442079460000'],
  ['442079460000', null, '442079460000'],
  ['0293744000', 'AU', '+61293744000'],
  ['+442079460000', null, '+442079460000'],
  ['+442079460000', 'US', '+442079460000'],
  ['+6465551234', 'US', '+6465551234'],
  ['12345', 'US', '12345'],
  ['2079460000', 'AQ', '2079460000'],
  ['anonymous', 'US', null],
  ['1234', 'US', null],
  [null, 'US', null],
] as const)('%s called a business in %s: %s', (user, country, expected) => {
  expect(callerNumber(user, country)).toBe(expected);
});

test.each([
  ['6465551234', 'US', 'GB', '+16465551234'],
  ['02079460000', 'US', 'GB', '+442079460000'],
  ['02079460000', null, 'GB', '+442079460000'],
  ['02079460000', 'US', null, '02079460000'],
] as const)('%s over a trunk of %s to a business in %s: %s', (user, trunk, business, expected) => {
  expect(callerNumber(user, trunk, business)).toBe(expected);
});
