import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { Day } from '@belldesk/contract/time/days';
import { MINUTES_OF_DAY, minuteOf } from '@belldesk/contract/time/minutes';
import type { Stretch } from './lanes.ts';

/** What of an entry lies in a day. */
export interface DayPart extends Stretch {
  readonly entry: CalendarEntry;
  /** False for what began on a day before. */
  readonly beginsHere: boolean;
}

/** Column of what holds nothing: orders, what was booked before resources were set up. */
export const UNPLACED = 'unplaced';

/** The parts of all entries that lie in a day, earliest first. */
export function partsOn(entries: readonly CalendarEntry[], day: Day): DayPart[] {
  return entries
    .filter((entry) => entry.date === day || (entry.date < day && !isOverBefore(entry, day)))
    .map((entry) => ({
      entry,
      beginsHere: entry.date === day,
      fromMinute: entry.date === day ? minuteOf(entry.time) : 0,
      toMinute: entry.endDate === day ? minuteOf(entry.endTime) : MINUTES_OF_DAY,
    }))
    .map((part) => ({ ...part, toMinute: Math.max(part.toMinute, part.fromMinute) }))
    .toSorted((a, b) => a.fromMinute - b.fromMinute);
}

/** Whether an entry is over before a day; what ends at midnight takes nothing of the day that begins then. */
export function isOverBefore({ endDate, endTime }: CalendarEntry, day: Day): boolean {
  return endDate < day || (endDate === day && endTime === '00:00');
}

/** Parts by the resource that they hold; what holds several stands with each. */
export function partsByResource(parts: readonly DayPart[]): Map<string, DayPart[]> {
  const columns = new Map<string, DayPart[]>();
  for (const part of parts) {
    const ids = new Set(part.entry.resources.map(({ id }) => id));
    for (const id of ids.size > 0 ? ids : [UNPLACED])
      columns.set(id, [...(columns.get(id) ?? []), part]);
  }
  return columns;
}
