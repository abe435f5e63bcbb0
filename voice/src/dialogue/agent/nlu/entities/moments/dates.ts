import * as chrono from 'chrono-node';
import type { DateTime } from 'luxon';
import { plainDates } from '../../normalise/plainDates.ts';
import type { Stretch } from '../../spans/aligned.ts';
import type { Candidate } from '../../spans/candidate.ts';
import {
  COUNTED_DAYS,
  comingDayOfMonth,
  DAY,
  following,
  NAMED_DAYS,
  type Rule,
  WEEKDAYS,
  weekdayNumber,
} from './calendar.ts';

/** A day, or "at the weekend", "next week": a span of days, with its first. */
export type DayHeard =
  | { readonly date: DateTime }
  | { readonly span: string; readonly from: DateTime };

export type DateFound = DayHeard & { readonly rest: string };

export interface DateSetting {
  /** The call's start in the business's zone. */
  readonly now: DateTime;
  /** 12/3 is the twelfth of March. */
  readonly dayFirst: boolean;
}

const MONTH_AFTER = '(?!\\s*(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';

/** Behind a day of the month; what else stands there is counted: "the 1st visit", "the 1st talk", "the 2nd one". */
const NO_ORDINAL = `(?= *(?:$|[\\d,;&+]|(?:a|about|after|also|am|and|any|are|around|as|at|because|before|between|but|by|can|could|do|does|for|from|good|great|half|i|i'd|i'll|i'm|ideally|if|in|instead|is|it|it's|just|lunchtime|maybe|midday|morning|my|name of|near|next|night|no|noon|not|now|ok|okay|on|or|ours?|please|possibly|preferably|quarter|rather|say|she|since|so|some|sounds|still|suits?|thank|thanks|that|that's|the|then|there|this|through|till|to|under|until|was|we|we'd|we'll|we're|when|will|with|works?|would|yes|you|afternoon|evening|${WEEKDAYS.join('|')})\\b))`;

/** What is said between a weekday and its week: "saturday morning next week", "tuesday at half 7 in the evening next week". */
const HOUR_BETWEEN =
  "(?:,? (?:early|late|morning|afternoon|evening|night|lunch ?time|dinner ?time|tea ?time|lunch|dinner|noon|midday|at|around|about|round|say|half|quarter|past|to|in|the|o'clock|[ap]m|ish|\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)){0,6}";

const WEEKDAY_RULES: readonly Rule[] = [
  // the day alone, so that an hour between keeps its words
  [
    new RegExp(
      `\\b${DAY}(?=${HOUR_BETWEEN},? (?:off |free |of |in ){0,2}(?:the )?week after next\\b)`,
    ),
    (m, today) => today.startOf('week').plus({ weeks: 2, days: weekdayNumber(m[1]) - 1 }),
  ],
  [
    new RegExp(
      `\\b${DAY}(?=${HOUR_BETWEEN},? (?:off |free |of |in ){0,2}(?:the )?(?:next|following) week\\b(?! (?:after|on|or|the|${WEEKDAYS.join('|')})\\b))`,
    ),
    (m, today) => today.startOf('week').plus({ weeks: 1, days: weekdayNumber(m[1]) - 1 }),
  ],
  // "tuesday, not this week but next"
  [
    new RegExp(`\\b${DAY},? not this week,? (?:but )?(?:the )?(?:next|following|1 after)\\b`),
    (m, today) => today.startOf('week').plus({ weeks: 1, days: weekdayNumber(m[1]) - 1 }),
  ],
  // "the week after next, on the wednesday"
  [
    new RegExp(`\\b(?:the )?week after next,?(?: on)?(?: the)? ${DAY}\\b`),
    (m, today) => today.startOf('week').plus({ weeks: 2, days: weekdayNumber(m[1]) - 1 }),
  ],
  [
    new RegExp(`\\blast ${DAY}\\b`),
    (m, today) =>
      following(today, weekdayNumber(m[1])).minus({
        weeks: today.weekday === weekdayNumber(m[1]) ? 2 : 1,
      }),
  ],
  [
    new RegExp(
      `\\b(?:next|the following) week(?:'s)?,? (?:on |the ){0,2}${DAY}\\b|\\b${DAY},? (?:off |free |of |in ){0,2}(?:the )?next week\\b|\\bnext ${DAY}\\b`,
    ),
    (m, today) =>
      today.startOf('week').plus({ weeks: 1, days: weekdayNumber(m[1] ?? m[2] ?? m[3]) - 1 }),
  ],
  [
    new RegExp(`\\b${DAY} (?:after|following) (?:this|the|(next)) weekend\\b`),
    (m, today) =>
      today.startOf('week').plus({ weeks: m[2] ? 2 : 1, days: weekdayNumber(m[1]) - 1 }),
  ],
  [
    new RegExp(`\\bthis (?:week's )?${DAY}\\b`),
    (m, today) => today.plus({ days: (weekdayNumber(m[1]) - today.weekday + 7) % 7 }),
  ],
  [
    new RegExp(`\\b(?:on |the |coming ){0,4}${DAY}\\b`),
    (m, today) => following(today, weekdayNumber(m[1])),
  ],
];

