import { expect, it } from 'vitest';
import { dialledUser } from './dialledUser.ts';

it.each([
  ['+442071838750', '442071838750'],
  ['+44-20-7183.8750;phone-context=example.com', '442071838750'],
  ['442071838750', '442071838750'],
  ['golden-lamb', 'golden-lamb'],
  ['+0123', '+0123'],
  ['a+b;c', 'a+b;c'],
])('%s is looked up as %s', (written, looked) => {
  expect(dialledUser(written)).toBe(looked);
});
