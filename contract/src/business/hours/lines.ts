import { hoursInEnglish } from '../hoursWords.ts';
import { partsIn } from './parts.ts';
import { type HoursStatement, type LineSetting, statementsOf } from './statements.ts';
import { hoursTokens } from './tokens.ts';

const HOURS_HEADING =
  /\b(?:open|opening|opened|hours|hrs|opening hour|times?|when (?:to|we|you)|reception|find us open|trading)\b/i;
const NO_HOURS =
  /\b(?:after|out of|happy|per|an) (?:hours?|hrs)\b|\brates?\b|\bpric|\bfees?\b|\blead times?\b|\bhourly\b/i;
const SEASONAL = /\b(?:christmas|xmas|easter|holidays?|hols|summer|winter|seasonal|new year)\b/i;
/** "Monday to Thursday", "Sat & Sun": a title that is nothing but days. */
function isOfDays(title: string): boolean {
  const { tokens } = hoursTokens(title);
  return tokens.length > 0 && tokens.every(({ kind }) => kind === 'days' || kind === 'join');
}

function tellsOfHours(text: string): boolean {
  const telling = new Set(['days', 'time', 'closed', 'all-day']);
  return hoursTokens(text).tokens.some(({ kind }) => telling.has(kind));
}

/** What a label or a heading tells of what stands behind or below it. */
function settingOf(title: string, above: LineSetting): LineSetting {
  const parts = partsIn(title, 'written').filter((id) => id !== 'desk');
  const hours = HOURS_HEADING.test(title) && !NO_HOURS.test(title);
  if (hours || parts.length > 0)
    return {
      about: hours || above.about === 'hours' ? 'hours' : 'unknown',
      parts,
      isSeasonal: SEASONAL.test(title),
    };
  const business =
    /^(?:the )?(?:office|shop|store|salon|clinic|surgery|practice|studio|showroom|reception)$/i;
  return { about: business.test(title) ? 'hours' : 'other', parts: [], isSeasonal: false };
}

const NOTHING: LineSetting = { about: 'unknown', parts: [], isSeasonal: false };
const MOST_HEADING_WORDS = 6;

/** A line that only names what stands below it. */
export function headingIn(line: string): string | null {
  const marked = /^(?:#+\s*(.+)|\*\*\s*(.+?)\s*\*\*:?|={2,}\s*(.+?)\s*=*|([^:.!?]{2,48}):)$/.exec(
    line,
  );
  const title = marked?.slice(1).find((part) => part !== undefined);
  if (title !== undefined) return title.trim();
  if (line.split(/\s+/).length > MOST_HEADING_WORDS || /[.!?,]$/.test(line)) return null;
  const isCapitals = /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);
  if (tellsOfHours(line)) return null;
  return isCapitals || /^\p{Lu}[^\d]*$/u.test(line) ? line : null;
}

/** "Kitchen: ...", "Opening. ..." */
const LABEL =
  /^(?:([^:.!?\d]{2,48}):(?!\d)|(\p{Lu}[\p{L}&'’-]*(?: [\p{L}&'’-]+){0,2})\.(?= ))\s*(.*)$/u;
const SHORTEST_WRAPPED_CHARACTERS = 50;

/** Lines as they were meant: a sentence that was broken at the width of a page is whole again. */
export function unwrapped(text: string): string[] {
  const lines: string[] = [];
  let before = '';
  for (const line of text.split('\n')) {
    const breaks = before.length >= SHORTEST_WRAPPED_CHARACTERS && !/[.!?:]\s*$/.test(before);
    if (breaks && /^\s*[\p{L}\d£$€(]/u.test(line)) lines.push(`${lines.pop()} ${line.trim()}`);
    else lines.push(line);
    before = line;
  }
  return lines;
}

/** Every statement of hours in what an owner wrote. */
export function hoursStatements(text: string): HoursStatement[] {
  const found: HoursStatement[] = [];
  let above = NOTHING;
  let isFresh = false;
  for (const raw of unwrapped(hoursInEnglish(text))) {
    const line = raw.replace(/^\s*(?:[-*•·]|\d{1,2}[.)]|[QA][:.])\s+/, '').trim();
    if (line === '') {
      if (!isFresh) above = NOTHING;
      continue;
    }
    const heading = headingIn(line);
    if (heading !== null && !isOfDays(heading)) {
      above = settingOf(heading, NOTHING);
      isFresh = true;
      continue;
    }
    isFresh = false;
    // what the calendar says of one day
    if (/^On [A-Z][a-z]+ \d{1,2} [A-Z][a-z]+ \d{4}:/.test(line)) continue;
    const label = LABEL.exec(line.replaceAll('**', ''));
    const title = (label?.[1] ?? label?.[2])?.trim() ?? '';
    // "Closed Mondays. Tues-Thurs 11am-9pm."
    const isSentence = label?.[2] !== undefined && tellsOfHours(title);
    if (label && !isSentence && !isOfDays(title))
      found.push(...statementsOf(label[3] ?? '', settingOf(title, above)));
    else found.push(...statementsOf(line.replaceAll('**', ''), above));
  }
  return found;
}
