import type { Fact } from './factLines.ts';
import { readWrittenHours } from './hours/readHours.ts';
import type { OpeningHours, OpenRange } from './hours/week.ts';

export type { OpeningHours, OpenRange };

/**
 * Opening hours out of the lines that speak of them, or null when none can be read. Days that such
 * lines leave out are closed, unless no day was named open.
 */
export function readOpeningHours(facts: readonly Fact[]): OpeningHours | null {
  const lines = facts.map(({ heading, text }) => (heading === '' ? text : `${heading}: ${text}`));
  return readWrittenHours(lines.join('\n')).week;
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
