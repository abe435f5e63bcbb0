import { readersLocale } from '../../i18n/readersLocale.ts';

/** A day, yyyy-mm-dd, as the reader writes it: "24 Nov 2026". */
export function dayText(date: string): string {
  return new Intl.DateTimeFormat(readersLocale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