const LATE_RULES: readonly Rule[] = [
  [/\btonight\b|\bthis (?:morning|afternoon|evening)\b/, (_, today) => today],
  [/\byesterday\b/, (_, today) => today.minus({ days: 1 })],
  [
    new RegExp(
      `(?<!\\b(?:my|our|your|her|his|very|their) (?:the )?)(?!(?<=\\b(?:is|was) (?:the )?)(?:the )?1st)\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b${MONTH_AFTER}${NO_ORDINAL}`,
      'u',
    ),
    (m, today) => comingDayOfMonth(today, Number(m[1])),
  ],
];

/** The rules with patterns that find every match. */
function everywhere(rules: readonly Rule[]): readonly Rule[] {
  return rules.map(([pattern, resolve]) => [new RegExp(pattern, `${pattern.flags}g`), resolve]);
}

/** "The thursday after that": counted from the day that was named before it, else from the coming one. */
const AFTER_THAT = new RegExp(
  `\\b(?:(?:the )?${DAY} after(?: (?:that|this(?! weekend)(?: coming)?(?: 1)?|the next(?: 1)?)\\b|$)|${DAY} (?:but )?the (?:1|one|week) after(?: (?:that|this))?\\b(?! \\d))`,
);

function afterThat(text: string, setting: DateSetting): Candidate<DayHeard>[] {
  const match = AFTER_THAT.exec(text);
  if (!match) return [];
  const { index } = match;
  const today = setting.now.startOf('day');
  const weekday = weekdayNumber(match[1] ?? match[2]);
  const before = text.slice(0, index);
  const earlier = match[1] ? byRules(BY_WEEKDAY, before, today).at(0)?.value : undefined;
  const from =
    earlier && 'date' in earlier
      ? earlier.date
      : /\bnext $/.test(before)
        ? today.startOf('week').plus({ weeks: 1, days: weekday - 1 })
        : following(today, weekday);
  const date = following(from, weekday);
  return [{ value: { date }, evidence: 'explicit', from: index, to: index + match[0].length }];
}

const SURE = everywhere([...NAMED_DAYS, ...COUNTED_DAYS]);
const BY_WEEKDAY = everywhere(WEEKDAY_RULES);
const LATE = everywhere(LATE_RULES);
/** Nobody names more days in one breath. */
const MOST_OF_A_PATTERN = 6;

function byRules(rules: readonly Rule[], text: string, today: DateTime): Candidate<DayHeard>[] {
  return rules.flatMap(([pattern, resolve]) => {
    const found: Candidate<DayHeard>[] = [];
    for (const match of text.matchAll(pattern)) {
      if (found.length === MOST_OF_A_PATTERN) break;
      const date = resolve(match, today);
      const to = match.index + match[0].length;
      if (date?.isValid)
        found.push({ value: { date }, evidence: 'explicit', from: match.index, to });
    }
    return found;
  });
}

/** "On friday" beside the day itself. */
export const WEEKDAY_BESIDE = new RegExp(`\\b(?:on )?${DAY}\\b(?: the)?`);
const WEEKDAYS_NAMED = new RegExp(`\\b(?:last |next |this )?${DAY}\\b`, 'g');

/** Without these chrono tells no day that counts here, and it is the dearest of all recognisers. */
const CHRONO_READS = /\d|today|tomorrow|yesterday/;
/** So much from the first of these on is read by it: it takes 10 ms for a turn that is all dates. */
const MOST_FOR_CHRONO_CHARACTERS = 300;
/** What it may need of the words before: "on the ". */
const BEFORE_FOR_CHRONO_CHARACTERS = 40;
const UNTIL = / (?:to|until|till|through|thru) | ?[-–] ?/;

function byChrono(text: string, setting: DateSetting): Candidate<DayHeard>[] {
  const first = text.search(CHRONO_READS);
  if (first < 0) return [];
  const start = Math.max(0, first - BEFORE_FOR_CHRONO_CHARACTERS);
  const read = text.slice(start, first + MOST_FOR_CHRONO_CHARACTERS);
  const parser = setting.dayFirst ? chrono.en.GB : chrono.en.casual;
  const reference = { instant: setting.now.toJSDate(), timezone: setting.now.offset };
  // chrono knows "3rd of december", but reads "the 3rd december" only without the article
  return parser.parse(read, reference, { forwardDate: true }).flatMap((found) => {
    const { start: begin, end, text: part } = found;
    const index = start + found.index;
    if (
      // it reads a lone "the day" as tomorrow
      !CHRONO_READS.test(part) ||
      !begin.isCertain('day') ||
      begin.isCertain('hour') ||
      /\bweek|month|year|weekend\b/.test(
        part.replace(/\bin (?:a|\d+) weeks?\b|\b\d+ weeks?\b/g, ''),
      )
    )
      return [];
    const date = setting.now.startOf('day').set({
      year: begin.get('year') ?? setting.now.year,
      month: begin.get('month') ?? 1,
      day: begin.get('day') ?? 1,
    });
    // chrono takes "december 3rd to december 5th" whole: the second day is another one
    const ends = end ? part.search(UNTIL) : -1;
    const to = index + (ends > 0 ? ends : part.length);
    return date.isValid
      ? [{ value: { date }, evidence: 'explicit' as const, from: index, to }]
      : [];
  });
}

