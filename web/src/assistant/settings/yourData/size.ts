import { readersLocale } from '../../../i18n/readersLocale.ts';

const UNITS = ['kB', 'MB', 'GB'] as const;

/** A file's size as people say it, e.g. "3.4 MB". */
export function sizeText(bytes: number, locale = readersLocale): string {
  let size = bytes / 1_000;
  let unit = 0;
  while (size >= 999.95 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit++;
  }
  const digits = unit === 0 ? 0 : 1;
  const shown = unit === 0 ? Math.max(1, size) : size;
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(shown);
  return `${text} ${UNITS[unit]}`;
}
