import type { OpenDay } from '@belldesk/contract/product/openingTimes';
import { addDays, type Day } from '@belldesk/contract/time/days';
import { MINUTES_OF_DAY, minuteOf } from '@belldesk/contract/time/minutes';
import type { Stretch } from './lanes.ts';

const wholeDay: Stretch = { fromMinute: 0, toMinute: MINUTES_OF_DAY };

/**
 * When the business is open on a day, the tail of the night before included; null where its hours
 * are not known.
 */
export function openOn(days: readonly OpenDay[], day: Day): Stretch[] | null {
  const today = days.find(({ date }) => date === day)?.ranges ?? null;
  if (today === null) return null;
  const before = days.find(({ date }) => date === addDays(day, -1))?.ranges ?? [];
  const tails = before
    .filter(({ from, to }) => minuteOf(to) <= minuteOf(from))
    .map(({ to }) => ({ fromMinute: 0, toMinute: minuteOf(to) }));
  const own = today.map(({ from, to }) => ({
    fromMinute: minuteOf(from),
    toMinute: minuteOf(to) <= minuteOf(from) ? MINUTES_OF_DAY : minuteOf(to),
  }));
  return [...tails, ...own].filter(({ fromMinute, toMinute }) => toMinute > fromMinute);
}

/** What is not shaded: where no hours are known, every one counts as open. */
export function unshaded(open: readonly Stretch[] | null): readonly Stretch[] {
  return open ?? [wholeDay];
}
