import { expect, test } from 'vitest';
import { checkDemoDate } from './demoDates.ts';

/** Evening of the 20th in America, early on the 21st in Europe, past noon of the 21st on Kiritimati. */
const nowMs = Date.parse('2026-11-21T03:00:00Z');

test.each([
  ['2026-11-21', 'America/Los_Angeles', true],
  ['2026-11-21', 'Europe/London', false],
  ['2026-11-22', 'Europe/London', true],
  ['2027-02-21', 'America/Los_Angeles', false],
  ['2027-02-21', 'Europe/London', true],
  // Nobody knows where they are: what is tomorrow or within three months somewhere is taken.
  ['2026-11-20', undefined, false],
  ['2026-11-21', undefined, true],
  ['2027-02-21', undefined, true],
  ['2027-02-22', undefined, false],
])('%s in %s: %s', (demoDate, timeZone, isTaken) => {
  const check = () => checkDemoDate(demoDate, timeZone, nowMs);
  if (isTaken) expect(check).not.toThrow();
  else expect(check).toThrow('Select a date between tomorrow and 3 months from now');
});
