import type { Fact } from './factLines.ts';
import { hoursInEnglish } from './hoursWords.ts';

/** Minutes from the day's midnight; `to` runs past 1440 for a night that ends after it. */
export interface OpenRange {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Per ISO weekday 1 (Monday) to 7; an empty list is a closed day. */
export type OpeningHours = ReadonlyMap<number, readonly OpenRange[]>;

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const ALL = [1, 2, 3, 4, 5, 6, 7];
const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|day|sday|nesday|rsday|urday|r|rs|nes|ur)?s?';
const CLOCK =
  '(?:(\\d{1,2})(?:[:.h](\\d\\d))?\\s*(am|pm|a\\.m\\.?|p\\.m\\.?)?|(noon|midday|midnight))';
const TO = '\\s*(?:to|-|–|—|until|till|through|thru|and)\\s*';

const TOKEN = new RegExp(
  [
    `\\b(?<first>${DAY})(?:${TO.replace('|and', '')}(?<last>${DAY}))?\\b`,
    '(?<every>\\b(?:every ?day|daily|all week|7 days a week|seven days a week|each day)\\b)',
    '(?<weekdays>\\b(?:on )?(?:weekdays)\\b)',
    '(?<weekend>\\b(?:weekends?)\\b)',
    '(?<allDay>\\b24(?: ?hours|/7| ?h)\\b|\\baround the clock\\b)',
    '(?<closed>\\bclosed\\b)',
    `(?<range>\\b(?:from )?${CLOCK}${TO}${CLOCK}(?!\\d))`,
  ].join('|'),
  'gi',
);

function dayNumber(text: string): number {
  return DAYS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

function daysBetween(first: number, last: number): number[] {
  const days: number[] = [];
  for (let day = first; ; day = (day % 7) + 1) {
    days.push(day);
    if (day === last) return days;
  }
}

interface Clock {
  readonly minute: number;
  readonly half: 'am' | 'pm' | null;
}

function clock(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
  word: string | undefined,
): Clock {
  if (word) return { minute: /midnight/i.test(word) ? 0 : 720, half: 'pm' };
  const meridiem = half ? (half.toLowerCase().startsWith('a') ? 'am' : 'pm') : null;
  const base = meridiem ? Number(hour) % 12 : Number(hour);
  return {
    minute: (base + (meridiem === 'pm' ? 12 : 0)) * 60 + Number(minute ?? 0),
    half: meridiem,
  };
}

function readRange(text: string): OpenRange | null {
  const match = new RegExp(`${CLOCK}${TO}${CLOCK}`, 'i').exec(text);
  if (!match) return null;
  const from = clock(match[1], match[2], match[3], match[4]);
  const to = clock(match[5], match[6], match[7], match[8]);
  let fromMinute = from.minute;
  let toMinute = to.minute;
  // "5 to 10 pm" begins in the evening; "9 to 5" ends in the afternoon; "18:00 to 02:00" ends after midnight
  if (!from.half && to.half === 'pm' && fromMinute + 720 < toMinute && fromMinute < 360)
    fromMinute += 720;
  if (toMinute <= fromMinute && !to.half && toMinute <= 720 && fromMinute <= 720) toMinute += 720;
  if (toMinute <= fromMinute) toMinute += 1_440;
  return fromMinute < 1_440 && toMinute <= 2_880 ? { fromMinute, toMinute } : null;
}

function daysOf(groups: Record<string, string | undefined>): number[] | null {
  const { first, last } = groups;
  if (first) return daysBetween(dayNumber(first), dayNumber(last ?? first));
  if (groups.every) return ALL;
  if (groups.weekdays) return [1, 2, 3, 4, 5];
  return groups.weekend ? [6, 7] : null;
}

function readLine(text: string, hours: Map<number, OpenRange[]>): void {
  let days: number[] = [];
  let used = true;
  let closing = false;
  for (const match of text.matchAll(TOKEN)) {
    const groups = match.groups ?? {};
    const named = daysOf(groups);
    if (named) {
      if (closing) for (const day of named) hours.set(day, []);
      else {
        days = used ? named : [...days, ...named];
        used = false;
      }
    } else if (groups.closed) {
      if (!used) for (const day of days) hours.set(day, []);
      closing = used;
      used = true;
    } else {
      const range = groups.allDay ? { fromMinute: 0, toMinute: 1_440 } : readRange(match[0]);
      if (!range) continue;
      closing = false;
      for (const day of days.length > 0 ? days : ALL)
        hours.set(day, [...(used ? (hours.get(day) ?? []) : []), range]);
      used = true;
    }
  }
}

/**
 * Opening hours out of the lines that speak of them, or null when none can be read. Days that such
 * lines leave out are closed, unless no day was named open.
 */
export function readOpeningHours(facts: readonly Fact[]): OpeningHours | null {
  const hours = new Map<number, OpenRange[]>();
  for (const fact of facts) {
    const heading = hoursInEnglish(fact.heading);
    const text = hoursInEnglish(fact.text);
    const about =
      heading === ''
        ? /\b(?:open|opening|closed)\b/i.test(text)
        : /\b(?:open|opening|hours|reception)\b/i.test(heading) ||
          new RegExp(`^${DAY}\\b`, 'i').test(heading);
    if (about)
      readLine(
        heading === '' || /open|hours|reception/i.test(heading) ? text : `${heading}: ${text}`,
        hours,
      );
  }
  const anyOpen = [...hours.values()].some((ranges) => ranges.length > 0);
  if (!anyOpen) return hours.size > 0 ? hours : null;
  for (const day of ALL) if (!hours.has(day)) hours.set(day, []);
  return hours;
}

/** Whether a minute of the day lies in the hours; a night's tail counts for the day after. */
export function isOpenAt(hours: OpeningHours, weekday: number, minuteOfDay: number): boolean {
  const today = hours.get(weekday) ?? [];
  const before = hours.get(weekday === 1 ? 7 : weekday - 1) ?? [];
  return (
    today.some(({ fromMinute, toMinute }) => minuteOfDay >= fromMinute && minuteOfDay < toMinute) ||
    before.some(({ toMinute }) => minuteOfDay + 1_440 < toMinute)
  );
}

/** Whether hours are known and this weekday has none. */
export function isClosedOn(hours: OpeningHours | null, weekday: number): boolean {
  return hours?.has(weekday) === true && hours.get(weekday)?.length === 0;
}
