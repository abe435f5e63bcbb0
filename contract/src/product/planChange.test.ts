import { expect, it } from 'vitest';
import { changeBegins } from './planChange.ts';

it.each([
  ['professional monthly', 'premium monthly', 'now'],
  ['professional monthly', 'professional yearly', 'now'],
  ['professional monthly', 'premium yearly', 'now'],
  ['professional yearly', 'premium yearly', 'now'],
  ['professional yearly', 'premium monthly', 'at-period-end'],
  ['professional yearly', 'professional monthly', 'at-period-end'],
  ['premium monthly', 'professional monthly', 'at-period-end'],
  ['premium monthly', 'professional yearly', 'at-period-end'],
  ['premium yearly', 'professional yearly', 'at-period-end'],
  ['premium monthly', 'starter monthly', 'at-period-end'],
  ['premium yearly', 'premium yearly', 'never'],
])('from %s to %s: %s', (from, to, begins) => {
  const read = (text: string) => {
    const [planId, period] = text.split(' ');
    return { planId, period } as Parameters<typeof changeBegins>[0];
  };
  expect(changeBegins(read(from), read(to))).toBe(begins);
});
