import type { HoursException } from '../product/openingTimes.ts';
import { addDays, weekdayOf } from '../time/days.ts';
import { ENGLISH_MONTHS } from './englishMonths.ts';
import type { Fact } from './factLines.ts';
import { type OpeningHours, type OpenRange, readOpeningHours } from './openingHours.ts';

/** A day that differs from its weekday. */
export interface DayException {
  /** In the owner's words; empty where they gave none. */
  readonly name: string;
  /** Empty: closed. */
  readonly ranges: readonly OpenRange[];
}

/** By date, yyyy-mm-dd. */
export type DayExceptions = ReadonlyMap<string, DayException>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** "On" keeps a line that begins with a weekday from being read as that weekday's hours. */
const HEADING = new RegExp(`^On [A-Z][a-z]+ (\\d{1,2}) (${ENGLISH_MONTHS.join('|')}) (\\d{4})$`);
const ALL_DAY: OpenRange = { fromMinute: 0, toMinute: 1_440 };

/** "On Friday 25 December 2026: closed (Christmas Day)." @param inWords of one range */
export function exceptionLine(
  { date, name, ranges }: HoursException,
  inWords: (range: HoursException['ranges'][number]) => string,
): string {
  const day = new Date(`${date}T00:00:00Z`);
  const on = `On ${DAYS[day.getUTCDay()]} ${day.getUTCDate()} ${ENGLISH_MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
  const open = ranges.length === 0 ? 'closed' : `open ${ranges.map(inWords).join(' and ')}`;
  const plain = name.replace(/[\s():.!?]+/g, ' ').trim();
  return `${on}: ${open}${plain === '' ? '' : ` (${plain})`}.`;
}

/** Whether a line tells of one day alone. */
export function tellsException({ heading }: Pick<Fact, 'heading'>): boolean {
  return HEADING.test(heading);
}

/** The days that differ, out of the lines that `exceptionLine` writes. */
export function readExceptions(facts: readonly Fact[]): DayExceptions {
  const exceptions = new Map<string, DayException>();
  for (const { heading, text } of facts) {
    const [, day = '', month = '', year = ''] = HEADING.exec(heading) ?? [];
    if (year === '') continue;
    const date = `${year}-${String(ENGLISH_MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
    const [hours = '', name = ''] = text.split(/[()]/);
    const line = { id: 0, heading: 'Opening hours', text: `Monday ${hours}` };
    exceptions.set(date, { name, ranges: readOpeningHours([line])?.get(1) ?? [] });
  }
  return exceptions;
}

/**
 * The week's hours as they really are on a date, with the tail of the night before it. Other days may be
 * told by another week: ask again for them. @param date yyyy-mm-dd
 */
export function hoursAround(
  {
    hours,
    exceptions,
  }: { readonly hours: OpeningHours | null; readonly exceptions: DayExceptions },
  date: string,
): OpeningHours | null {
  const differing = [addDays(date, -1), date].flatMap((day) => {
    const differs = exceptions.get(day);
    return differs ? [[weekdayOf(day), differs.ranges] as const] : [];
  });
  if (differing.length === 0) return hours;
  const usual = hours ?? new Map([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, [ALL_DAY]]));
  return new Map([...usual, ...differing]);
}
