import { MINUTES_OF_DAY } from '@belldesk/contract/time/minutes';
import type { Stretch } from './lanes.ts';

/** Without hours and bookings to go by, a day is drawn from 8 to 20. */
export const usualDay: Stretch = { fromMinute: 480, toMinute: 1_200 };

const HOUR = 60;

/**
 * The hours that are drawn: whole ones, so that all that is open or taken can be seen, with an hour
 * of air around the opening hours.
 */
export function drawnHours(open: readonly Stretch[], taken: readonly Stretch[]): Stretch {
  const shown = [
    ...open.map(({ fromMinute, toMinute }) => ({
      fromMinute: fromMinute - HOUR,
      toMinute: toMinute + HOUR,
    })),
    ...taken,
  ];
  if (open.length === 0) shown.push(usualDay);
  const from = Math.min(...shown.map(({ fromMinute }) => fromMinute));
  const to = Math.max(
    ...shown.map(({ fromMinute, toMinute }) => Math.max(toMinute, fromMinute + 1)),
  );
  return {
    fromMinute: Math.max(0, Math.floor(from / HOUR) * HOUR),
    toMinute: Math.min(MINUTES_OF_DAY, Math.ceil(to / HOUR) * HOUR),
  };
}

/** What of the drawn hours is closed. */
export function closedWithin(drawn: Stretch, open: readonly Stretch[]): Stretch[] {
  const closed: Stretch[] = [];
  let minute = drawn.fromMinute;
  for (const { fromMinute, toMinute } of open.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    if (fromMinute > minute)
      closed.push({ fromMinute: minute, toMinute: Math.min(fromMinute, drawn.toMinute) });
    minute = Math.max(minute, toMinute);
    if (minute >= drawn.toMinute) return closed;
  }
  closed.push({ fromMinute: minute, toMinute: drawn.toMinute });
  return closed;
}
