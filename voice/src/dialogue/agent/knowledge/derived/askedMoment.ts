import type { DateTime } from 'luxon';
import { hearDate } from '../../nlu/entities/moments/dates.ts';
import { type HeardTime, hearBareTime, hearTime } from '../../nlu/entities/moments/times.ts';

/** The days that a question is about. */
export type AskedDays =
  /** One day of the calendar. */
  | { readonly kind: 'date'; readonly date: DateTime }
  /** Such days in general: "Fridays", "on a Friday", "weekends". */
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] }
  | { readonly kind: 'none' };

/** Part of a day in minutes: within it somebody would come. */
export interface AskedSpan {
  readonly from: number;
  readonly to: number;
}

/** When a question is about. */
export interface AskedMoment {
  readonly days: AskedDays;
  readonly isNow: boolean;
  /** Minute of the day; its half is open where the caller left it so. */
  readonly time: { readonly minute: number; readonly isOpenHalf: boolean } | null;
  readonly span: AskedSpan | null;
  /** Christmas, a bank holiday: its weekday tells nothing. */
  readonly isHoliday: boolean;
}

const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NAMES = DAY_NAMES.join('|');
const SPANS: readonly (readonly [RegExp, AskedSpan])[] = [
  [/\b(?:before work|first thing|early (?:morning|doors)|crack of dawn)\b/, { from: 420, to: 540 }],
  [
    /\b(?:lunch ?time|over lunch|in my lunch|during lunch|for lunch at|at lunch)\b/,
    { from: 735, to: 795 },
  ],
  [/\bafter (?:work|school)\b/, { from: 1_050, to: 1_110 }],
  [/\bmornings?\b/, { from: 540, to: 720 }],
  [/\b(?:afternoons?|arvos?)\b/, { from: 780, to: 1_020 }],
  [/\b(?:evenings?|tonight|nights?|eve)\b/, { from: 1_080, to: 1_260 }],
];
const HOLIDAY =
  /\b(?:bank holidays?|public holidays?|holidays?|christmas|xmas|boxing day|new year'?s?|easter|good friday|thanksgiving|4th of july|fourth of july|july 4th|labou?r day|memorial day|anzac|australia day|canada day|st patrick'?s?|bastille)\b/;
const MOST_MINUTES = 1_440;

/** "Fridays", "of a Friday", "every Friday", "weekends": no one day of the calendar. */
function generalDays(words: string): number[] {
  const found = new Set<number>();
  const general = new RegExp(
    `\\b(?:(${NAMES})(?:s\\b|(?= (?:mornings|afternoons|evenings|nights|arvos)\\b))|(?:an?|every|each|any|of an?) (?:\\w+ )?(${NAMES})\\b)`,
    'g',
  );
  for (const [, plural, single] of words.matchAll(general))
    found.add(DAY_NAMES.indexOf(plural ?? single ?? '') + 1);
  if (
    found.size === 0 &&
    /\b(?:mid ?week|week ?days?|(?:in|during|through) the week|monday to friday)\b/.test(words)
  )
    return [1, 2, 3, 4, 5];
  if (/\bweek-?ends?\b/.test(words) && found.size === 0) return [6, 7];
  return [...found].toSorted((a, b) => a - b);
}

function minuteOf(time: HeardTime): AskedMoment['time'] {
  const isOpenHalf = time.meridiem === null;
  return { minute: (time.hour * 60 + time.minute) % MOST_MINUTES, isOpenHalf };
}

/** The moment that is named in a question. @param words with digits for number words */
export function askedMoment(
  words: string,
  { now, dayFirst }: { readonly now: DateTime; readonly dayFirst: boolean },
): AskedMoment {
  const general = generalDays(words);
  const isNow =
    /\b(?:right now|now|currently|at the moment|this minute|at present)\b/.test(words) &&
    !/\b(?:from now|until now|now that|by now|just now)\b/.test(words);
  const isToday = /\b(?:today|tonight|this (?:morning|afternoon|evening|arvo))\b/.test(words);
  const heard = isToday || general.length > 0 ? null : hearDate(words, { now, dayFirst });
  const date = isToday ? now.startOf('day') : heard && 'date' in heard ? heard.date : null;
  const rest = heard && 'date' in heard ? heard.rest : words;
  const time =
    hearTime(rest)?.time ??
    (/\b(?:like|about|around|say) \d/.test(rest) ? hearBareTime(rest)?.time : null) ??
    null;
  const span = SPANS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  return {
    days: date
      ? { kind: 'date', date }
      : general.length > 0
        ? { kind: 'weekdays', weekdays: general }
        : { kind: 'none' },
    isNow,
    time: time && minuteOf(time),
    span,
    isHoliday: HOLIDAY.test(words),
  };
}

/** Whether a moment names anything at all. */
export function namesMoment({ days, isNow, time, span, isHoliday }: AskedMoment): boolean {
  return days.kind !== 'none' || isNow || time !== null || span !== null || isHoliday;
}
