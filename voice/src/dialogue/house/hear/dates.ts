import * as chrono from 'chrono-node';
import type { DateTime } from 'luxon';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = `(${WEEKDAYS.join('|')})s?`;

export type DateFound =
  | { readonly date: DateTime; readonly rest: string }
  /** "at the weekend", "next week": a span, not a day. */
  | { readonly span: string; readonly rest: string };

export interface DateSetting {
  /** The call's start in the business's zone. */
  readonly now: DateTime;
  /** 12/3 is the twelfth of March. */
  readonly dayFirst: boolean;
}

type Rule = readonly [RegExp, (match: RegExpExecArray, today: DateTime) => DateTime | null];

function weekdayNumber(name: string | undefined): number {
  return WEEKDAYS.indexOf(name ?? '') + 1;
}

/** The weekday strictly after today. */
function following(today: DateTime, weekday: number): DateTime {
  return today.plus({ days: ((weekday - today.weekday + 6) % 7) + 1 });
}

function comingOn(today: DateTime, month: number, day: number): DateTime {
  const thisYear = today.set({ month, day });
  return thisYear < today ? thisYear.plus({ years: 1 }) : thisYear;
}

/** The next day with this number, skipping months that are too short. */
function comingDayOfMonth(today: DateTime, day: number): DateTime | null {
  if (day < 1 || day > 31) return null;
  for (let months = 0; months < 3; months += 1) {
    const month = today.startOf('month').plus({ months });
    const candidate = month.set({ day });
    if (candidate.month === month.month && candidate >= today) return candidate;
  }
  return null;
}

const MONTH_THE =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december) the (\d)/g;
const MONTH_AFTER = '(?!\\s*(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';

