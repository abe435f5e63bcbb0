import { readersLocale } from '../../i18n/readersLocale.ts';
/** Date and time where the reader is, e.g. "21 Nov 2026, 19:04". */
export function momentText(iso: string | number): string {
  return new Intl.DateTimeFormat(readersLocale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}
