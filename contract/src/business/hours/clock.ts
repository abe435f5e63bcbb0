import type { OpenRange } from './week.ts';

/** A time of day as it was written. */
export interface WrittenTime {
  /** As written: 0 to 24. */
  readonly hour: number;
  readonly minute: number;
  /** Null where the writing leaves the half of the day open. */
  readonly half: 'am' | 'pm' | 'exact' | null;
}

const DAY_MINUTES = 1_440;
const HALF_MINUTES = 720;
/** "8-9pm" of a shop is no evening of one hour. */
const SHORTEST_EVENING_MINUTES = 180;

function exactly({ hour, minute, half }: WrittenTime): number | null {
  if (half === 'exact' || hour > 12 || hour === 0) return hour * 60 + minute;
  if (half === null) return null;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}

/** Minutes of the half of the day that is the twelve hours of a dial. */
const onDial = ({ hour, minute }: WrittenTime) => (hour % 12) * 60 + minute;

/** When a business opens, where no half of the day is written. */
function opening(from: WrittenTime, to: WrittenTime): number {
  const dial = onDial(from);
  if (from.hour === 12) return HALF_MINUTES + from.minute;
  if (from.hour >= 7) return dial;
  if (from.hour === 6) return onDial(to) <= dial && to.hour !== 12 ? dial : dial + HALF_MINUTES;
  return dial + HALF_MINUTES;
}

/** What is known of a range beside its times. */
export interface RangeSetting {
  /** It follows an earlier range of the same day, so that it lies behind that. */
  readonly isLater: boolean;
  /** Of a part of the business, or of a break: may be short. */
  readonly isPart: boolean;
  readonly isMorning: boolean;
}

/** "9-5", "5 to 10 pm", "18:00 to 02:00" as minutes of the day; null for what is no range of hours. */
export function rangeOf(
  from: WrittenTime,
  to: WrittenTime,
  { isLater, isPart, isMorning }: RangeSetting,
): OpenRange | null {
  let fromMinute = exactly(from);
  if (fromMinute === DAY_MINUTES) fromMinute = 0;
  let toMinute = exactly(to);
  if (fromMinute === null && toMinute === null) {
    const isLate = isLater && !isMorning && from.hour < 12;
    fromMinute = isLate
      ? onDial(from) + HALF_MINUTES
      : isMorning
        ? onDial(from)
        : opening(from, to);
    toMinute = onDial(to);
    while (toMinute <= fromMinute) toMinute += HALF_MINUTES;
    const isShort = toMinute - fromMinute < SHORTEST_EVENING_MINUTES && !isLater && !isPart;
    if (isShort && fromMinute < HALF_MINUTES && toMinute <= 600) toMinute += HALF_MINUTES;
  } else if (fromMinute === null && toMinute !== null) {
    const dial = onDial(from);
    const late = dial + HALF_MINUTES;
    const bothLate = to.half === 'pm' && onDial(to) > dial && from.hour !== 12;
    const evening =
      bothLate && !isMorning && (isLater || isPart || toMinute - late >= SHORTEST_EVENING_MINUTES);
    if (from.hour === 12) fromMinute = HALF_MINUTES + from.minute;
    else if (to.half === 'exact' && from.hour < 6 && toMinute > late) fromMinute = late;
    else fromMinute = evening || (isLater && late < toMinute) ? late : dial;
  } else if (fromMinute !== null && toMinute === null) {
    toMinute = onDial(to);
    while (toMinute <= fromMinute) toMinute += HALF_MINUTES;
  }
  if (fromMinute === null || toMinute === null) return null;
  if (toMinute <= fromMinute) toMinute += DAY_MINUTES;
  return fromMinute < DAY_MINUTES && toMinute <= 2 * DAY_MINUTES ? { fromMinute, toMinute } : null;
}

/** A closing time alone: "till 8" is the evening, "until 12.30" past noon, "till 2 am" the night. */
export function closingOf(time: WrittenTime): number {
  const minute = exactly(time) ?? (time.hour === 12 ? onDial(time) + 720 : onDial(time) + 720);
  return minute < 300 ? minute + DAY_MINUTES : minute;
}

/** An opening time alone: "from 7.30", "from 10", "from 5" in the afternoon. */
export function openingOf(time: WrittenTime): number {
  const dial = onDial(time);
  const morning = time.hour >= 6 && time.hour < 12;
  return exactly(time) ?? (morning ? dial : dial + HALF_MINUTES);
}