const RULES: readonly Rule[] = [
  [/\bday after tomorrow\b/, (_, today) => today.plus({ days: 2 })],
  [
    /\b(?:a )?week (?:tomorrow|from tomorrow)|tomorrow week\b/,
    (_, today) => today.plus({ days: 8 }),
  ],
  [/\b(?:a )?week (?:today|from today)|today week\b/, (_, today) => today.plus({ days: 7 })],
  [
    new RegExp(`\\b(?:a )?week (?:on|from) (?:this )?${DAY}|${DAY} week\\b`),
    (m, today) => following(today, weekdayNumber(m[1] ?? m[2])).plus({ weeks: 1 }),
  ],
  [/\bchristmas eve\b/, (_, today) => comingOn(today, 12, 24)],
  [/\bchristmas day\b/, (_, today) => comingOn(today, 12, 25)],
  [/\bboxing day\b/, (_, today) => comingOn(today, 12, 26)],
  [/\bnew year'?s? eve\b/, (_, today) => comingOn(today, 12, 31)],
  [/\bnew year'?s? day\b/, (_, today) => comingOn(today, 1, 1)],
  [/\bvalentine'?s?(?: day)?\b/, (_, today) => comingOn(today, 2, 14)],
];

const WEEKDAY_RULES: readonly Rule[] = [
  [
    new RegExp(`\\blast ${DAY}\\b`),
    (m, today) =>
      following(today, weekdayNumber(m[1])).minus({
        weeks: today.weekday === weekdayNumber(m[1]) ? 2 : 1,
      }),
  ],
  [
    new RegExp(`\\bnext week (?:on )?${DAY}\\b|\\b${DAY} next week\\b|\\bnext ${DAY}\\b`),
    (m, today) =>
      today.startOf('week').plus({ weeks: 1, days: weekdayNumber(m[1] ?? m[2] ?? m[3]) - 1 }),
  ],
  [
    new RegExp(`\\bthis ${DAY}\\b`),
    (m, today) => today.plus({ days: (weekdayNumber(m[1]) - today.weekday + 7) % 7 }),
  ],
  [
    new RegExp(`\\b(?:on |the |coming )*${DAY}\\b`),
    (m, today) => following(today, weekdayNumber(m[1])),
  ],
];

const LATE_RULES: readonly Rule[] = [
  [/\btonight\b|\bthis (?:morning|afternoon|evening)\b/, (_, today) => today],
  [/\byesterday\b/, (_, today) => today.minus({ days: 1 })],
  [
    new RegExp(`\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b${MONTH_AFTER}`),
    (m, today) => comingDayOfMonth(today, Number(m[1])),
  ],
];

function without(text: string, start: number, length: number): string {
  return `${text.slice(0, start)} ${text.slice(start + length)}`.replace(/\s+/g, ' ').trim();
}

function byRules(rules: readonly Rule[], text: string, today: DateTime): DateFound | null {
  for (const [pattern, resolve] of rules) {
    const match = pattern.exec(text);
    const date = match && resolve(match, today);
    if (match && date?.isValid) return { date, rest: without(text, match.index, match[0].length) };
  }
  return null;
}

const WEEKDAY_BESIDE = new RegExp(`\\b(?:on )?${DAY}\\b(?: the)?`);

function isoDay(end: chrono.ParsedComponents): string {
  const part = (name: 'year' | 'month' | 'day', length: number) =>
    String(end.get(name) ?? 1).padStart(length, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}

function byChrono(text: string, setting: DateSetting): DateFound | null {
  const parser = setting.dayFirst ? chrono.en.GB : chrono.en.casual;
  const reference = { instant: setting.now.toJSDate(), timezone: setting.now.offset };
  // chrono knows "3rd of december", but reads "the 3rd december" only without the article
  const found = parser
    .parse(text, reference, { forwardDate: true })
    .find(
      ({ start, text: part }) =>
        start.isCertain('day') &&
        !start.isCertain('hour') &&
        !/\bweek|month|year|weekend\b/.test(
          part.replace(/\bin (?:a|\d+) weeks?\b|\d+ weeks?\b/g, ''),
        ),
    );
  if (!found) return null;
  const { start, end } = found;
  // chrono takes "december 3rd to december 5th" whole: the second day stays to be heard
  const until = end ? ` to ${isoDay(end)}` : '';
  const date = setting.now.startOf('day').set({
    year: start.get('year') ?? setting.now.year,
    month: start.get('month') ?? 1,
    day: start.get('day') ?? 1,
  });
  if (!date.isValid) return null;
  return {
    date,
    rest: without(text, found.index, found.text.length).replace(WEEKDAY_BESIDE, ' ').trim() + until,
  };
}

/**
 * The day the caller named, as midnight in the business's zone; it may lie in the past ("yesterday").
 * Takes text with digits for number words. A weekday is the next one after today, "next friday" the
 * Friday of next week (Monday begins it), a date without year the next such date.
 */
export function hearDate(heard: string, setting: DateSetting): DateFound | null {
  const text = heard.replace(MONTH_THE, '$1 $2');
  const today = setting.now.startOf('day');
  const holiday = byRules(RULES, text, today);
  if (holiday) return holiday;
  const dated = byChrono(
    text.replace(new RegExp(`\\b(?:last |next |this )?${DAY}\\b`, 'g'), (word) =>
      ' '.repeat(word.length),
    ),
    setting,
  );
  if (dated && 'date' in dated && !/\bweek\b/.test(text))
    return { date: dated.date, rest: dated.rest.replace(WEEKDAY_BESIDE, ' ') };
  const named = byRules(WEEKDAY_RULES, text, today) ?? dated ?? byRules(LATE_RULES, text, today);
  if (named) return named;
  const span = /\b(?:at |over |on )?(?:the |this |next )?(weekend|week|month)\b/.exec(text);
  return span ? { span: span[1] ?? '', rest: text } : null;
}

/** A day where one was asked for: also "the twelfth" without an ending, as "12". */
export function hearBareDate(text: string, setting: DateSetting): DateFound | null {
  const found = hearDate(text, setting);
  if (found) return found;
  const day = /^(?:the |on |it's |for )*(\d{1,2})$/.exec(text);
  const date = day && comingDayOfMonth(setting.now.startOf('day'), Number(day[1]));
  return date ? { date, rest: '' } : null;
}
