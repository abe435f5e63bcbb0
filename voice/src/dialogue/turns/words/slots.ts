import type { Expectation } from '../../model.ts';

/** What fills a slot that was asked for, at the end of a text; `likely` may still be made more exact. */
export interface SlotWords {
  readonly whole: RegExp | null;
  readonly likely: RegExp;
}

const HOUR = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const MINUTES = "(?:o'clock|thirty|fifteen|twenty|forty five|ten|forty|fifty|\\d{2}|[ap] ?m)";
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DAY_OF_MONTH =
  '(?:(?:twenty |thirty |twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth|\\d{1,2}(?:st|nd|rd|th)?)';
const NUMBER = `(?:${HOUR}|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|\\d+|a dozen)`;

const ending = (...expressions: string[]): RegExp =>
  new RegExp(`(?:^|\\s)(?:${expressions.join('|')})(?: please)?$`, 'i');

const WHOLE_TIME = [
  `${HOUR} ${MINUTES}`,
  `(?:half|quarter|five|ten|twenty|twenty five) (?:past|to) ${HOUR}`,
];

/** In English. What is asked for otherwise is no slot whose words are known. */
export const englishSlots: Partial<Readonly<Record<Expectation, SlotWords>>> = {
  // A time of day is often the last thing that somebody asks for.
  anything: { whole: null, likely: ending(...WHOLE_TIME) },
  time: {
    whole: ending(
      ...WHOLE_TIME,
      `half ${HOUR}`,
      'noon|midday|midnight|any ?time',
      `(?:${HOUR}|thirty) in the (?:morning|afternoon|evening)`,
    ),
    likely: ending(HOUR),
  },
  date: {
    whole: ending(
      'tomorrow|today|tonight',
      `${DAY_OF_MONTH} (?:of )?${MONTH}`,
      `${MONTH} (?:the )?${DAY_OF_MONTH}`,
      `${WEEKDAY} (?:the )?${DAY_OF_MONTH}`,
      `(?:next|this) (?:${WEEKDAY}|week)`,
      '(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)',
    ),
    likely: ending(WEEKDAY, DAY_OF_MONTH),
  },
  // "Anna", but not "it is under": a word that is no part of a phrase around a name.
  name: {
    whole: null,
    likely:
      /(?:^|\s)(?!(?:under|called|name|surname|mister|missus|mrs|miss|doctor|first|last|well|booked|yes|that|that's|would|should|was|for|from|by|not|but)$)[\p{L}'-]{3,}$/iu,
  },
  number: {
    whole: ending(
      `${NUMBER} (?:of us|people|persons|guests|adults)`,
      'just (?:me|one)',
      `${NUMBER} nights?`,
    ),
    likely: ending(NUMBER),
  },
};
