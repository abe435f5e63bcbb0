const WEEKDAYS: readonly string[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];
const DAY_MS = 86_400_000;

/** Midnight UTC of the calendar day that a zone has at an instant. */
function localDay(nowMs: number, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(nowMs);
  return new Date(`${parts}T00:00:00Z`);
}

function plusDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * DAY_MS);
}

/** ISO weekday, 1 to 7. */
function weekday(day: Date): number {
  return day.getUTCDay() === 0 ? 7 : day.getUTCDay();
}

function weekdayNumber(name: string): number {
  const index = WEEKDAYS.indexOf(name);
  if (index < 0) throw new Error(`"${name}" is no weekday`);
  return index + 1;
}

/**
 * A day of a scenario as yyyy-mm-dd in the business's zone. Knows "today", "tomorrow", "in 3 days",
 * "friday" (the next one after today), "next friday" (of next week, Monday first), "coming 12-03".
 * @throws Error for any other expression
 */
export function resolveDate(expression: string, nowMs: number, timeZone: string): string {
  const today = localDay(nowMs, timeZone);
  return find(expression, today).toISOString().slice(0, 10);
}

function find(expression: string, today: Date): Date {
  if (expression === 'today') return today;
  if (expression === 'tomorrow') return plusDays(today, 1);
  const inDays = /^in (\d+) days$/.exec(expression);
  if (inDays) return plusDays(today, Number(inDays[1]));
  const coming = /^coming (\d\d)-(\d\d)$/.exec(expression);
  if (coming) {
    const inYear = (year: number) => new Date(`${year}-${coming[1]}-${coming[2]}T00:00:00Z`);
    const thisYear = inYear(today.getUTCFullYear());
    return thisYear < today ? inYear(today.getUTCFullYear() + 1) : thisYear;
  }
  const next = /^next (\w+)$/.exec(expression);
  if (next) {
    const monday = plusDays(today, 8 - weekday(today));
    return plusDays(monday, weekdayNumber(next[1] ?? '') - 1);
  }
  const ahead = (weekdayNumber(expression) - weekday(today) + 6) % 7;
  return plusDays(today, ahead + 1);
}
