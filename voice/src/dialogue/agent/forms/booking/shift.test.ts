import { expect, test } from 'vitest';
import { modelRequest } from '../../../testing/request.ts';
import { readContext } from '../../context.ts';
import { fromNowIn } from '../../nlu/entities/moments/fromNow.ts';
import { plainWords } from '../../nlu/normalise/words.ts';
import type { BookingDraft } from '../../state.ts';
import { hearShift } from './shift.ts';

const context = readContext(modelRequest());
const draft: BookingDraft = {
  service: 'table',
  date: '2026-12-31',
  time: { hour: 7, minute: 0, meridiem: null },
  partySize: 4,
  nights: 2,
};

function at(hour: number, minute: number) {
  return { time: { hour, minute, meridiem: 'exact' } };
}

test.each([
  ['an hour later', at(20, 0)],
  ['could we do half an hour earlier', at(18, 30)],
  ['15 minutes later please', at(19, 15)],
  ['an hour and a half later', at(20, 30)],
  ['make it half past', at(19, 30)],
  ['quarter to', at(18, 45)],
  ['the day before', { date: '2026-12-30' }],
  ['the next day', { date: '2027-01-01' }],
  ['a week later', { date: '2027-01-07' }],
  ['two days earlier', { date: '2026-12-29' }],
  ['one more person', { partySize: 5 }],
  ['add two more people', { partySize: 6 }],
  ['one less', { partySize: 3 }],
  ['plus one', { partySize: 5 }],
  ['one more night', { nights: 3 }],
  ['six hours later', null],
  ['the day before christmas', null],
  ['the day after tomorrow', null],
  ['half past eight', null],
  ['a table for one', null],
  ['for two people', null],
])('%s', (said, expected) => {
  expect(hearShift(plainWords(said), draft, context)?.draft ?? null).toEqual(expected);
});

test('compared with nothing, nothing is shifted', () => {
  expect(hearShift('an hour later', {}, context)).toBeNull();
  expect(hearShift('one more person', {}, context)).toBeNull();
});

// noon of Friday, 20 November 2026
test.each([
  ['in 3 hours', '2026-11-20', '15:00'],
  ['an hour from now', '2026-11-20', '13:00'],
  ['in half an hour', '2026-11-20', '12:30'],
  ['in 50 minutes', '2026-11-20', '13:00'],
  ['in 13 hours', '2026-11-21', '01:00'],
])('%s is %s %s', (text, date, time) => {
  const found = fromNowIn(text, context.now)[0]?.value;
  const clock = `${String(found?.time.hour).padStart(2, '0')}:${String(found?.time.minute).padStart(2, '0')}`;
  expect([found?.date, clock]).toEqual([date, time]);
});

test('what lies behind is not from now', () => {
  expect(fromNowIn('3 hours ago', context.now)).toEqual([]);
  expect(fromNowIn('for 2 hours', context.now)).toEqual([]);
});
