import { expect, it } from 'vitest';
import { minutesOf } from './minutes.ts';

it.each([
  ['starter', 0, 0, 30],
  ['starter', 59, 0, 30],
  ['starter', 60, 1, 29],
  ['starter', 30 * 60, 30, 0],
  ['starter', 45 * 60, 45, 0],
  ['professional', 125, 2, 118],
  ['premium', 9_999, 166, -1],
] as const)('%s after %i s: %i used, %i left', (plan, seconds, usedMinutes, leftMinutes) => {
  expect(minutesOf(plan, seconds)).toEqual({ planId: plan, usedMinutes, leftMinutes });
});
