import { factLines } from '@belldesk/contract/business/factLines';
import { isOpenAt, readOpeningHours } from '@belldesk/contract/business/openingHours';
import { expect, test } from 'vitest';

/** "Mo 12:00-22:00" for every day that is open. */
function written(text: string): string | null {
  const hours = readOpeningHours(factLines(text));
  if (!hours) return null;
  const clock = (minute: number) =>
    `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  return [1, 2, 3, 4, 5, 6, 7]
    .map((day) => {
      const ranges = hours.get(day) ?? [];
      return ranges.map(({ fromMinute, toMinute }) => `${clock(fromMinute)}-${clock(toMinute)}`);
    })
    .map((ranges) => ranges.join('+') || 'x')
    .join(' ');
}

test.each([
  [
    'Opening hours: Tuesday to Sunday, 12:00 to 22:00. Closed on Monday.',
    'x 12:00-22:00 12:00-22:00 12:00-22:00 12:00-22:00 12:00-22:00 12:00-22:00',
  ],
  [
    'Opening hours: Monday to Friday, 08:30 to 17:30. Closed at the weekend.',
    '8:30-17:30 8:30-17:30 8:30-17:30 8:30-17:30 8:30-17:30 x x',
  ],
  [
    'Hours: Mon-Fri 9-5, Sat 10am - 2pm',
    '9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 9:00-17:00 10:00-14:00 x',
  ],
  [
    'Hours: Tuesday and Thursday 9:00 to 12:00 and 14:00 to 18:00; Sunday closed',
    'x 9:00-12:00+14:00-18:00 x 9:00-12:00+14:00-18:00 x x x',
  ],
  [
    'We are open every day from 5 to 11 pm.',
    '17:00-23:00 17:00-23:00 17:00-23:00 17:00-23:00 17:00-23:00 17:00-23:00 17:00-23:00',
  ],
  [
    'Reception: open 24 hours a day.',
    '0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00 0:00-24:00',
  ],
  ['Opening hours: Friday to Saturday 18:00 to 02:00', 'x x x x 18:00-26:00 18:00-26:00 x'],
  [
    'Opening hours:\nMonday to Thursday: 12:00 to 20:00\nFriday: noon to midnight',
    '12:00-20:00 12:00-20:00 12:00-20:00 12:00-20:00 12:00-24:00 x x',
  ],
  ['Takeaway: orders by phone until 21:00, ready in about 30 minutes.', null],
  ['Check-in: from 15:00. Check-out: until 11:00.', null],
  ['We love our guests.', null],
  ['', null],
])('%s', (text, expected) => {
  expect(written(text)).toBe(expected);
});

test('a night that runs past midnight is open the morning after', () => {
  const hours = readOpeningHours(factLines('Opening hours: Friday 18:00 to 02:00'));
  if (!hours) throw new Error('no hours were read');
  expect(isOpenAt(hours, 5, 18 * 60)).toBe(true);
  expect(isOpenAt(hours, 6, 60)).toBe(true);
  expect(isOpenAt(hours, 6, 120)).toBe(false);
  expect(isOpenAt(hours, 5, 60)).toBe(false);
});
