import { DAY, MONTH } from '../entities/moments/calendar.ts';
import type { Rewrite } from '../spans/aligned.ts';

const SHORT: readonly Rewrite[] = [
  [/\b(?:jan)\b/g, 'january'],
  [/\bfeb\b/g, 'february'],
  [/\bapr\b/g, 'april'],
  [/\baug\b/g, 'august'],
  [/\bsept?\b/g, 'september'],
  [/\boct\b/g, 'october'],
  [/\bnov\b/g, 'november'],
  [/\bdec\b/g, 'december'],
  [/\bmar (?=\d)|(?<=\d(?:st|nd|rd|th)? )mar\b/g, 'march '],
  [/\bjun\b/g, 'june'],
  [/\bjul\b/g, 'july'],
];
const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  weds: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};
const SHORT_DAY =
  /(?<=^|\b(?:on|this|next|coming|for|last|or|and|maybe|to|until) )(mon|tues?|weds?|thu|thurs?|fri|sat|sun)\b|\b(mon|tues?|weds?|thu|thurs?|fri|sat|sun)\b(?= (?:\d|the \d|at \d|morning|afternoon|evening|night|week))/g;

/** One way of writing for what is said in several: "sat" and "dec" in full, "a fortnight" as 2 weeks, "the 1st to the 4th of december" with both months. */
export const DATE_WRITING: readonly Rewrite[] = [
  [SHORT_DAY, (word) => SHORT_DAYS[word] ?? word],
  ...SHORT,
  [/\s+/g, ' '],
  [/\b(?:a |1 )?fortnight(?:'?s)?\b/g, '2 weeks'],
  [/\ba couple of (?=days|weeks|months)/g, '2 '],
  [new RegExp(`\\bnext week,? (?:on )?(?:the )?${DAY}\\b`, 'g'), (_, day) => `${day} next week`],
  [
    new RegExp(`\\bnot tomorrow(?: but)?(?: the)? ${DAY} after(?: that)?\\b`, 'g'),
    (_, day) => `${day} after tomorrow`,
  ],
  [/\bnot tomorrow(?: but)?(?: the)? day after(?: that| tomorrow)?\b/g, 'the day after tomorrow'],
  [
    new RegExp(
      `\\bnot this ${DAY}(?: but)?(?: the)? (?:1 |one )?(?:after|next|following|week after)(?: that| next| 1| one)?\\b`,
      'g',
    ),
    (_, day) => `a week on ${day}`,
  ],
  [
    new RegExp(
      `\\b(\\d{1,2}(?:st|nd|rd|th)?) ((?:to|until|till|through|thru)(?: the)?) (\\d{1,2}(?:st|nd|rd|th)?) (?:of )?${MONTH}\\b`,
      'g',
    ),
    '$1 of $4 $2 $3 of $4',
  ],
  [
    new RegExp(
      `\\b${MONTH} (\\d{1,2}(?:st|nd|rd|th)?) ((?:to|until|till|through|thru)(?: the)?) (\\d{1,2}(?:st|nd|rd|th)?)\\b(?! of)`,
      'g',
    ),
    (whole, month, from = '', to = '', until = '') =>
      // "the 28th until the 2nd" ends in the next month
      Number.parseInt(until, 10) > Number.parseInt(from, 10)
        ? `${month} ${from} ${to} ${month} ${until}`
        : whole,
  ],
];

/** The text with its days in one way of writing. */
export function plainDates(text: string): string {
  return DATE_WRITING.reduce(
    (plain, [pattern, by]) =>
      typeof by === 'string' ? plain.replace(pattern, by) : plain.replace(pattern, by),
    text,
  );
}
