import { readersLocale } from '../../i18n/readersLocale.ts';
/** A moment on the reader's own clock, e.g. "20 Nov 2026, 14:05". @param seconds told as well */
export function momentText(iso: string, { seconds = false } = {}): string {
  return new Intl.DateTimeFormat(readersLocale, {
    dateStyle: 'medium',
    timeStyle: seconds ? 'medium' : 'short',
  }).format(new Date(iso));
}
