import { expect, test } from 'vitest';
import { checkDemoDate } from './demoDates.ts';

/** Evening of the 20th in America, early on the 21st in Europe, past noon of the 21st on Kiritimati. */
const nowMs = Date.parse('2026-11-21T03:00:00Z');

test.each([
  ['2026-11-21', 'America/Los_Angeles'],
  ['2026-11-22', 'Europe/London'],
  ['2027-02-21', 'Europe/London'],
  // Nobody knows where they are: what is tomorrow or within three months somewhere is taken.
  ['2026-11-21', undefined],
  ['2027-02-21', undefined],
])('%s in %s is taken', (demoDate, timeZone) => {
  expect(() => checkDemoDate(demoDate, timeZone, nowMs)).not.toThrow();
});

test.each([
  ['2026-11-21', 'Europe/London'],
  ['2027-02-21', 'America/Los_Angeles'],
  ['2026-11-20', undefined],
  ['2027-02-22', undefined],
])('%s in %s is refused', (demoDate, timeZone) => {
  expect(() => checkDemoDate(demoDate, timeZone, nowMs)).toThrow(
    'Select a date between tomorrow and 3 months from now',
  );
});
