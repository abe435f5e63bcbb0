import { pageLocale } from '../../i18n/language.ts';

const days = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day YYYY-MM-DD as "3 November 2026". */
export function longDate(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}