function blanked(text: string, { from, to }: Stretch): string {
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
}

/**
 * Every day that the text names, the one that is most likely meant first; it may lie in the past
 * ("yesterday"). Takes text in `DATE_WRITING`, with digits for number words.
 * @param hours where hours are told in it: a number there is none of a month
 */
export function datesIn(
  text: string,
  setting: DateSetting,
  hours: readonly Stretch[] = [],
): readonly Candidate<DayHeard>[] {
  const { now, dayFirst } = setting;
  const key = JSON.stringify([text, dayFirst, hours.map(({ from, to }) => [from, to])]);
  const known = read.get(now) ?? new Map<string, readonly Candidate<DayHeard>[]>();
  const days = known.get(key) ?? readDates(text, setting, hours);
  if (known.size >= MOST_READINGS_KEPT) known.clear();
  read.set(now, known.set(key, days));
  return days;
}

/** Several forms of one turn look for its days: what was read is kept, by the call's start. */
const read = new WeakMap<DateTime, Map<string, readonly Candidate<DayHeard>[]>>();
const MOST_READINGS_KEPT = 32;

function readDates(
  text: string,
  setting: DateSetting,
  hours: readonly Stretch[],
): readonly Candidate<DayHeard>[] {
  const today = setting.now.startOf('day');
  const sure = [...afterThat(text, setting), ...byRules(SURE, text, today)];
  const dayless = hours
    .reduce(blanked, text)
    .replace(WEEKDAYS_NAMED, (word) => ' '.repeat(word.length));
  const dated = byChrono(dayless, setting);
  const named = byRules(BY_WEEKDAY, text, today);
  const counted = /\bweek\b/.test(text) ? [...named, ...dated] : [...dated, ...named];
  const found = [...sure, ...counted, ...byRules(LATE, text, today)];
  return found.length > 0 ? found : spansIn(text, today);
}

/**
 * The day the caller named, as midnight in the business's zone; it may lie in the past ("yesterday").
 * Takes text with digits for number words. A weekday is the next one after today, "next friday" the
 * Friday of next week (Monday begins it), a date without year the next such date.
 */
export function hearDate(heard: string, setting: DateSetting): DateFound | null {
  const text = plainDates(heard);
  const [first] = datesIn(text, setting);
  if (!first) return null;
  if ('span' in first.value) return { ...first.value, rest: text };
  const rest = `${text.slice(0, first.from)} ${text.slice(first.to)}`.replace(WEEKDAY_BESIDE, ' ');
  return { ...first.value, rest: rest.replace(/\s+/g, ' ').trim() };
}

const SPAN =
  /\b(?:at |over |on |for )?(?:the |this |(?<next>next ))?(?:(?<weekend>weekend)|(?<week>week)|(?<month>month))(?<after> after next)?\b/;

/** "At the weekend", "next week": when it begins. */
function spansIn(text: string, today: DateTime): Candidate<DayHeard>[] {
  const match = SPAN.exec(text);
  const { next, weekend, week, month, after } = match?.groups ?? {};
  if (!match) return [];
  const within = (span: string, from: DateTime): Candidate<DayHeard>[] => [
    {
      value: { span, from },
      evidence: 'likely',
      from: match.index,
      to: match.index + match[0].length,
    },
  ];
  const ahead = after ? 2 : next ? 1 : 0;
  if (weekend) {
    const saturday = today.startOf('week').plus({ days: 5, weeks: ahead });
    // who spends a weekend away may come on Friday
    return within('weekend', saturday.minus({ days: 1 }));
  }
  if (week) return within('week', today.startOf('week').plus({ weeks: ahead }));
  return month ? within('month', today.startOf('month').plus({ months: ahead })) : [];
}

const NOW =
  /^(?:right |just )*(?:now|immediately|straight ?away|right away|at once|this minute)(?: please)?$/;

/** Days that count only where one was asked for: "the twelfth" without an ending, as "12"; "now". */
export function bareDatesIn(text: string, setting: DateSetting): Candidate<DayHeard>[] {
  const number = /^(?:the |on |it's |for )*(\d{1,2})$/.exec(text);
  const today = setting.now.startOf('day');
  const date = NOW.test(text) ? today : number ? comingDayOfMonth(today, Number(number[1])) : null;
  return date ? [{ value: { date }, evidence: 'bare', from: 0, to: text.length }] : [];
}

/** A day where one was asked for: also "the twelfth" without an ending, as "12". */
export function hearBareDate(text: string, setting: DateSetting): DateFound | null {
  const found = hearDate(text, setting);
  if (found) return found;
  const [bare] = bareDatesIn(text, setting);
  return bare ? { ...bare.value, rest: '' } : null;
}
