/** Minutes between two midnights on the clock, also where clocks change between them. */
export const MINUTES_OF_DAY = 1_440;

/** "19:30" -> 1170; "24:00" is 1440. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 1170 -> "19:30"; midnight at a day's end is "24:00". */
export function timeOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
