import type { DateTime } from 'luxon';
import { ordinalOf } from '../../nlu/entities/numbers.ts';

/** How a day or an hour is told. */
export interface DayTold {
  readonly day: DateTime;
  /** Days from today. */
  readonly days: number;
  /** So far off that the year is told. */
  readonly far: boolean;
  /** BCP 47 */
  readonly language: string;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const moments = {
  /** Minutes of the day: "7 pm", "7:30 pm", "12 noon". */
  minute(minuteOfDay: number, _language: string): string {
    if (minuteOfDay === 720) return '12 noon';
    if (minuteOfDay === 0) return 'midnight';
    const hour = Math.floor(minuteOfDay / 60);
    const past = minuteOfDay % 60;
    const clock = `${hour % 12 === 0 ? 12 : hour % 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`}`;
    return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
  },
  date({ day, days, far, language }: DayTold): string {
    const british = language !== 'en-US' && language !== 'en';
    const month = day.setLocale('en').toFormat('LLLL');
    const year = far ? `${british ? ' ' : ', '}${day.year}` : '';
    const full = british
      ? `${day.setLocale('en').toFormat('cccc')} the ${ordinalOf(day.day)} of ${month}${year}`
      : `${day.setLocale('en').toFormat('cccc')}, ${month} ${ordinalOf(day.day)}${year}`;
    return days === 0 ? `today, ${full}` : days === 1 ? `tomorrow, ${full}` : full;
  },
  aroundTheClock: 'around the clock',
  range: (from: string, to: string) => `from ${from} to ${to}`,
  and: 'and',
  /** Name of an ISO weekday. */
  weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
  plus: 'plus',
};
