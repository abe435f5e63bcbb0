/**
 * A moment so many months later, counted in UTC as payment services do: the time of day stays, and a day
 * that the month has not becomes its last one (31 January + 1 is 28 or 29 February, + 2 is 31 March).
 */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), daysIn(to.getUTCFullYear(), to.getUTCMonth())));
  return to;
}

export interface Span {
  readonly start: Date;
  /** Belongs to the next one. */
  readonly end: Date;
}

/** The month, counted from `anchor`, in which `now` lies; before the anchor, the first one. */
export function monthOf(anchor: Date, now: Date): Span {
  const index = monthIndex(anchor, now);
  return { start: addMonths(anchor, index), end: addMonths(anchor, index + 1) };
}

/** The end of so many months that begin with the one, counted from `anchor`, in which `start` lies. */
export function endOfMonths(anchor: Date, start: Date, months: number): Date {
  return addMonths(anchor, monthIndex(anchor, start) + months);
}

function monthIndex(anchor: Date, now: Date): number {
  const guess =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    now.getUTCMonth() -
    anchor.getUTCMonth();
  return Math.max(0, addMonths(anchor, guess) > now ? guess - 1 : guess);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}
