import type { Day } from '@belldesk/contract/time/days';
import { MINUTES_OF_DAY, timeOf } from '@belldesk/contract/time/minutes';
import { t } from '@lingui/core/macro';
import { readersLocale } from '../../../i18n/readersLocale.ts';

// Days and times are the business's own already: UTC is only the zone in which nothing moves them.
function format(options: Intl.DateTimeFormatOptions, iso: string, locale = readersLocale): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(iso));
}

/** "Saturday, 21 November 2026". @param locale the reader's by default */
export function dayText(day: Day, locale?: string): string {
  return format({ dateStyle: 'full' }, `${day}T00:00Z`, locale);
}

/** "Saturday 21 November". */
export function longDayText(day: Day, locale?: string): string {
  return format({ weekday: 'long', day: 'numeric', month: 'long' }, `${day}T00:00Z`, locale);
}

/** "Sat 21 Nov". */
export function shortDayText(day: Day, locale?: string): string {
  return format({ weekday: 'short', day: 'numeric', month: 'short' }, `${day}T00:00Z`, locale);
}

/** "Saturday". @param weekday ISO: Monday is 1 */
export function weekdayText(weekday: number, locale?: string): string {
  // 1 January 2024 was a Monday.
  return format({ weekday: 'long' }, `2024-01-0${weekday}T00:00Z`, locale);
}

/** "23–29 November 2026". */
export function spanText(first: Day, last: Day, locale = readersLocale): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(`${first}T00:00Z`), new Date(`${last}T00:00Z`));
}

/** "19:30" or "7:30 pm", as the reader is used to. */
export function minuteText(minute: number, locale?: string): string {
  return format(
    { timeStyle: 'short' },
    `1970-01-01T${timeOf(minute % MINUTES_OF_DAY)}:00Z`,
    locale,
  );
}

/** "19:00" or "7 PM": a whole hour, as short as the reader's clock has it. */
export function hourText(minute: number, locale = readersLocale): string {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  if (!hour12) return minuteText(minute, locale);
  return format({ hour: 'numeric' }, `1970-01-01T${timeOf(minute % MINUTES_OF_DAY)}:00Z`, locale);
}

/** "90 min" -> "1 h 30 min". */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t`${rest} min`;
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
}
