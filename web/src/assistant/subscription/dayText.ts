import { pageLocale } from '../../i18n/language.ts';

const day = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'long' });

/** A day as it is where the reader sits: "5 December 2026". */
export function dayText(moment: string): string {
  return day.format(new Date(moment));
}
