import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { addDays, type Day, daysBetween } from '@belldesk/contract/time/days';
import { MINUTES_OF_DAY, minuteOf, timeOf } from '@belldesk/contract/time/minutes';

/** An entry as it will stand once it begins at another time, as long as it is now. */
export function shifted(entry: CalendarEntry, day: Day, minute: number): CalendarEntry {
  const length =
    daysBetween(entry.date, entry.endDate) * MINUTES_OF_DAY +
    minuteOf(entry.endTime) -
    minuteOf(entry.time);
  const end = minute + length;
  return {
    ...entry,
    date: day,
    time: timeOf(minute),
    endDate: addDays(day, Math.floor(end / MINUTES_OF_DAY)),
    endTime: timeOf(end % MINUTES_OF_DAY),
  };
}
