import { localMinute } from './localMinute.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The first minute of a day in a zone, wherever its clocks jump.
 * @param date yyyy-mm-dd @param timeZone IANA
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnightUtcMs = Date.parse(`${date}T00:00:00Z`);
  // No zone is further than a day from UTC; within these bounds days only grow.
  let before = (midnightUtcMs - DAY_MS) / MINUTE_MS;
  let reached = (midnightUtcMs + DAY_MS) / MINUTE_MS;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (localMinute(middle * MINUTE_MS, timeZone).slice(0, date.length) >= date) reached = middle;
    else before = middle;
  }
  return new Date(reached * MINUTE_MS);
}

/** The first minute after a day in a zone. @param date yyyy-mm-dd */
export function endOfDay(date: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS);
  return startOfDay(next.toISOString().slice(0, date.length), timeZone);
}
