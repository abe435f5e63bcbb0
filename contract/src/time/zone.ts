import type { LocalMoment } from '../business/localClock.ts';
import { addDays, type Day } from './days.ts';
import { MINUTES_OF_DAY, timeOf } from './minutes.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Milliseconds of the epoch, the end excluded. */
export interface TimeSpan {
  readonly startMs: number;
  readonly endMs: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  // There are some hundred zones, and making a formatter takes longer than using it.
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Whether clocks are known for a zone of this name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * A moment as the clock on a wall in the zone shows it: "2026-11-20T19:00", which sorts as text.
 * @throws RangeError for a zone that there is not
 */
export function localMinute(epochMs: number, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(epochMs);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** What a clock in the zone shows at a moment: yyyy-mm-dd and HH:MM. */
export function localOf(epochMs: number, timeZone: string): LocalMoment {
  const [date = '', time = ''] = localMinute(epochMs, timeZone).split('T');
  return { date, time };
}

/** How far the zone's clock is ahead of UTC at a moment. */
function shiftMs(epochMs: number, timeZone: string): number {
  return Date.parse(`${localMinute(epochMs, timeZone)}:00Z`) - epochMs;
}

/**
 * The moment at which a clock in the zone shows this minute; the earlier one where it shows it twice,
 * null where the clocks are put forward over it.
 */
export function instantOf({ date, time }: Readonly<LocalMoment>, timeZone: string): number | null {
  const wanted = `${date}T${time}`;
  const asUtcMs = Date.parse(`${wanted}:00Z`);
  const found = [asUtcMs - DAY_MS, asUtcMs + DAY_MS]
    .map((ms) => asUtcMs - shiftMs(ms, timeZone))
    .find((ms) => localMinute(ms, timeZone) === wanted);
  return found ?? null;
}

/**
 * The moment at which so many minutes have passed on the clock since the day's midnight, which may be those of a day
 * before or after; in an hour that is left out, the moment at which it was left out.
 */
export function instantOfMinute(date: Day, minuteOfDay: number, timeZone: string): number {
  const day = addDays(date, Math.floor(minuteOfDay / MINUTES_OF_DAY));
  const time = timeOf(((minuteOfDay % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY);
  const exact = instantOf({ date: day, time }, timeZone);
  if (exact !== null) return exact;
  // Both shifts around the change put the hour that was left out on one side of it each.
  const asUtcMs = Date.parse(`${day}T${time}:00Z`);
  let before = asUtcMs - shiftMs(asUtcMs + DAY_MS, timeZone);
  let after = asUtcMs - shiftMs(asUtcMs - DAY_MS, timeZone);
  const shiftBefore = shiftMs(before, timeZone);
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (shiftMs(middle, timeZone) === shiftBefore) before = middle;
    else after = middle;
  }
  return after;
}

/** The first minute of a day in a zone, wherever its clocks jump; of a day that is left out, that of the next. */
export function startOfDay(date: Day, timeZone: string): number {
  return instantOfMinute(date, 0, timeZone);
}

/** The first minute after a day in a zone. */
export function endOfDay(date: Day, timeZone: string): number {
  return startOfDay(addDays(date, 1), timeZone);
}
