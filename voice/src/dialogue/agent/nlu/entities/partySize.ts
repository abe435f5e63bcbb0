import { hearPeople } from './people.ts';

export interface SizeFound {
  readonly size: number;
  readonly rest: string;
}

const PEOPLE =
  '(?:people|persons?|guests?|pax|adults?|grown ?ups|diners?|covers?|of us|seats|heads|ppl|folks|friends)';
const END =
  "(?!\\d|[:.]\\d|/|-\\d|st\\b|nd\\b|rd\\b|th\\b|\\s*(?:am|pm)\\b|\\s*o'?\\s?clock|\\s*(?:nights?|days?|weeks?|hours?|minutes?|stars?|bed(?:room)?s?|bathrooms?|hundred|thousand|pounds|dollars|euros|miles|years?|months?))";

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [
    /\b(?:me|myself) and (\d{1,3})(?: others?| friends?| people| guests| more)?\b/,
    (m) => Number(m[1]) + 1,
  ],
  [
    /\b(?:me and my|my) (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)\b|\bme and my (?:wife|husband|partner|girlfriend|boyfriend)\b/,
    () => 2,
  ],
  [
    /\b(?:just|only) (?:for )?(?:me|myself)\b|\b(?:on my own|by myself|alone|solo)\b|\b(?:just|only) the 1\b/,
    () => 1,
  ],
  [/\b(?:me|myself) and my (?:dog|cat|puppy)\b/, () => 1],
  [/\b(?:the )?(?:both|pair) of us\b|\bus 2\b/, () => 2],
  [
    /\b(?:for )?a couple\b(?! of (?:days|weeks|months|nights|weeks|hours|questions|things))/,
    () => 2,
  ],
  [
    new RegExp(`\\b(?:for |of |all ){0,4}(\\d{1,3}) (?:more |other |extra )?${PEOPLE}\\b`),
    (m) => Number(m[1]),
  ],
  [
    new RegExp(
      `\\b(?:party|group|family|table|booking|reservation) (?:of|for) (\\d{1,3})\\b${END}`,
    ),
    (m) => Number(m[1]),
  ],
  [
    new RegExp(`\\bthere(?:'ll| will|'s| is| are) (?:be )?(\\d{1,3})\\b${END}`),
    (m) => Number(m[1]),
  ],
  [new RegExp(`\\b(?:we are|we're|we'll be) (\\d{1,3})\\b${END}`), (m) => Number(m[1])],
  [new RegExp(`\\bfor (\\d{1,3})\\b${END}`), (m) => Number(m[1])],
];

const BARE: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [new RegExp(`\\b(\\d{1,3})\\b${END}`), (m) => Number(m[1])],
];

function firstOf(patterns: typeof PATTERNS, text: string): SizeFound | null {
  for (const [pattern, size] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { size: size(match), rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return null;
}

/** For how many: "table for four", "party of 6", "two adults and a child". Takes text with digits for number words, times and dates removed. */
export function hearPartySize(text: string): SizeFound | null {
  return hearPeople(text) ?? firstOf(PATTERNS, text);
}

/** Where a number was asked for: also "four", "make it five". */
export function hearBareNumber(text: string): SizeFound | null {
  return hearPartySize(text) ?? firstOf(BARE, text);
}

const NIGHTS =
  /\b(?:for |staying )?(?:(?<count>\d{1,3})|(?<couple>a couple of)|(?<one>an?|another|1 single)) (?:(?<night>nights?)|(?<unit>weeks?|fortnights?)(?! (?:on|from|today|tomorrow|time|later|ahead|before)))\b|\b(?:just|only) (?:for )?(?:tonight|tomorrow night|the night)\b|\bovernight\b|\b1 night only\b/;
const NIGHTS_OF: Readonly<Record<string, number>> = { night: 1, week: 7, fortnight: 14 };

/** "three nights" as 3, "a week" as 7, or null. */
export function hearNights(text: string): SizeFound | null {
  const match = NIGHTS.exec(text);
  if (!match || /\bin $/.test(text.slice(0, match.index))) return null;
  const { count, couple, night, unit = 'night' } = match.groups ?? {};
  const units = count ? Number(count) : couple ? 2 : 1;
  return {
    size: units * ((night ? 1 : NIGHTS_OF[unit.replace(/s$/, '')]) ?? 1),
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** Where nights were asked for: also "three", "3 days", "just the one". */
export function hearBareNights(text: string): SizeFound | null {
  return hearNights(text.replace(/\bdays?\b/g, 'nights')) ?? firstOf(BARE, text);
}
