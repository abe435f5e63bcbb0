import { expect, it } from 'vitest';
import { minutesOf } from './minutes.ts';

const periodEnd = new Date('2026-12-20T12:00:00.000Z');

it.each([
  ['starter', 0, 0, 30],
  ['starter', 59, 0, 30],
  ['starter', 60, 1, 29],
  ['starter', 30 * 60, 30, 0],
  ['starter', 45 * 60, 45, 0],
  ['professional', 125, 2, 118],
  ['premium', 9_999, 166, -1],
] as const)('%s after %i s: %i used, %i left', (planId, usedSeconds, usedMinutes, leftMinutes) => {
  expect(minutesOf({ planId, usedSeconds, periodEnd })).toEqual({
    planId,
    usedMinutes,
    leftMinutes,
    periodEnd: '2026-12-20T12:00:00.000Z',
  });
});
