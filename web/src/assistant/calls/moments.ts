import { readersLocale } from '../../i18n/readersLocale.ts';
/** Date of an instant, e.g. "21 Nov 2026". @param timeZone IANA @param locale the reader's by default */
export function dateIn(timeZone: string, iso: string, locale?: string): string {
  return format(iso, { dateStyle: 'medium', timeZone }, locale);
}

/** Time of day of an instant, e.g. "19:04". */
export function timeIn(timeZone: string, iso: string, locale?: string): string {
  return format(iso, { timeStyle: 'short', timeZone }, locale);
}

/** Date and time of an instant in words, e.g. "Saturday, 21 November 2026 at 19:04". */
export function momentIn(timeZone: string, iso: string, locale?: string): string {
  return format(iso, { dateStyle: 'full', timeStyle: 'short', timeZone }, locale);
}

/**
 * A booking's date and time in words. Both are the business's own already, so no zone moves them.
 * @param date yyyy-mm-dd @param time HH:MM
 */
export function bookedFor(date: string, time: string, locale?: string): string {
  return momentIn('UTC', `${date}T${time}:00Z`, locale);
}

function format(iso: string, options: Intl.DateTimeFormatOptions, locale = readersLocale): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(iso));
}
