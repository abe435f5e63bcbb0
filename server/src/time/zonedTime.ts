import { localMinute } from './localMinute.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A day and a minute on the clock on a wall: yyyy-mm-dd and HH:MM. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** Milliseconds of the epoch, the end excluded. */
export interface TimeSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/** How far the zone's clock is ahead of UTC at a moment. */
function shiftMs(epochMs: number, timeZone: string): number {
  return Date.parse(`${localMinute(epochMs, timeZone)}:00Z`) - epochMs;
}

/**
 * The moment at which a clock in the zone shows this minute; the earlier one where it shows it twice,
 * null where the clocks are put forward over it.
 */
export function instantOf({ date, time }: LocalTime, timeZone: string): number | null {
  const wanted = `${date}T${time}`;
  const asUtcMs = Date.parse(`${wanted}:00Z`);
  const found = [asUtcMs - DAY_MS, asUtcMs + DAY_MS]
    .map((ms) => asUtcMs - shiftMs(ms, timeZone))
    .find((ms) => localMinute(ms, timeZone) === wanted);
  return found ?? null;
}

/** The moment at which so many minutes have passed on the clock since the day's midnight; in an hour left out, the moment it was left out. */
export function instantOfMinute(date: string, minuteOfDay: number, timeZone: string): number {
  const day = addDays(date, Math.floor(minuteOfDay / 1_440));
  const minute = minuteOfDay % 1_440;
  const exact = instantOf({ date: day, time: clockOf(minute) }, timeZone);
  if (exact !== null) return exact;
  // Both shifts around the change put the hour that was left out on one side of it each.
  const asUtcMs = Date.parse(`${day}T${clockOf(minute)}:00Z`);
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

/** What a clock in the zone shows at a moment. */
export function localOf(epochMs: number, timeZone: string): LocalTime {
  const [date = '', time = ''] = localMinute(epochMs, timeZone).split('T');
  return { date, time };
}

/** @param minuteOfDay 0 to 1439 */
export function clockOf(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  return `${String(hour).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

/** "24:00" is 1440. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** ISO: Monday is 1, Sunday 7. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
