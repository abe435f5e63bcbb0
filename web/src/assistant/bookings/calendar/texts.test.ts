import { expect, it } from 'vitest';
import {
  dayText,
  hourText,
  lengthText,
  longDayText,
  minuteText,
  shortDayText,
  spanText,
  weekdayText,
} from './texts.ts';

it('writes days, weeks, times and lengths as the reader does', () => {
  expect(dayText('2026-11-21', 'en-GB')).toMatch(/^Saturday,? 21 November 2026$/);
  expect(shortDayText('2026-11-21', 'en-GB')).toMatch(/^Sat,? 21 Nov$/);
  expect([1, 7].map((day) => weekdayText(day, 'en-GB'))).toEqual(['Monday', 'Sunday']);
  expect(longDayText('2026-11-21', 'en-GB')).toMatch(/^Saturday,? 21 November$/);
  expect(spanText('2026-11-23', '2026-11-29', 'en-GB')).toMatch(/^23\s?–\s?29 November 2026$/);
  expect(spanText('2026-12-28', '2027-01-03', 'en-GB')).toMatch(
    /^28 December 2026\s–\s3 January 2027$/,
  );
  expect(minuteText(1_170, 'en-GB')).toBe('19:30');
  expect(minuteText(1_170, 'en-US')).toMatch(/^7:30\sPM$/);
  expect([45, 60, 90].map(lengthText)).toEqual(['45 min', '1 h', '1 h 30 min']);
});

it('an hour is as short as the clock allows', () => {
  expect(hourText(19 * 60, 'en-GB')).toBe('19:00');
  expect(hourText(19 * 60, 'en-US').replaceAll('\u202f', ' ')).toBe('7 PM');
});
