import type { Rewrite } from '../../spans/aligned.ts';
import type { Candidate, Evidence } from '../../spans/candidate.ts';

/** A time of day as it was said. `meridiem` is null when the caller left open whether am or pm. */
export interface HeardTime {
  /** 0 to 23; 1 to 12 while `meridiem` is null. */
  readonly hour: number;
  readonly minute: number;
  readonly meridiem: 'am' | 'pm' | 'exact' | null;
}

export interface TimeFound {
  readonly time: HeardTime;
  /** The text without the time. */
  readonly rest: string;
}

const NOT_PEOPLE =
  "(?!\\s*(?:people|persons?|guests?|adults?|kids|children|of us|hundred|thousand|million|percent|pounds|dollars|euros|stars?|miles|bed(?:room)?s?|bathrooms?|years?|nights?|days?|weeks?|months?|rooms?|tables|table(?! for)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b)|of (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?!(?:at|in|on|from|by|to|near|for|the|and) )(?:[a-z']+ ){1,2}(?:street|road|avenue|lane|drive|crescent|terrace|gardens|boulevard)\\b))";
const PART =
  "(?:\\s*(am|pm)\\b|\\s+(?:o'?clock\\s+)?(?:in the|this|tomorrow) (morning|afternoon|evening)|\\s+(?:o'?clock\\s+)?(?:at|tomorrow) (night)|\\s+(?:o'?clock\\s+)?(tonight))?";
const END = '(?![\\d/]|st\\b|nd\\b|rd\\b|th\\b|[.:]\\d|-\\d)';

type Reader = (match: RegExpExecArray) => {
  hour: number;
  minute: number;
  part?: string | undefined;
};

function partOf(match: RegExpExecArray, from: number): string | undefined {
  return match[from] ?? match[from + 1] ?? match[from + 2] ?? match[from + 3];
}

/** "7ish", "noonish", "7 or so", "8 sharp": the hour itself; "19h30" and "14 hours" as a clock shows them. */
export const CLOCK_WRITING: readonly Rewrite[] = [
  // "twelve-ish" is an hour, whatever stands before it
  [
    /(?<!\b(?:half|past|to|till|quarter|at|around|about|round|by|say|before|after|of|from|until) )\b(?<![:.])(\d{1,2}) ?-?ish\b/g,
    'around $1',
  ],
  [/(\d|noon|midday)[ -]?ish\b/g, '$1'],
  [
    /\b(?:round about|roundabout|round|roughly|approximately|nearer|more like) (?=\d|noon|midday|half|quarter)/g,
    'around ',
  ],
  [/\b(?:ish|sharp|on the dot|or (?:so|thereabouts|thereabout))\b/g, ' '],
  [/\b(\d{1,2}) ?h ?(\d\d)\b/g, '$1:$2'],
  // "915pm", "9.15 for 9.30"
  [/\b(\d{1,2})([0-5]\d) ?(?=[ap]m\b)/g, '$1:$2 '],
  [/\b(\d{1,2}(?:[:.]\d\d)?) for \d{1,2}[:.]\d\d\b/g, '$1'],
  // "oh nine forty-five"
  [/\b(?:oh|o|zero) (\d) ([0-5]\d)\b(?! \d)/g, '0$1:$2'],
  [
    /\b(\d{1,2}) hours\b(?! (?:later|earlier|before|after|from|ahead|long))/g,
    (_, hour = '') => (Number(hour) >= 13 && Number(hour) <= 23 ? `${hour}:00` : `${hour} hours`),
  ],
  [/\s+/g, ' '],
];

function exactly(text: string): string {
  return CLOCK_WRITING.reduce(
    (plain, [pattern, by]) =>
      typeof by === 'string' ? plain.replace(pattern, by) : plain.replace(pattern, by),
    text,
  ).trim();
}

