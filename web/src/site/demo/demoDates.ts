const MONTHS_AHEAD = 3;

function dayText(day: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
}

/**
 * First and last day that a demo can be asked for, YYYY-MM-DD in the visitor's own calendar: tomorrow, and
 * the same day three months from now, or that month's last where it has no such day.
 */
export function demoDates(now: Date): { readonly first: string; readonly last: string } {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const lastOfMonth = new Date(year, month + MONTHS_AHEAD + 1, 0).getDate();
  return {
    first: dayText(new Date(year, month, date + 1)),
    last: dayText(new Date(year, month + MONTHS_AHEAD, Math.min(date, lastOfMonth))),
  };
}
