import { DAY, MONTH } from '../entities/calendar.ts';

const SHORT: readonly (readonly [RegExp, string])[] = [
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
export function plainDates(text: string): string {
  let plain = text.replace(SHORT_DAY, (word) => SHORT_DAYS[word] ?? word);
  for (const [short, full] of SHORT) plain = plain.replace(short, full);
  return plain
    .replace(/\s+/g, ' ')
    .replace(/\b(?:a |1 )?fortnight(?:'?s)?\b/g, '2 weeks')
    .replace(/\ba couple of (?=days|weeks|months)/g, '2 ')
    .replace(
      new RegExp(
        `\\bnot this ${DAY}(?: but)?(?: the)? (?:1 |one )?(?:after|next|following|week after)(?: that| next| 1| one)?\\b`,
        'g',
      ),
      (_, day: string) => `a week on ${day}`,
    )
    .replace(
      new RegExp(
        `\\b(\\d{1,2}(?:st|nd|rd|th)?) ((?:to|until|till|through|thru)(?: the)?) (\\d{1,2}(?:st|nd|rd|th)?) (?:of )?${MONTH}\\b`,
        'g',
      ),
      '$1 of $4 $2 $3 of $4',
    )
    .replace(
      new RegExp(
        `\\b${MONTH} (\\d{1,2}(?:st|nd|rd|th)?) ((?:to|until|till|through|thru)(?: the)?) (\\d{1,2}(?:st|nd|rd|th)?)\\b(?! of)`,
        'g',
      ),
      (whole, month: string, from: string, to: string, until: string) =>
        // "the 28th until the 2nd" ends in the next month
        Number.parseInt(until, 10) > Number.parseInt(from, 10)
          ? `${month} ${from} ${to} ${month} ${until}`
          : whole,
    );
}
