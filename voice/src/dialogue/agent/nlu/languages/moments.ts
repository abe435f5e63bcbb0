import type { DateTime } from 'luxon';

/** A half of the day that was named with an hour. */
export type Half = 'am' | 'pm' | undefined;

/** An hour in the house's own words; null when there is no such hour. */
export function atTime(hour: number, minute: number, half: Half): string | null {
  if (hour > 24 || minute > 59 || minute < 0) return null;
  const minutes = String(minute).padStart(2, '0');
  if (hour === 0 || hour === 24) return minute === 0 ? 'at midnight' : `at 00:${minutes}`;
  if (hour > 12 || half === undefined) return `at ${hour}:${minutes}`;
  return `at ${hour}:${minutes} ${half}`;
}

/** So many minutes before an hour. */
export function beforeHour(minutes: number, hour: number, half: Half): string | null {
  return atTime(hour === 1 ? 12 : hour - 1, 60 - minutes, half);
}

/** A day in the house's own words: "on 27 november 2026". */
export function onDay(day: DateTime): string {
  return `on ${day.setLocale('en').toFormat('d LLLL yyyy').toLowerCase()}`;
}

/** The weekday strictly after today. */
export function following(today: DateTime, weekday: number): DateTime {
  return today.plus({ days: ((weekday - today.weekday + 6) % 7) + 1 });
}

/** The weekday of the week that begins next Monday. */
export function ofNextWeek(today: DateTime, weekday: number): DateTime {
  return today.startOf('week').plus({ weeks: 1, days: weekday - 1 });
}

/** The weekday of today or after. */
export function thisComing(today: DateTime, weekday: number): DateTime {
  return today.plus({ days: (weekday - today.weekday + 7) % 7 });
}

/** A day and month, of the year that is named or else comes next; null when there is no such day. */
export function dayOf(today: DateTime, day: number, month: number, year?: string): DateTime | null {
  if (month < 1 || month > 12 || day < 1) return null;
  const named = year === undefined ? today.year : Number(year) + (year.length === 2 ? 2_000 : 0);
  for (let ahead = 0; ahead <= (year === undefined ? 4 : 0); ahead += 1) {
    const first = today.set({ year: named + ahead, month, day: 1 });
    const date = first.plus({ days: day - 1 });
    if (date.month === month && (year !== undefined || date >= today)) return date;
  }
  return null;
}

/** The next day with this number; null when there is none in the next months. */
export function dayOfMonth(today: DateTime, day: number): DateTime | null {
  if (day < 1 || day > 31) return null;
  for (let months = 0; months < 3; months += 1) {
    const first = today.startOf('month').plus({ months });
    const date = first.plus({ days: day - 1 });
    if (date.month === first.month && date >= today) return date;
  }
  return null;
}

/** "3/12" and "3/12/26". */
export function numericDay(
  match: RegExpExecArray,
  today: DateTime,
  dayFirst: boolean,
): DateTime | null {
  const [first, second] = [Number(match[1]), Number(match[2])];
  return dayFirst ? dayOf(today, first, second, match[3]) : dayOf(today, second, first, match[3]);
}

/** A stay from one day of a month to another, in the house's own words; null when there are no such days. */
export function span(today: DateTime, from: number, to: number, month: number): string | null {
  const [first, last] = [dayOf(today, from, month), dayOf(today, to, month)];
  const nights = first && last ? Math.round(last.diff(first, 'days').days) : 0;
  return first && nights > 0 ? `${onDay(first)} for ${nights} nights` : null;
}
