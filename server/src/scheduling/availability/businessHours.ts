import type { OpeningHours, OpenRange } from '@belldesk/contract/business/openingHours';
import type {
  HoursException,
  OpenTimes,
  WeekdayHours,
} from '@belldesk/contract/product/openingTimes';
import type { ServiceKind } from '@belldesk/contract/product/services';
import { addDays, weekdayOf } from '@belldesk/contract/time/days';
import { MINUTES_OF_DAY, minuteOf } from '@belldesk/contract/time/minutes';
import type { TimeSpan } from '@belldesk/contract/time/zone';
import { instantOfMinute } from '@belldesk/contract/time/zone';

/** When a business is open. */
export interface BusinessHours {
  readonly timeZone: string;
  /** calendar: set by the owner; words: read out of their prose; none: not known. */
  readonly source: 'calendar' | 'words' | 'none';
  /** Null where not known: then every hour counts as open. */
  readonly week: OpeningHours | null;
  /** By date; an empty list is a closed day. */
  readonly exceptions: ReadonlyMap<string, HoursException>;
}

export function rangesOf(times: readonly OpenTimes[]): OpenRange[] {
  return times.map(({ from, to }) => {
    const fromMinute = minuteOf(from);
    const toMinute = minuteOf(to);
    return { fromMinute, toMinute: toMinute <= fromMinute ? toMinute + MINUTES_OF_DAY : toMinute };
  });
}

export function weekOf(days: readonly WeekdayHours[]): OpeningHours {
  const week = new Map<number, readonly OpenRange[]>();
  for (let weekday = 1; weekday <= 7; weekday++) week.set(weekday, []);
  for (const { weekday, ranges } of days) week.set(weekday, rangesOf(ranges));
  return week;
}

/** What is open on a date, a night's tail included; null where nothing is known. */
export function rangesOn(hours: BusinessHours, date: string): readonly OpenRange[] | null {
  const exception = hours.exceptions.get(date);
  if (exception) return rangesOf(exception.ranges);
  return hours.week === null ? null : (hours.week.get(weekdayOf(date)) ?? []);
}

/** The spans in which the business is open, of the nights and days from a date to another, joined where they touch. */
export function openSpans(hours: BusinessHours, from: string, to: string): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const ranges = rangesOn(hours, date) ?? [{ fromMinute: 0, toMinute: MINUTES_OF_DAY }];
    for (const { fromMinute, toMinute } of ranges)
      spans.push({
        startMs: instantOfMinute(date, fromMinute, hours.timeZone),
        endMs: instantOfMinute(date, toMinute, hours.timeZone),
      });
  }
  return joined(spans);
}

function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const all: TimeSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = all.at(-1);
    if (last && span.startMs <= last.endMs)
      all[all.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, span.endMs) };
    else if (span.startMs < span.endMs) all.push(span);
  }
  return all;
}

/** An appointment lies in the hours from begin to end; whoever reserves only arrives in them. */
export function isWithin(open: readonly TimeSpan[], span: TimeSpan, kind: ServiceKind): boolean {
  return open.some(
    ({ startMs, endMs }) =>
      startMs <= span.startMs &&
      (kind === 'appointment' ? span.endMs <= endMs : span.startMs < endMs),
  );
}
