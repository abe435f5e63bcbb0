const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day YYYY-MM-DD as "3 November 2026". */
export function longDate(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`));
}
