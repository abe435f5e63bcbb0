import type { Day } from './days.ts';

/**
 * Dates as mails and pages write them that read the same to everybody: in British English, month before year and never
 * in figures alone. What one reader sees on their own screen follows their browser instead (web).
 */
const LOCALE = 'en-GB';

function write(moment: Date | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, options).format(moment);
}

/** "20 November 2026". @param timeZone IANA; undefined is the reader's own */
export function dateText(moment: Date, timeZone: string | undefined): string {
  return write(moment, { dateStyle: 'long', timeZone });
}

/** "20 November 2026 at 19:00". */
export function momentText(moment: Date, timeZone: string | undefined): string {
  return write(moment, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

/** "20 Nov 2026, 19:00". */
export function shortMomentText(moment: Date, timeZone: string | undefined): string {
  return write(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

// A day is the business's own already: UTC is only the zone in which nothing moves it.
const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);

/** "20 November 2026". */
export function dayText(day: Day): string {
  return dateText(midnight(day), 'UTC');
}

/** "Friday 20 November". */
export function weekdayText(day: Day): string {
  const options = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return write(midnight(day), options).replace(',', '');
}

/** "Friday 20 November 2026". */
export function fullDayText(day: Day): string {
  return write(midnight(day), { timeZone: 'UTC', dateStyle: 'full' });
}
