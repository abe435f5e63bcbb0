import type { HoursException, OpenTimes, WeekdayHours } from '../product/openingTimes.ts';
import { DETAILS_HEADING, INSTRUCTIONS_HEADING } from '../prompt.ts';
import { exceptionLine } from './dayExceptions.ts';
import { withoutHourClauses } from './hours/clauses.ts';
import { headingIn } from './hours/lines.ts';
import { partsIn } from './hours/parts.ts';
import { readWrittenHours } from './hours/readHours.ts';
import { hoursInEnglish } from './hoursWords.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** With am and pm, so that no half of the day has to be guessed. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour % 24 === 0 && minute === 0) return 'midnight';
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

function rangeInWords({ from, to }: OpenTimes): string {
  const isAllDay = from === '00:00' && (to === '24:00' || to === '00:00');
  return isAllDay ? '24 hours' : `${clock(from)} to ${clock(to)}`;
}

/** "Opening hours: Monday to Friday 9:00 am to 5:00 pm, Saturday closed, Sunday closed." */
export function hoursInWords(week: readonly WeekdayHours[]): string {
  const days = DAYS.map((name, index) => {
    const ranges = week.find(({ weekday }) => weekday === index + 1)?.ranges ?? [];
    const open = ranges.map(rangeInWords).join(' and ');
    return { name, open: open === '' ? 'closed' : open };
  });
  const groups: { first: string; last: string; open: string }[] = [];
  for (const { name, open } of days) {
    const last = groups.at(-1);
    if (last?.open === open) last.last = name;
    else groups.push({ first: name, last: name, open });
  }
  const said = groups.map(({ first, last, open }) =>
    first === last ? `${first} ${open}` : `${first} to ${last} ${open}`,
  );
  return `Opening hours: ${said.join(', ')}.`;
}

/** A line without what it says of the hours of the business; null where nothing else is in it. */
function withoutHours(line: string, above: string): string | null {
  if (readWrittenHours(above === '' ? line : `${above}\n${line}`).week === null) return line;
  const label = /^\s*(?:[-*•·]\s+)?(?:[^:.!?\d]{2,48}:(?!\d))?\s*/.exec(line)?.[0] ?? '';
  if (partsIn(label, 'written').length > 0) return line;
  const rest = withoutHourClauses(hoursInEnglish(line.slice(label.length)));
  if (rest === '' || rest === hoursInEnglish(line.slice(label.length)))
    return rest === '' ? null : line;
  return `${label}${rest}`;
}

const HOURS_HEADING = /open|hours|hrs|when to find|horari|horaire/i;

/** Hours that are set in the calendar of a business. */
export interface CalendarHours {
  /** Null where those in the owner's words hold. */
  readonly week: readonly WeekdayHours[] | null;
  readonly exceptions: readonly HoursException[];
}

/**
 * What a receptionist is told of a business with a calendar: its hours, in the place of what the owner's
 * words said of them, and the days that differ.
 */
export function promptWithHours(prompt: string, { week, exceptions }: CalendarHours): string {
  const told = exceptions.map((exception) => exceptionLine(exception, rangeInWords));
  const hours = [...(week ? [hoursInWords(week)] : []), ...told];
  if (hours.length === 0) return prompt;
  const kept: string[] = [];
  let place = -1;
  let above = '';
  /** A heading of hours stays where something stays below it. */
  let heldBack: string | null = null;
  let inInstructions = false;
  for (const line of prompt.split('\n')) {
    const bare = line.trim();
    inInstructions ||= bare === INSTRUCTIONS_HEADING;
    if (bare === DETAILS_HEADING && place < 0) place = kept.length + 1;
    const heading = headingIn(bare);
    if (bare === '' || heading !== null) above = '';
    if (week && !inInstructions && place >= 0 && heading !== null && HOURS_HEADING.test(heading)) {
      above = bare;
      heldBack = line;
      continue;
    }
    const rest = inInstructions || !week ? line : withoutHours(line, above);
    if (rest === null) continue;
    if (heldBack !== null && above !== '') kept.push(heldBack);
    heldBack = null;
    kept.push(rest);
  }
  if (place >= 0) return kept.toSpliced(place, 0, ...hours).join('\n');
  const end = kept.findIndex((line) => line.trim() === INSTRUCTIONS_HEADING);
  const lines = [DETAILS_HEADING, ...hours, ''];
  return (end < 0 ? [...kept, '', ...lines] : kept.toSpliced(end, 0, ...lines)).join('\n').trim();
}
