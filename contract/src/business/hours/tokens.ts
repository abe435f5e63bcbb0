import { ENGLISH_MONTHS } from '../englishMonths.ts';
import type { WrittenTime } from './clock.ts';

/** What a line about hours is made of. */
export type HoursToken =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'time'; readonly time: WrittenTime }
  /** "to", "-", "and": whether they join depends on what stands beside them. */
  | { readonly kind: 'join'; readonly word: 'to' | 'until' | 'and' }
  | { readonly kind: 'from' | 'between' }
  | {
      readonly kind:
        | 'closed'
        /** "No Sundays", where hours are told. */
        | 'never'
        | 'open'
        | 'except'
        | 'all-day'
        | 'late'
        | 'break'
        | 'lunch'
        | 'usual';
    }
  /** By arrangement: neither open nor closed. */
  | { readonly kind: 'by-appointment' }
  /** Holds for some days of the year. */
  | { readonly kind: 'season' }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'stop' };

const DAY =
  'mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:s|nes(?:day)?)?s?|thu(?:rs?(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?';
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const HALF = '(?:\\s?(am|pm|a\\.m\\b\\.?|p\\.m\\b\\.?)(?![a-z]))?';
/** What makes a number an amount and no hour. */
const UNIT =
  '(?!\\s?(?:months?|weeks?|days?|minutes?|mins?|hours?|hrs?|years?|yrs?|pounds|dollars|bucks|euros?|quid|people|guests|persons|miles?|kms?|kg|lbs?|%|st\\b|nd\\b|rd\\b|th\\b|working|business|metres?|meters?|of (?:us|you|them|our)|sessions?|visits?|times|per|spaces?|or (?:more|under|over)|and (?:under|over)|x\\b|-year|-minute|-hour)|[\\d/]|[.,:]\\d)';
const MONTH = ENGLISH_MONTHS.filter((name) => name !== 'May' && name !== 'March')
  .map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`)
  .join('|');
/** Holidays, seasons, months by their names. */
const SEASON = new RegExp(
  `\\b(?:bank hol(?:iday)?s?|public hol(?:iday)?s?|hol(?:iday)?s|school hol(?:iday)?s|christmas|xmas|easter|new year'?s?|thanksgiving|boxing day|in (?:the )?(?:summer|winter|spring|autumn|season)|summer|winter|off[- ]season|term[- ]?time|ramadan|(?:\\d{1,2}(?:st|nd|rd|th)?\\s*(?:of\\s+)?)?(?:${MONTH})\\b(?:\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\s?(?:am|pm|:)))?)`,
  'iy',
);

type Plain = Exclude<HoursToken['kind'], 'days' | 'time' | 'join' | 'word'>;
type Reader = (match: RegExpExecArray) => HoursToken;
const is =
  (kind: Plain): Reader =>
  () => ({ kind });

