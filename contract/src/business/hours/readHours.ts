import { hoursInEnglish } from '../hoursWords.ts';
import { isHeart, partsIn } from './parts.ts';
import { type HoursStatement, type LineSetting, statementsOf } from './statements.ts';
import { hoursTokens } from './tokens.ts';
import type { OpeningHours, OpenRange } from './week.ts';

/** Hours of a part of the business on a day; null where an end is not told. */
export interface PartRange {
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
}

/** Per ISO weekday; an empty list: not on that day. */
export type PartHours = ReadonlyMap<number, readonly PartRange[]>;

export interface WrittenHours {
  /** Null where none can be read. */
  readonly week: OpeningHours | null;
  /** Weekdays on which it is open in some weeks only, or by arrangement. */
  readonly unsure: ReadonlySet<number>;
  /** Parts of whose beginning or end something is written, whether or not it could be read. */
  readonly limited: ReadonlySet<string>;
  /** By the ids of `parts.ts`. */
  readonly parts: ReadonlyMap<string, PartHours>;
}

const ALL = [1, 2, 3, 4, 5, 6, 7];
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
function unwrapped(text: string): string[] {
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

function rangesOf(hours: PartHours | undefined): OpeningHours {
  const whole = (one: PartRange): one is OpenRange =>
    one.fromMinute !== null && one.toMinute !== null;
  return new Map([...(hours ?? [])].map(([day, ranges]) => [day, ranges.filter(whole)]));
}

/** The week that statements of the same thing make. */
function weekOf(statements: readonly HoursStatement[]): Map<number, PartRange[]> {
  const week = new Map<number, PartRange[]>();
  const groupOf = new Map<number, number>();
  const isWeak = new Set<number>();
  const ends: HoursStatement[] = [];
  for (const one of statements) {
    const { kind, days, from, to, group } = one;
    if (kind === 'break' || kind === 'by-appointment') continue;
    for (const day of days ?? ALL) {
      const ranges = week.get(day);
      if (kind === 'closed') week.set(day, []);
      else if (from === null || to === null) {
        if (!ends.includes(one)) ends.push(one);
        continue;
      } else if (days === null && ranges && !isWeak.has(day)) continue;
      else {
        const last = ranges?.at(-1);
        const follows = last && last.toMinute !== null && from >= last.toMinute;
        const keeps = ranges && (groupOf.get(day) === group || (follows && !isWeak.has(day)));
        const range = { fromMinute: from, toMinute: to, ...(one.isLate ? { isLate: true } : {}) };
        week.set(day, keeps ? [...ranges, range] : [range]);
      }
      groupOf.set(day, group);
      if (days === null) isWeak.add(day);
      else isWeak.delete(day);
    }
  }
  for (const { days, from, to } of ends)
    for (const day of days ?? ALL) {
      const ranges = week.get(day) ?? [];
      const first = ranges[0];
      const last = ranges.at(-1);
      if (days === null && ranges.length > 0) continue;
      if (last && to !== null) week.set(day, [...ranges.slice(0, -1), { ...last, toMinute: to }]);
      else if (first && from !== null)
        week.set(day, [{ ...first, fromMinute: from }, ...ranges.slice(1)]);
      else if (!week.has(day) || ranges.length > 0) {
        const usual = [...week.values()].find((some) => some.length > 0);
        week.set(day, [
          {
            fromMinute: from ?? usual?.[0]?.fromMinute ?? null,
            toMinute: to ?? usual?.at(-1)?.toMinute ?? null,
          },
        ]);
      }
    }
  for (const { days, from, to, kind } of statements)
    if (kind === 'break' && from !== null && to !== null)
      for (const day of days ?? ALL) week.set(day, withoutBreak(week.get(day), from, to));
  return week;
}

function withoutBreak(ranges: readonly PartRange[] = [], from: number, to: number): PartRange[] {
  return ranges.flatMap((range) => {
    const { fromMinute, toMinute } = range;
    if (fromMinute === null || toMinute === null || to <= fromMinute || from >= toMinute)
      return [range];
    return [
      { fromMinute, toMinute: from },
      { fromMinute: to, toMinute },
    ].filter((part) => part.toMinute > part.fromMinute);
  });
}

/** Hours out of what an owner wrote: of the business, and of its parts that keep others. */
export function readWrittenHours(text: string): WrittenHours {
  const all = hoursStatements(text);
  const statements = all.filter(({ isSeasonal }) => !isSeasonal);
  const own = statements.filter(({ parts }) => parts.length === 0);
  const parts = new Map<string, PartHours>();
  for (const id of new Set(statements.flatMap((one) => one.parts)))
    parts.set(
      id,
      weekOf(statements.filter((one) => one.parts.includes(id) && one.kind !== 'by-appointment')),
    );
  const hearts = statements.filter((one) => one.parts.length > 0 && one.parts.every(isHeart));
  const week = businessWeek(own, parts, hearts);
  for (const [id, hours] of relativeParts(text, week)) if (!parts.has(id)) parts.set(id, hours);
  const sometimes = all.filter(
    ({ isSeasonal, kind, parts: of }) =>
      of.length === 0 && ((isSeasonal && kind === 'open') || kind === 'by-appointment'),
  );
  const unsure = sometimes
    .flatMap(({ days }) => days ?? [])
    .filter((day) => (week?.get(day) ?? []).length === 0);
  return { week, unsure: new Set(unsure), parts, limited: limitedParts(text) };
}

function businessWeek(
  own: readonly HoursStatement[],
  parts: ReadonlyMap<string, PartHours>,
  hearts: readonly HoursStatement[],
): OpeningHours | null {
  const told = weekOf(own);
  const week = new Map<number, readonly OpenRange[]>();
  for (const [day, ranges] of rangesOf(told))
    if (ranges.length > 0 || told.get(day)?.length === 0) week.set(day, ranges);
  const isOpen = () => [...week.values()].some((ranges) => ranges.length > 0);
  if (!isOpen())
    for (const [id] of parts)
      if (isHeart(id))
        for (const [day, ranges] of rangesOf(
          weekOf(hearts.filter((one) => one.parts.includes(id))),
        ))
          if (ranges.length > 0 && week.get(day)?.length !== 0)
            week.set(day, joined(week.get(day), ranges));
  if (!isOpen()) return week.size > 0 ? week : null;
  const unsure = own
    .filter(({ from, to, kind }) => kind === 'open' && (from === null) !== (to === null))
    .flatMap(({ days }) => days ?? []);
  for (const day of ALL) if (!week.has(day) && !unsure.includes(day)) week.set(day, []);
  return week;
}

const BEFORE_CLOSING =
  /(?:(?<half>half an hour)|(?<hour>(?:an|one) hour)|(?<minutes>\d{1,2}) ?min(?:ute)?s?) before (?:we (?:close|shut)|clos(?:e|ing)|the (?:bar|kitchen|doors) closes?)|(?<none>(?:until|till|at|up to) (?:closing(?: time)?|we close|close))/i;

/** "The kitchen stops an hour before we close": hours that follow from those of the business. */
function relativeParts(text: string, week: OpeningHours | null): Map<string, PartHours> {
  const found = new Map<string, PartHours>();
  if (!week) return found;
  for (const sentence of unwrapped(text).flatMap((line) => line.split(/(?<=[.;!?])\s/))) {
    const told = BEFORE_CLOSING.exec(sentence)?.groups;
    if (!told) continue;
    const minutes = told.half ? 30 : told.hour ? 60 : Number(told.minutes ?? 0);
    const hours = new Map<number, PartRange[]>();
    for (const [day, ranges] of week) {
      const last = ranges.at(-1);
      hours.set(day, last ? [{ fromMinute: null, toMinute: last.toMinute - minutes }] : []);
    }
    for (const id of partsIn(sentence.slice(0, sentence.search(BEFORE_CLOSING)), 'written'))
      found.set(id, hours);
  }
  return found;
}

function limitedParts(text: string): Set<string> {
  const sentences = unwrapped(text).flatMap((line) => line.split(/(?<=[.;!?])\s/));
  const limits = sentences.filter((one) =>
    /\b(?:stops?|clos(?:es?|ing)|until|till|last|from|after|before|only)\b/i.test(one),
  );
  return new Set(limits.flatMap((one) => partsIn(one, 'written')));
}

/** Two lists of hours as one, from the earliest to the latest. */
function joined(some: readonly OpenRange[] = [], more: readonly OpenRange[]): OpenRange[] {
  const all = [...some, ...more].toSorted((a, b) => a.fromMinute - b.fromMinute);
  const whole: OpenRange[] = [];
  for (const range of all) {
    const last = whole.at(-1);
    if (last && range.fromMinute <= last.toMinute)
      whole[whole.length - 1] = { ...last, toMinute: Math.max(last.toMinute, range.toMinute) };
    else whole.push(range);
  }
  return whole;
}
