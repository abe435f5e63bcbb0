import * as chrono from 'chrono-node';
import type { DateTime } from 'luxon';
import { plainDates } from '../normalise/plainDates.ts';
import {
  COUNTED_DAYS,
  comingDayOfMonth,
  DAY,
  following,
  NAMED_DAYS,
  type Rule,
  weekdayNumber,
} from './calendar.ts';

export type DateFound =
  | { readonly date: DateTime; readonly rest: string }
  /** "at the weekend", "next week": a span, not a day. */
  | {
      readonly span: string;
      /** Its first day. */
      readonly from: DateTime;
      readonly rest: string;
    };

export interface DateSetting {
  /** The call's start in the business's zone. */
  readonly now: DateTime;
  /** 12/3 is the twelfth of March. */
  readonly dayFirst: boolean;
}

const MONTH_AFTER = '(?!\\s*(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';

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
    new RegExp(`\\b(?:on |the |coming ){0,4}${DAY}\\b`),
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
  const found = parser.parse(text, reference, { forwardDate: true }).find(
    ({ start, text: part }) =>
      // it reads a lone "the day" as tomorrow
      /\d|today|tomorrow|yesterday/.test(part) &&
      start.isCertain('day') &&
      !start.isCertain('hour') &&
      !/\bweek|month|year|weekend\b/.test(
        part.replace(/\bin (?:a|\d+) weeks?\b|\b\d+ weeks?\b/g, ''),
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
  const text = plainDates(heard);
  const today = setting.now.startOf('day');
  const sure = byRules(NAMED_DAYS, text, today) ?? byRules(COUNTED_DAYS, text, today);
  if (sure)
    return { ...sure, rest: sure.rest.replace(WEEKDAY_BESIDE, ' ').replace(/\s+/g, ' ').trim() };
  const dated = byChrono(
    text.replace(new RegExp(`\\b(?:last |next |this )?${DAY}\\b`, 'g'), (word) =>
      ' '.repeat(word.length),
    ),
    setting,
  );
  if (dated && 'date' in dated && !/\bweek\b/.test(text))
    return { date: dated.date, rest: dated.rest.replace(WEEKDAY_BESIDE, ' ') };
  const named = byRules(WEEKDAY_RULES, text, today) ?? dated ?? byRules(LATE_RULES, text, today);
  return named ?? spanIn(text, today);
}

const SPAN =
  /\b(?:at |over |on |for )?(?:the |this |(?<next>next ))?(?:(?<weekend>weekend)|(?<week>week)|(?<month>month))(?<after> after next)?\b/;

/** "At the weekend", "next week": when it begins. */
function spanIn(text: string, today: DateTime): DateFound | null {
  const { next, weekend, week, month, after } = SPAN.exec(text)?.groups ?? {};
  const ahead = after ? 2 : next ? 1 : 0;
  if (weekend) {
    const saturday = today.startOf('week').plus({ days: 5, weeks: ahead });
    // who spends a weekend away may come on Friday
    return { span: 'weekend', from: saturday.minus({ days: 1 }), rest: text };
  }
  if (week) return { span: 'week', from: today.startOf('week').plus({ weeks: ahead }), rest: text };
  if (!month) return null;
  return { span: 'month', from: today.startOf('month').plus({ months: ahead }), rest: text };
}

/** A day where one was asked for: also "the twelfth" without an ending, as "12". */
export function hearBareDate(text: string, setting: DateSetting): DateFound | null {
  const found = hearDate(text, setting);
  if (found) return found;
  if (
    /^(?:right |just )*(?:now|immediately|straight ?away|right away|at once|this minute)(?: please)?$/.test(
      text,
    )
  )
    return { date: setting.now.startOf('day'), rest: '' };
  const day = /^(?:the |on |it's |for )*(\d{1,2})$/.exec(text);
  const date = day && comingDayOfMonth(setting.now.startOf('day'), Number(day[1]));
  return date ? { date, rest: '' } : null;
}
