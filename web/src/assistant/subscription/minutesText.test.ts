import { expect, it } from 'vitest';
import { minutesLeftText } from './minutesText.ts';

it.each([
  [undefined, 'Loading...'],
  [null, '0'],
  [-1, 'Unlimited'],
  [0, '0 min'],
  [23, '23 min'],
])('%j is shown as %j', (left, text) => {
  expect(minutesLeftText(left)).toBe(text);
});
