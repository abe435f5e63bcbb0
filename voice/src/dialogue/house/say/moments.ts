import type { OpenRange } from '@belldesk/contract/business/openingHours';
import { DateTime } from 'luxon';
import type { HouseContext } from '../context.ts';
import { ordinalOf } from '../hear/numbers.ts';

const FAR_DAYS = 180;

/** Minutes of the day as spoken: "7 pm", "7:30 pm", "12 noon". */
export function spokenMinute(minuteOfDay: number): string {
  const minute = minuteOfDay % 1_440;
  if (minute === 720) return '12 noon';
  if (minute === 0) return 'midnight';
  const hour = Math.floor(minute / 60);
  const past = minute % 60;
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${past === 0 ? '' : `:${String(past).padStart(2, '0')}`}`;
  return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

/** HH:MM as spoken. */
export function spokenTime(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return spokenMinute((hour ?? 0) * 60 + (minute ?? 0));
}

/** yyyy-mm-dd as spoken, with "today" or "tomorrow" before it and the year when it is far off. */
export function spokenDate(date: string, context: HouseContext): string {
  const day = DateTime.fromISO(date, { zone: context.now.zone });
  if (!day.isValid) return date;
  const days = Math.round(day.diff(context.now.startOf('day'), 'days').days);
  const month = day.setLocale('en').toFormat('LLLL');
  const year = Math.abs(days) > FAR_DAYS ? `${context.british ? ' ' : ', '}${day.year}` : '';
  const full = context.british
    ? `${day.setLocale('en').toFormat('cccc')} the ${ordinalOf(day.day)} of ${month}${year}`
    : `${day.setLocale('en').toFormat('cccc')}, ${month} ${ordinalOf(day.day)}${year}`;
  return days === 0 ? `today, ${full}` : days === 1 ? `tomorrow, ${full}` : full;
}

/** "from 12 noon to 10 pm", several joined by "and". */
export function spokenRanges(ranges: readonly OpenRange[]): string {
  return ranges
    .map(({ fromMinute, toMinute }) =>
      toMinute - fromMinute >= 1_440
        ? 'around the clock'
        : `from ${spokenMinute(fromMinute)} to ${spokenMinute(toMinute)}`,
    )
    .join(' and ');
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Name of an ISO weekday. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}
