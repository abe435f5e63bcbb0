import { ENGLISH_MONTHS } from '@belldesk/contract/business/englishMonths';
import { ordinalInWords, yearInWords } from './numbers.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT_DAY = String.raw`\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\b\.?`;
const MONTH = ENGLISH_MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}|t)?`).join(
  '|',
);

const monthNamed = (name: string): number =>
  ENGLISH_MONTHS.findIndex((month) =>
    month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()),
  );

function spoken(day: number, month: number, year: number | null, british: boolean): string | null {
  const name = ENGLISH_MONTHS[month];
  if (!name || day < 1 || day > 31) return null;
  const date = british ? `the ${ordinalInWords(day)} of ${name}` : `${name} ${ordinalInWords(day)}`;
  return year === null ? date : `${date}, ${yearInWords(year)}`;
}

/** Dates: 2026-12-03, 3/12/2026 (in America 12/3/2026), "3 December", "Dec 3rd", "Mon-Fri". */
export function speakDates(text: string, british: boolean): string {
  const year = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  return text
    .replace(new RegExp(`${SHORT_DAY}\\s?[-\u2013]\\s?(?=[A-Z])`, 'g'), '$1 to ')
    .replace(new RegExp(`\\b(${WEEKDAYS.join('|')})\\s?[-\u2013]\\s?(?=[A-Z])`, 'g'), '$1 to ')
    .replace(new RegExp(SHORT_DAY, 'g'), (_, short: string) => {
      return WEEKDAYS.find((day) => day.startsWith(short.slice(0, 3))) ?? short;
    })
    .replace(/\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/g, (whole, y: string, m: string, d: string) => {
      return spoken(Number(d), Number(m) - 1, Number(y), british) ?? whole;
    })
    .replace(
      /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/g,
      (whole, a: string, b: string, y: string) => {
        const [day, month] = british ? [a, b] : [b, a];
        return spoken(Number(day), Number(month) - 1, Number(y), british) ?? whole;
      },
    )
    .replace(
      new RegExp(
        `\\b(?:[Tt]he )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})\\b\\.?(?:,? ((?:19|20)\\d\\d)\\b)?`,
        'g',
      ),
      (whole, day: string, month: string, y: string | undefined) =>
        spoken(Number(day), monthNamed(month), year(y), british) ?? whole,
    )
    .replace(
      new RegExp(
        `\\b(${MONTH})\\b\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? ((?:19|20)\\d\\d)\\b)?(?!:)`,
        'g',
      ),
      (whole, month: string, day: string, y: string | undefined) =>
        spoken(Number(day), monthNamed(month), year(y), british) ?? whole,
    )
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, (_, day: string) => ordinalInWords(Number(day)));
}