const RULES: readonly (readonly [RegExp, Reader])[] = [
  [
    /\b(?:ages?|aged|children|kids?|under|over|groups? of|from age) (?:of )?\d{1,2}(?: ?(?:-|to|and) ?\d{1,2})?\b/iy,
    (match) => ({ kind: 'word', text: match[0] }),
  ],
  [
    /\b(?:7|seven) days(?: (?:a|per) week)?\b|\b(?:every ?day|daily|all week|each day|any day)\b/iy,
    days(1, 2, 3, 4, 5, 6, 7),
  ],
  [/\b(?:every |each )?week ?days?\b|\bwkdays?\b|\bworking days\b/iy, days(1, 2, 3, 4, 5)],
  [/\b(?:the )?week-?ends?\b|\bwkends?\b/iy, days(6, 7)],
  [
    /\b24 ?(?:hours?|hrs?|\/ ?7|h)(?: a day)?\b(?!['’]? (?:notice|before|ahead|prior|in advance|if|of|for|to|after|or more|later|beforehand))|\b(?:round|around) the clock\b|\bday and night\b/iy,
    is('all-day'),
  ],
  [
    /\bby (?:prior )?(?:appointment|arrangement|request)(?: only)?\b|\bappointment only\b/iy,
    is('by-appointment'),
  ],
  [
    /\bclosed? (?:for|at|over|during) (?:an? )?(?:half )?(?:hour )?(?:for )?(?:lunch|break|siesta|prayers?)\b|\b(?:lunch ?(?:break|hour|closing|time)|siesta|break(?= (?:from |between )?\d))\b/iy,
    is('break'),
  ],
  [/\blunch(?= (?:from |between )?\d)/iy, is('lunch')],
  [
    /\b(?:most days|usually|normally|generally|otherwise|(?:all |the )?other days|but|although)\b/iy,
    is('usual'),
  ],
  [
    /\b(?:except(?:ing)?|apart from|other than|but not(?= on| mon| tue| wed| thu| fri| sat| sun)|bar(?= (?:mon|tue|wed|thu|fri|sat|sun)))\b/iy,
    is('except'),
  ],
  [
    /\b(?:closed|shut|not open|aren['’]?t open|never open|don['’]?t open|no service)\b/iy,
    is('closed'),
  ],
  [
    /\b(?:no|not|never)(?= (?:on )?(?:an? )?(?:week-?ends?|(?:mon|tues?|wed|thu|fri|sat|sun)(?:[a-z]*days?|s)?)\b)/iy,
    is('never'),
  ],
  [
    /\b(?:last (?:appointments?|orders?|entry|admission|booking)(?: is| at)*|clos(?:es?|ing) (?:at|by)|shuts? at|finish(?:es)? at|(?:close|lock|shut) up (?:at|by)|clos(?:es?|ing)(?= \d))\b/iy,
    () => ({ kind: 'join', word: 'until' }),
  ],
  [/\b(?:opens? (?:at|from)|starts? at)\b/iy, is('from')],
  [/\b(?:till|til|until|til{1,2}) (?:very )?late\b|\b(?:to|-|–) ?late\b/iy, is('late')],
  [
    /\b(?:open(?:s|ing)?|hours|hrs|we['’]?re (?:here|in|around)|we are (?:here|in|around)|we stay|stay(?:s|ing)? open|late[- ](?:night|opening)|late|times|find us|we work|by day|available|clos(?:es?|ing)|trading)\b/iy,
    is('open'),
  ],
  [/\bfrom\b/iy, is('from')],
  [/\bbetween\b/iy, is('between')],
  [/\b(?:to|thru|through)\b|[-–—~]+/iy, () => ({ kind: 'join', word: 'to' })],
  [
    /['’]?\b(?:until|till|til)\b|\bup to\b|\bright up to\b/iy,
    () => ({ kind: 'join', word: 'until' }),
  ],
  [/\b(?:and|plus)\b|[,&+/;|]+/iy, () => ({ kind: 'join', word: 'and' })],
  [SEASON, is('season')],
  // the month, and not the verb
  [
    /\b(?:(?:\d{1,2}(?:st|nd|rd|th)? )(?:May|March)|(?:May|March)(?= \d| to | and | until |[,.]))\b/y,
    is('season'),
  ],
  [
    new RegExp(
      `\\b(?:${DAY})\\b(?:(?<=\\b(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun))\\.)?(?!\\w)`,
      'iy',
    ),
    (match) => ({ kind: 'days', days: [dayNumber(match[0])] }),
  ],
  [/\b(?:12 ?)?(noon|midday)\b/iy, () => at(12, 0, 'exact')],
  [/\b(?:12 ?)?midnight\b/iy, () => at(24, 0, 'exact')],
  [
    new RegExp(`\\bhalf(?: past| after)?[ -](${NUMBER})\\b${HALF}${UNIT}`, 'iy'),
    (m) => at(hourOf(m[1]), 30, halfOf(m[2], '')),
  ],
  [new RegExp(`\\b(?:a )?quarter (past|after|to|of|before) (${NUMBER})\\b${HALF}`, 'iy'), quarter],
  [
    new RegExp(
      `\\b(\\d{1,2})[:.h](\\d\\d)${HALF}(?![\\d%])(?!\\s?(?:pounds|dollars|euros|miles|km|kg|per)\\b)(?:\\s+in the (morning|afternoon|evening)|\\s+at (night))?`,
      'iy',
    ),
    (m) => timed(m[1], m[2], m[3], m[4] ?? m[5]),
  ],
  [
    /\b([01]\d|2[0-3])([0-5]\d)\b(?= ?(?:-|–|to|until|hrs|h\b|,|$))|(?<=(?:-|–|to|until) ?)([01]\d|2[0-3])([0-5]\d)\b(?![/\d])/iy,
    (m) => at(Number(m[1] ?? m[3]), Number(m[2] ?? m[4]), 'exact'),
  ],
  [
    new RegExp(
      `\\b(${NUMBER})(?:\\s?o['’]?clock)?${HALF}(?![a-z]|\\s?['’]s)${UNIT}(?:\\s+in the (morning|afternoon|evening)|\\s+at (night))?`,
      'iy',
    ),
    (m) => at(hourOf(m[1]), 0, halfOf(m[2], m[3] ?? m[4] ?? '')),
  ],
  [/[.!?]+(?=\s|$)|\n/y, is('stop')],
];
/** What is a number that no rule took, or a word. */
const ANY_WORD = /[£$€]?\s?[\p{L}\p{N}'’]+(?:[.,][\p{N}]+)*/uy;

function days(...list: number[]): Reader {
  return () => ({ kind: 'days', days: list });
}

function dayNumber(text: string): number {
  return (
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(text.slice(0, 3).toLowerCase()) + 1
  );
}

function hourOf(text: string | undefined): number {
  return NUMBERS[text?.toLowerCase() ?? ''] ?? Number(text);
}

function halfOf(written: string | undefined, part: string): WrittenTime['half'] {
  if (written) return written.toLowerCase().startsWith('a') ? 'am' : 'pm';
  if (part === '') return null;
  return part.toLowerCase() === 'morning' ? 'am' : 'pm';
}

function at(hour: number, minute: number, half: WrittenTime['half']): HoursToken {
  if (hour > 24 || minute > 59) return { kind: 'word', text: `${hour}` };
  return { kind: 'time', time: { hour, minute, half } };
}

function timed(hour = '', minute = '', written?: string, part = ''): HoursToken {
  const half = halfOf(written, part);
  return at(Number(hour), Number(minute), half ?? (/^0\d/.test(hour) ? 'exact' : null));
}

function quarter(match: RegExpExecArray): HoursToken {
  const [, word = '', number, written] = match;
  const hour = hourOf(number);
  const half = halfOf(written, '');
  return /past|after/i.test(word) ? at(hour, 15, half) : at(hour === 1 ? 12 : hour - 1, 45, half);
}

const COMPACT = 'Mon|Mo|M|Tue|Tu|Wed|We|W|Thu|Th|Fri|Fr|F|Sat|Sa|Sun|Su';
const LONG: Readonly<Record<string, string>> = {
  m: 'mon',
  tu: 'tue',
  w: 'wed',
  th: 'thu',
  f: 'fri',
  sa: 'sat',
  su: 'sun',
  mo: 'mon',
  we: 'wed',
  fr: 'fri',
};
const longer = (day: string) => LONG[day.toLowerCase()] ?? day;

/** "M-F", "Mo/We/Fr", "Tu-Sa": the days' longer names. */
function longDays(text: string): string {
  return text
    .replace(
      new RegExp(`\\b(${COMPACT})\\s?[-–]\\s?(${COMPACT})\\b(?!-)`, 'g'),
      (_, a: string, b: string) => `${longer(a)} - ${longer(b)}`,
    )
    .replace(new RegExp(`\\b(?:${COMPACT})(?:\\s?/\\s?(?:${COMPACT}))+\\b`, 'g'), (list) =>
      list
        .split('/')
        .map((day) => longer(day.trim()))
        .join(', '),
    )
    .replace(/\bMWF\b/g, 'mon, wed, fri')
    .replace(/\bT\/?Th\b/g, 'tue, thu');
}

/** A token and where it stands in the text that `hoursTokens` returns. */
export type PlacedToken = HoursToken & { readonly start: number; readonly end: number };

/** A text about hours, in tokens, and the text with its days written out; takes time in its length. */
export function hoursTokens(written: string): { text: string; tokens: PlacedToken[] } {
  const text = longDays(written);
  const tokens: PlacedToken[] = [];
  let at = 0;
  while (at < text.length) {
    const space = /[^\S\n]+|[()[\]":*•·]+/y;
    space.lastIndex = at;
    if (space.test(text)) {
      at = space.lastIndex;
      continue;
    }
    let length = 0;
    for (const [rule, read] of RULES) {
      rule.lastIndex = at;
      const match = rule.exec(text);
      if (!match || match[0] === '') continue;
      tokens.push({ ...read(match), start: at, end: at + match[0].length });
      length = match[0].length;
      break;
    }
    if (length === 0) {
      ANY_WORD.lastIndex = at;
      const word = ANY_WORD.exec(text)?.[0];
      if (word) tokens.push({ kind: 'word', text: word.trim(), start: at, end: at + word.length });
      length = word?.length ?? 1;
    }
    at += length;
  }
  return { text, tokens };
}
