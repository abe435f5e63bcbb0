import { hoursStatements, unwrapped } from './lines.ts';
import { isHeart, partsIn } from './parts.ts';
import type { HoursStatement } from './statements.ts';
import type { OpeningHours, OpenRange } from './week.ts';
import { ALL_DAYS, joined, type PartHours, type PartRange, rangesOf, weekOf } from './weeks.ts';

export type { PartHours, PartRange };

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
  for (const day of ALL_DAYS) if (!week.has(day) && !unsure.includes(day)) week.set(day, []);
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
