/** A day of the calendar, yyyy-mm-dd. Days are counted, not hours: no zone's clock change moves them. */
export type Day = string;

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
const FORM = /^\d{4}-\d\d-\d\d$/;

function msOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Whether a text names a day that there is: "2026-02-30" does not. */
export function isDay(text: string): boolean {
  if (!FORM.test(text)) return false;
  const ms = msOf(text);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}

/** The day `count` days later, or earlier where it is negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(msOf(day) + count * DAY_MS);
}

/** Days from one to another; negative where the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (msOf(to) - msOf(from)) / DAY_MS;
}

/** ISO weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(msOf(day)).getUTCDay() || DAYS_OF_WEEK;
}

/** The seven days, Monday first, of the week that a day lies in. */
export function weekOf(day: Day): Day[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: DAYS_OF_WEEK }, (_, at) => addDays(monday, at));
}
