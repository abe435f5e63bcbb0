import { DateTime } from 'luxon';
import { phrases } from './phrases.ts';
import type { Chance } from './random.ts';

export type Slot = 'service' | 'job' | 'party' | 'date' | 'nights' | 'time' | 'name' | 'phone';

/** Whom callers of the corpus call, and what must be told there. */
export const SLOTS: Readonly<Record<string, readonly Slot[]>> = {
  restaurant: ['party', 'date', 'time', 'name', 'phone'],
  hotel: ['service', 'party', 'date', 'nights', 'time', 'name', 'phone'],
  beauty: ['service', 'date', 'time', 'name', 'phone'],
  health: ['service', 'date', 'time', 'name', 'phone'],
  trade: ['job', 'date', 'time', 'name', 'phone'],
  estate: ['job', 'date', 'time', 'name', 'phone'],
};

/** What a caller wants booked; `message` instead, where only that is to be left. */
export interface Goal {
  readonly of: string;
  readonly message?: string | undefined;
  /** The words of a service, job or property, and a pattern of what must be written down. */
  readonly thing?: { readonly pattern: string; readonly ways: readonly string[] } | undefined;
  readonly party?: number | undefined;
  /** yyyy-mm-dd */
  readonly date: string;
  readonly nights?: number | undefined;
  /** HH:MM */
  readonly time: string;
  readonly first: string;
  readonly last: string;
  readonly phone: string;
}

export const TODAY = '2026-11-20';

const HOURS: Readonly<Record<string, string>> = {
  restaurant: '12:30 13:00 18:00 18:15 18:30 19:00 19:15 19:30 19:45 20:00 20:30 21:00',
  hotel: '15:00 16:30 18:00 19:30 20:00 14:15',
  beauty: '09:30 10:00 11:15 14:00 15:30 16:00 17:45',
  health: '09:00 10:15 11:30 14:00 15:45 16:30',
  trade: '08:00 09:00 10:30 14:00 15:30 16:00',
  estate: '09:30 10:00 11:00 14:15 15:30 17:00',
};
const FIRST = 'Robert Karen Maria James Linda Ahmed Susan Peter Yuki Olivia Hannah Diego'.split(
  ' ',
);
const LAST =
  'Miller Jackson Harper Patel Thompson Nguyen Clark Rossi Baker Morgan Young Hughes'.split(' ');
const LONGEST_AHEAD_DAYS = 16;

/** Closed at the weekend, or on Sunday. */
function isOpen(of: string, weekday: number): boolean {
  if (of === 'health') return weekday < 6;
  return of === 'beauty' || of === 'estate' ? weekday < 7 : true;
}

function dayOf(of: string, chance: Chance): string {
  const today = DateTime.fromISO(TODAY, { zone: 'utc' });
  let day = today.plus({ days: 1 + chance.below(LONGEST_AHEAD_DAYS) });
  while (!isOpen(of, day.weekday)) day = day.plus({ days: 1 });
  return day.toFormat('yyyy-MM-dd');
}

function phoneOf(american: boolean, chance: Chance): string {
  const tail = String(100 + chance.below(900));
  return american
    ? `212 555 0${tail}`
    : chance.happens(0.5)
      ? `07700 900${tail}`
      : `020 7946 0${tail}`;
}

/** Something to be booked at a business of the corpus, by chance. */
export function goalOf(of: string, chance: Chance): Goal {
  const kinds = phrases.things[of];
  const [pattern, ways] = kinds ? chance.oneOf(kinds) : [undefined, []];
  return {
    of,
    thing: pattern === undefined ? undefined : { pattern, ways },
    party:
      of === 'restaurant' || of === 'hotel' ? 1 + chance.below(of === 'hotel' ? 4 : 8) : undefined,
    date: dayOf(of, chance),
    nights: of === 'hotel' ? 1 + chance.below(5) : undefined,
    time: chance.oneOf((HOURS[of] ?? '').split(' ')),
    first: chance.oneOf(FIRST),
    last: chance.oneOf(LAST),
    phone: phoneOf(of === 'beauty', chance),
  };
}
