import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { plainWords } from '../../normalise/words.ts';
import { digitsForWords } from '../numbers.ts';
import { hearBareDate, hearDate } from './dates.ts';

function day(text: string, now: string, zone: string, dayFirst: boolean, bare = false) {
  const setting = { now: DateTime.fromISO(now, { zone }), dayFirst };
  const found = (bare ? hearBareDate : hearDate)(digitsForWords(plainWords(text)), setting);
  if (!found) return null;
  return 'date' in found ? found.date.toISODate() : found.span;
}

// Friday, 20 November 2026
test.each([
  ['today', '2026-11-20'],
  ['tonight', '2026-11-20'],
  ['this evening', '2026-11-20'],
  ['tomorrow', '2026-11-21'],
  ['to-morrow', '2026-11-21'],
  ['the day after tomorrow', '2026-11-22'],
  ['saturday', '2026-11-21'],
  ['on thursday', '2026-11-26'],
  ['friday', '2026-11-27'],
  ['this friday', '2026-11-20'],
  ['next friday', '2026-11-27'],
  ['next monday', '2026-11-23'],
  ['next saturday', '2026-11-28'],
  ['monday next week', '2026-11-23'],
  ['saturday week', '2026-11-28'],
  ['a week on monday', '2026-11-30'],
  ['a week tomorrow', '2026-11-28'],
  ['in two weeks', '2026-12-04'],
  ['in three days', '2026-11-23'],
  ['the third of december', '2026-12-03'],
  ['december third', '2026-12-03'],
  ['december the 3rd', '2026-12-03'],
  ['3 dec', '2026-12-03'],
  ['tuesday the first of december', '2026-12-01'],
  ['the twenty first', '2026-11-21'],
  ['the fifth', '2026-12-05'],
  ['the 31st', '2026-12-31'],
  ['the third of january', '2027-01-03'],
  ['march the second', '2027-03-02'],
  ['29 february', null],
  ['christmas eve', '2026-12-24'],
  ['hanging off one plug like a christmas tree', null],
  ["new year's day", '2027-01-01'],
  ['2026-12-24', '2026-12-24'],
  ['yesterday', '2026-11-19'],
  ['last friday', '2026-11-13'],
  ['at the weekend', 'weekend'],
  ['next week', 'week'],
  ['may i book a table', null],
  ['just a second', null],
  ['four people', null],
])('%s is %s', (text, expected) => {
  expect(day(text, '2026-11-20T12:00', 'Europe/London', true)).toBe(expected);
});

test('numbers are read by the language', () => {
  expect(day('12/3', '2026-11-20T12:00', 'Europe/London', true)).toBe('2027-03-12');
  expect(day('12/3', '2026-11-20T12:00', 'America/New_York', false)).toBe('2026-12-03');
});

test.each([
  // an hour of the night in which UTC is another day
  ['tomorrow', '2026-11-20T23:30', 'America/New_York', '2026-11-21'],
  ['tomorrow', '2026-11-20T00:30', 'Asia/Tokyo', '2026-11-21'],
  // the nights in which the clocks change
  ['tomorrow', '2026-03-28T20:00', 'Europe/London', '2026-03-29'],
  ['tomorrow', '2026-10-24T23:59', 'Europe/London', '2026-10-25'],
  ['in two days', '2027-03-13T12:00', 'America/New_York', '2027-03-15'],
  ['in two weeks', '2026-10-20T23:30', 'America/New_York', '2026-11-03'],
  // ends of years and months
  ['tomorrow', '2026-12-31T18:00', 'Europe/London', '2027-01-01'],
  ['next friday', '2026-12-31T18:00', 'Europe/London', '2027-01-08'],
  ['friday', '2026-12-31T18:00', 'Europe/London', '2027-01-01'],
  ['the second of january', '2026-12-31T18:00', 'Europe/London', '2027-01-02'],
  ['the 31st', '2026-04-02T18:00', 'Europe/London', '2026-05-31'],
  ['29 february', '2028-02-01T18:00', 'Europe/London', '2028-02-29'],
  ['tomorrow', '2028-02-28T18:00', 'Europe/London', '2028-02-29'],
])('%s at %s in %s is %s', (text, now, zone, expected) => {
  expect(day(text, now, zone, true)).toBe(expected);
});

test('where a day was asked for, a bare number is one', () => {
  expect(day('24', '2026-11-20T12:00', 'Europe/London', true, true)).toBe('2026-11-24');
  expect(day('twelve', '2026-11-20T12:00', 'Europe/London', true, true)).toBe('2026-12-12');
  expect(day('45', '2026-11-20T12:00', 'Europe/London', true, true)).toBeNull();
});
