/** Minutes of a day as the calendar draws it; the day on which clocks change is drawn as any other. */
export const MINUTES_OF_DAY = 1_440;

/** "19:30" -> 1170. */
export function minuteOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** 1170 -> "19:30"; midnight at a day's end is "24:00". */
export function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The nearest step, never before midnight nor after the last step of the day. */
export function snapped(minute: number, stepMinutes: number): number {
  const step = Math.round(minute / stepMinutes) * stepMinutes;
  return Math.min(MINUTES_OF_DAY - stepMinutes, Math.max(0, step));
}