const STRONG: readonly (readonly [RegExp, Reader])[] = [
  [
    /\b(?:at\s+|around\s+|about\s+)?(?:12 )?(?:noon|midday)\b/g,
    () => ({ hour: 12, minute: 0, part: 'exact' }),
  ],
  [/\b(?:at\s+)?(?:12 )?midnight\b/g, () => ({ hour: 0, minute: 0, part: 'exact' })],
  [
    new RegExp(`\\b(?:at\\s+)?half(?: past)? (\\d{1,2})${END}${NOT_PEOPLE}${PART}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: 30, part: partOf(m, 2) }),
  ],
  [
    new RegExp(
      `\\b(?:at\\s+)?(?:a )?quarter (past|after|to|till|of|before) (\\d{1,2})${END}${PART}`,
      'g',
    ),
    (m) => relative(m[1] ?? '', 15, Number(m[2]), partOf(m, 3)),
  ],
  [
    new RegExp(
      `\\b(?:at\\s+)?(?:(5|10|20|25)|(\\d{1,2}) minutes?) (past|after|to|till|before) (\\d{1,2})${END}${NOT_PEOPLE}${PART}`,
      'g',
    ),
    (m) => relative(m[3] ?? '', Number(m[1] ?? m[2]), Number(m[4]), partOf(m, 5)),
  ],
  [
    new RegExp(`\\b(?:at\\s+)?(\\d{1,2})[:.](\\d\\d)(?!\\d|[./]\\d)${PART}`, 'g'),
    (m) => ({
      hour: Number(m[1]),
      minute: Number(m[2]),
      part: m[1]?.startsWith('0') ? 'exact' : partOf(m, 3),
    }),
  ],
  [
    /\b(?:at\s+)?(\d{1,2}) ([0-5]\d)\s*(am|pm)\b/g,
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]), part: m[3] }),
  ],
  [
    /\b(?:at\s+)?(\d{1,2}) ([0-5]\d) (?:in the|this|tomorrow|at) (morning|afternoon|evening|night)\b/g,
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]), part: m[3] }),
  ],
  // "two for eleven thirty"
  [
    new RegExp(`(?<=\\b\\d{1,2} )for (\\d{1,2}) ([0-5]\\d)${END}\\b${NOT_PEOPLE}${PART}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]), part: partOf(m, 3) }),
  ],
  [
    new RegExp(
      `\\b(?:at|around|about|by|until|from|after|say) (\\d{1,2}) ([0-5]\\d)${END}${NOT_PEOPLE}${PART}`,
      'g',
    ),
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]), part: partOf(m, 3) }),
  ],
  [
    /\b(?:at\s+)?([01]\d|2[0-3]|\d)([0-5]\d) ?(?:hours?|hrs)\b/g,
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]), part: 'exact' }),
  ],
  [
    /\b(?:at|around|about|by) ([01]\d|2[0-3])([0-5]\d)\b(?![\d/-])/g,
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]), part: 'exact' }),
  ],
  [/\b(?:at\s+)?(\d{1,2})\s*(am|pm)\b/g, (m) => ({ hour: Number(m[1]), minute: 0, part: m[2] })],
  [
    new RegExp(`\\b(?:at\\s+)?(\\d{1,2}) o'?\\s?clock${PART}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: 0, part: partOf(m, 2) }),
  ],
  [
    /\b(?:at\s+)?(\d{1,2}) (?:in the|this|tomorrow) (morning|afternoon|evening)\b/g,
    (m) => ({ hour: Number(m[1]), minute: 0, part: m[2] }),
  ],
  [
    /\b(?:at\s+)?(\d{1,2}) (at night|tonight)\b/g,
    (m) => ({ hour: Number(m[1]), minute: 0, part: m[2] }),
  ],
  [
    new RegExp(`\\b(?:at|around|about|by|from|after|say) (\\d{1,2})${END}\\b${NOT_PEOPLE}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: 0 }),
  ],
];

const BARE: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(`\\b(\\d{1,2}) ([0-5]\\d)${END}\\b${NOT_PEOPLE}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]) }),
  ],
  [
    /\b([01]\d|2[0-3]|\d)([0-5]\d)\b(?![\d/-])/g,
    (m) => ({
      hour: Number(m[1]),
      minute: Number(m[2]),
      part: Number(m[1]) > 12 || m[1]?.startsWith('0') ? 'exact' : undefined,
    }),
  ],
  [
    new RegExp(`\\b(\\d{1,2})${END}\\b${NOT_PEOPLE}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: 0 }),
  ],
];

