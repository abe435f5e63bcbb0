export interface SizeFound {
  readonly size: number;
  readonly rest: string;
}

const PEOPLE = '(?:people|persons?|guests?|pax|adults?|diners?|covers?|of us|seats)';
const END =
  "(?!\\d|[:.]\\d|/|-\\d|st\\b|nd\\b|rd\\b|th\\b|\\s*(?:am|pm)\\b|\\s*o'?\\s?clock|\\s*(?:nights?|days?|weeks?|hours?|minutes?))";

const PATTERNS: readonly (readonly [RegExp, (match: RegExpExecArray) => number])[] = [
  [
    /\b(\d{1,3}) adults?(?: and|,)? (\d{1,3}) (?:kids?|child(?:ren)?)\b/,
    (m) => Number(m[1]) + Number(m[2]),
  ],
  [
    /\b(?:me|myself) and (\d{1,3})(?: others?| friends?| people| guests| more)?\b/,
    (m) => Number(m[1]) + 1,
  ],
  [
    /\b(?:me and my|my) (?:wife|husband|partner|girlfriend|boyfriend) and (?:i|me)\b|\bme and my (?:wife|husband|partner|girlfriend|boyfriend)\b/,
    () => 2,
  ],
  [/\bjust (?:for )?(?:me|myself)\b|\bon my own\b|\bonly me\b|\bjust the 1\b/, () => 1],
  [/\b(?:for )?a couple\b(?! of (?:days|nights|weeks|hours|questions|things))/, () => 2],
  [new RegExp(`\\b(?:for |of )?(\\d{1,3}) ${PEOPLE}\\b`), (m) => Number(m[1])],
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
  return firstOf(PATTERNS, text.replace(/\ba (?=child|kid)/g, '1 '));
}

/** Where a number was asked for: also "four", "make it five". */
export function hearBareNumber(text: string): SizeFound | null {
  return hearPartySize(text) ?? firstOf(BARE, text);
}

/** "three nights" as 3, or null. */
export function hearNights(text: string): SizeFound | null {
  const match = /\b(?:for )?(?:(\d{1,3})|(a|one)) (nights?|weeks?)\b/.exec(text);
  if (!match) return null;
  const count = match[1] ? Number(match[1]) : 1;
  return {
    size: match[3]?.startsWith('week') ? count * 7 : count,
    rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
