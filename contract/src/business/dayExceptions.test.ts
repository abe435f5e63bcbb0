import { expect, it, test } from 'vitest';
import type { HoursException } from '../product/openingTimes.ts';
import { buildSystemPrompt, readSystemPrompt } from '../prompt.ts';
import { hoursAround, readExceptions } from './dayExceptions.ts';
import { factLines } from './factLines.ts';
import { isClosedOn, isOpenAt, readOpeningHours } from './openingHours.ts';
import { promptWithHours } from './promptHours.ts';

const DETAILS = 'Opening hours: Monday to Friday 9 am to 5 pm.\nParking: free.';
const christmas: HoursException = { date: '2026-12-25', name: 'Christmas Day', ranges: [] };
const sunday: HoursException = {
  date: '2026-12-20',
  name: 'Open day: everybody! (9 to 5)',
  ranges: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '00:00' },
  ],
};
const newYear: HoursException = {
  date: '2026-12-31',
  name: '',
  ranges: [{ from: '18:00', to: '02:00' }],
};
const allDay: HoursException = {
  date: '2027-01-02',
  name: 'Sale',
  ranges: [{ from: '00:00', to: '24:00' }],
};

/** What a receptionist reads of a business with these days. */
function read(exceptions: readonly HoursException[], details = DETAILS) {
  const prompt = buildSystemPrompt({
    companyName: 'Golden Lamb',
    phoneNumber: '020 7946 0958',
    businessDescription: 'A small shop',
    targetCustomers: 'Families',
    additionalDetails: details,
  });
  const told = promptWithHours(prompt, { week: null, exceptions });
  const facts = factLines(readSystemPrompt(told).additionalDetails);
  return { told, prompt, hours: readOpeningHours(facts), exceptions: readExceptions(facts) };
}

it('days that differ are told in words, and read again as they were meant', () => {
  const { told, exceptions } = read([sunday, christmas, newYear, allDay]);
  expect(told).toContain(
    [
      'On Sunday 20 December 2026: open 10:00 am to 1:00 pm and 2:00 pm to midnight (Open day everybody 9 to 5).',
      'On Friday 25 December 2026: closed (Christmas Day).',
      'On Thursday 31 December 2026: open 6:00 pm to 2:00 am.',
      'On Saturday 2 January 2027: open 24 hours (Sale).',
    ].join('\n'),
  );
  expect([...exceptions].map(([date, { ranges }]) => [date, ranges])).toEqual([
    [
      '2026-12-20',
      [
        { fromMinute: 600, toMinute: 780 },
        { fromMinute: 840, toMinute: 1_440 },
      ],
    ],
    ['2026-12-25', []],
    ['2026-12-31', [{ fromMinute: 1_080, toMinute: 1_560 }]],
    ['2027-01-02', [{ fromMinute: 0, toMinute: 1_440 }]],
  ]);
  expect([...exceptions.values()].map(({ name }) => name)).toEqual([
    'Open day everybody 9 to 5',
    'Christmas Day',
    '',
    'Sale',
  ]);
});

it('they change no weekday, and nothing is told where there is none', () => {
  const none = read([]);
  expect(none.told).toBe(none.prompt);
  expect(read([sunday, christmas, allDay]).hours).toEqual(none.hours);
});

test.each([
  ['2026-12-25', 12, false],
  ['2026-12-18', 12, true],
  ['2026-12-20', 12, true],
  ['2026-12-27', 12, false],
  ['2027-01-01', 1, true],
  ['2027-01-08', 1, false],
])('on %s at %i the business is open: %s', (date, hour, isOpen) => {
  const hours = hoursAround(read([sunday, christmas, newYear]), date);
  const weekday = new Date(date).getUTCDay() || 7;
  expect(hours && isOpenAt(hours, weekday, hour * 60)).toBe(isOpen);
});

it('where no hours are known every other day counts as open', () => {
  const business = read([christmas], 'Parking: free.');
  expect(business.hours).toBeNull();
  expect(hoursAround(business, '2026-12-24')).toBeNull();
  expect(isClosedOn(hoursAround(business, '2026-12-25'), 5)).toBe(true);
});