/** "We'd be there for three", where the hour was asked for. */
const NO_SEATS = '(?<!\\b(?:table|party|group|booking|reservation|seats?|room) )';
const FOR_AN_HOUR: typeof BARE = [
  [
    new RegExp(`${NO_SEATS}\\bfor (\\d{1,2}) ([0-5]\\d)${END}\\b${NOT_PEOPLE}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: Number(m[2]) }),
  ],
  [
    new RegExp(`${NO_SEATS}\\bfor (\\d{1,2})${END}\\b${NOT_PEOPLE}`, 'g'),
    (m) => ({ hour: Number(m[1]), minute: 0 }),
  ],
];

function relative(word: string, minutes: number, hour: number, part: string | undefined) {
  if (/past|after/.test(word)) return { hour, minute: minutes, part };
  return { hour: hour === 1 ? 12 : hour === 0 ? 23 : hour - 1, minute: 60 - minutes, part };
}

function meridiemOf(part: string | undefined, text: string): HeardTime['meridiem'] {
  const word =
    part ??
    /\b(?:(morning|breakfast)|(afternoon|evening|tonight|night|tea ?time|dinner|supper))\b/.exec(
      text,
    )?.[0];
  if (!word) return null;
  if (word === 'exact') return 'exact';
  return /am|morning|breakfast/.test(word) ? 'am' : 'pm';
}

const DINNER_ONLY = /^(?!.*\b(?:evening|night|tonight|afternoon)\b).*\bdinner/;

function finish(
  hour: number,
  minute: number,
  part: string | undefined,
  text: string,
): HeardTime | null {
  if (hour > 23 || minute > 59) return null;
  const meridiem = meridiemOf(part, text);
  // at "dinner time, half eleven" nobody eats in the night
  if (meridiem === 'pm' && hour === 11 && part === undefined && DINNER_ONLY.test(text))
    return { hour, minute, meridiem: 'exact' };
  if (meridiem === 'exact' || hour === 0 || hour > 12) return { hour, minute, meridiem: 'exact' };
  if (meridiem === 'am') return { hour: hour % 12, minute, meridiem };
  if (meridiem === 'pm') {
    // "twelve at night" is midnight, "twelve pm" is noon
    if (hour === 12 && /night/.test(part ?? '')) return { hour: 0, minute, meridiem: 'exact' };
    return { hour: (hour % 12) + 12, minute, meridiem };
  }
  return { hour, minute, meridiem: null };
}

/** Nobody names more hours in one breath. */
const MOST_OF_A_PATTERN = 12;
/** "Tomorrow night", "this evening" inside a time still tell the day. */
const DAY_INSIDE = /\b(?:tomorrow|tonight|this (?:morning|afternoon|evening))\b/;
/** By the word before it, a number is likely an hour. */
const BY_ITS_LEAD = /^(?:at|around|about|by|until|from|after|say) \d{1,2}(?: [0-5]\d)?$/;

function readIn(readers: typeof STRONG, text: string, evidence?: Evidence): Candidate<HeardTime>[] {
  return readers.flatMap(([pattern, read]) => {
    const found: Candidate<HeardTime>[] = [];
    for (const match of text.matchAll(pattern)) {
      if (found.length === MOST_OF_A_PATTERN) break;
      const { hour, minute, part } = read(match);
      const value = finish(hour, minute, part, text);
      if (!value) continue;
      const whole = match[0].trimEnd();
      found.push({
        value,
        evidence: evidence ?? (BY_ITS_LEAD.test(whole) ? 'likely' : 'explicit'),
        from: match.index,
        to: match.index + (DAY_INSIDE.exec(whole)?.index ?? whole.length),
      });
    }
    return found;
  });
}

/** Times that are said as such: "at seven", "half past six", "7:30 pm", the plainest first. Takes text in `CLOCK_WRITING`. */
export function timesIn(text: string): Candidate<HeardTime>[] {
  return readIn(STRONG, text);
}

/** As `timesIn`, where the hour was asked for: also "for three". */
export function askedTimesIn(text: string): Candidate<HeardTime>[] {
  return [...timesIn(text), ...readIn(FOR_AN_HOUR, text, 'likely')];
}

/** Numbers that may be times where one was asked for: "seven", "seven thirty", "1930". */
export function bareTimesIn(text: string): Candidate<HeardTime>[] {
  return readIn(BARE, text, 'bare');
}

function firstOf(candidates: readonly Candidate<HeardTime>[], text: string): TimeFound | null {
  const [first] = candidates;
  if (!first) return null;
  const rest = `${text.slice(0, first.from)} ${text.slice(first.to)}`;
  return { time: first.value, rest: rest.replace(/\s+/g, ' ').trim() };
}

/** A time that is said as one: "at seven", "half past six", "7:30 pm", "nineteen hundred hours". Takes text with digits for number words. */
export function hearTime(text: string): TimeFound | null {
  const plain = exactly(text);
  return firstOf(timesIn(plain), plain);
}

/** A time where one was asked for: also "seven", "seven thirty", "1930". */
export function hearBareTime(text: string): TimeFound | null {
  const plain = exactly(text);
  return firstOf([...timesIn(plain), ...bareTimesIn(plain)], plain);
}
