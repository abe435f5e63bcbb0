import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { OpenTimes } from '../product/openingTimes.ts';
import { buildSystemPrompt, readSystemPrompt } from '../prompt.ts';
import { factLines } from './factLines.ts';
import { readOpeningHours } from './openingHours.ts';
import { hoursInWords, promptWithHours } from './promptHours.ts';

const WEEK = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, ranges: [{ from: '09:00', to: '17:30' }] })),
  { weekday: 6, ranges: [{ from: '18:00', to: '02:00' }] },
];
const CALENDAR = { week: WEEK, exceptions: [] };
const WORDS =
  'Opening hours: Monday to Friday 9:00 am to 5:30 pm, Saturday 6:00 pm to 2:00 am, Sunday closed.';

function promptOf(additionalDetails: string): string {
  return buildSystemPrompt({
    companyName: 'Golden Lamb',
    phoneNumber: '020 7946 0958',
    businessDescription: 'A small restaurant, open to everybody',
    targetCustomers: 'Families',
    additionalDetails,
  });
}

test.each([
  [
    'Opening hours: every day, 12:00 to 22:00.\nParking: behind the house.',
    'Parking: behind the house.',
  ],
  ['Opening hours:\nMonday 9:00 to 17:00\nTuesday closed\n\nParking: free.', 'Parking: free.'],
  ['We are open from 9 am to 5 pm. Parking is free.', 'Parking is free.'],
  ['Horario: de martes a domingo, de 13:00 a 23:30.\nWi-Fi: free.', 'Wi-Fi: free.'],
  ['Takeaway: orders by phone until 21:00.', 'Takeaway: orders by phone until 21:00.'],
])('the calendar’s hours stand in the place of the prose: %j', (details, rest) => {
  const { additionalDetails } = readSystemPrompt(promptWithHours(promptOf(details), CALENDAR));
  expect(additionalDetails.split('\n').filter((line) => line !== '')).toEqual([WORDS, rest]);
});

it('adds the hours where the prompt has no details, and leaves the rest', () => {
  const prompt = promptOf('');
  const after = promptWithHours(prompt, CALENDAR);
  expect(readSystemPrompt(after)).toEqual({
    ...readSystemPrompt(prompt),
    additionalDetails: WORDS,
  });
  expect(after).toContain(prompt.slice(prompt.indexOf('# How you work')));
});

it('what it writes is read again as it was meant', () => {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const range = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 95 }))
    .map(([from, length]): OpenTimes => {
      const to = (from + length) * 15;
      return { from: clock(from * 15), to: to === 1_440 ? '24:00' : clock(to % 1_440) };
    });
  fc.assert(
    fc.property(
      fc.array(fc.array(range, { maxLength: 2 }), { minLength: 7, maxLength: 7 }),
      (days) => {
        const week = days.map((ranges, index) => ({ weekday: index + 1, ranges }));
        const read = readOpeningHours(factLines(hoursInWords(week)));
        for (const { weekday, ranges } of week)
          expect(read?.get(weekday)).toEqual(
            ranges.map(({ from, to }) => {
              const fromMinute = minuteOf(from);
              const toMinute = minuteOf(to);
              return { fromMinute, toMinute: toMinute <= fromMinute ? toMinute + 1_440 : toMinute };
            }),
          );
      },
    ),
  );
});
