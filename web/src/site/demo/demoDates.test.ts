import { expect, test } from 'vitest';
import { demoDates } from './demoDates.ts';

test.each([
  [new Date(2026, 10, 20, 23, 59), '2026-11-21', '2027-02-20'],
  [new Date(2026, 10, 30), '2026-12-01', '2027-02-28'],
  [new Date(2027, 10, 30), '2027-12-01', '2028-02-29'],
  [new Date(2026, 11, 31), '2027-01-01', '2027-03-31'],
])('on %s from %s to %s', (now, first, last) => {
  expect(demoDates(now)).toEqual({ first, last });
});
