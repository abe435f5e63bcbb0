import type { HoursStatement } from './statements.ts';
import type { OpeningHours, OpenRange } from './week.ts';

export const ALL_DAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Hours of a part of the business on a day; null where an end is not told. */
export interface PartRange {
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
}

/** Per ISO weekday; an empty list: not on that day. */
export type PartHours = ReadonlyMap<number, readonly PartRange[]>;

export function rangesOf(hours: PartHours | undefined): OpeningHours {
  const whole = (one: PartRange): one is OpenRange =>
    one.fromMinute !== null && one.toMinute !== null;
  return new Map([...(hours ?? [])].map(([day, ranges]) => [day, ranges.filter(whole)]));
}

/** The week that statements of the same thing make. */
export function weekOf(statements: readonly HoursStatement[]): Map<number, PartRange[]> {
  const week = new Map<number, PartRange[]>();
  const groupOf = new Map<number, object>();
  const isWeak = new Set<number>();
  const ends: HoursStatement[] = [];
  for (const one of statements) {
    const { kind, days, from, to, group } = one;
    if (kind === 'break' || kind === 'by-appointment') continue;
    for (const day of days ?? ALL_DAYS) {
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
    for (const day of days ?? ALL_DAYS) {
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
      for (const day of days ?? ALL_DAYS) week.set(day, withoutBreak(week.get(day), from, to));
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

/** Two lists of hours as one, from the earliest to the latest. */
export function joined(some: readonly OpenRange[] = [], more: readonly OpenRange[]): OpenRange[] {
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
