import type { BookingProblem, FreeTime } from '@belldesk/contract/product/bookings';
import { addDays } from '@belldesk/contract/time/days';
import { MINUTES_OF_DAY, timeOf } from '@belldesk/contract/time/minutes';
import { instantOf } from '@belldesk/contract/time/zone';
import { planBooking, type ScheduleSnapshot, type SlotRequest } from './plan.ts';

const STEP_MINUTES = 15;
/** How far ahead another day is looked for. */
export const NEARBY_DAYS = 14;
/** More would not be kept in mind by ear. */
const MOST_NEARBY = 3;
/** Two times nearer to each other are one choice. */
const APART_MS = 30 * 60_000;

/** The earliest and the latest at which a request may begin, HH:MM. */
export interface PartOfDay {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Days from the first to the last, and which part of each. */
export interface FreeSpan extends PartOfDay {
  readonly firstDate: string;
  readonly lastDate: string;
}

/** Every quarter of an hour of a day at which the request can begin, or why none. */
export function freeTimesOn(
  standing: ScheduleSnapshot,
  slotRequest: SlotRequest,
  date: string,
  within: PartOfDay = {},
): { readonly times: readonly string[]; readonly problem: BookingProblem | null } {
  const times: string[] = [];
  const problems = new Set<BookingProblem>();
  for (let minute = 0; minute < MINUTES_OF_DAY; minute += STEP_MINUTES) {
    const time = timeOf(minute);
    if (time < (within.from ?? time) || time > (within.to ?? time)) continue;
    const plan = planBooking(standing, slotRequest, { date, time });
    if (plan.ok) times.push(time);
    else problems.add(plan.problem);
  }
  if (times.length > 0) return { times, problem: null };
  const [worst = null] = (['too-many-people', 'taken', 'closed', 'past'] as const).filter(
    (problem) => problems.has(problem),
  );
  return { times, problem: worst };
}

/**
 * A few free times of the first day of a span that has any, earliest first and spread over what is free;
 * else why there is none.
 */
export function freeTimesIn(
  standing: ScheduleSnapshot,
  slotRequest: SlotRequest,
  span: FreeSpan,
): { readonly free: readonly FreeTime[]; readonly problem: BookingProblem | null } {
  const problems: BookingProblem[] = [];
  const furthest = addDays(span.firstDate, NEARBY_DAYS);
  for (
    let date = span.firstDate;
    date <= span.lastDate && date <= furthest;
    date = addDays(date, 1)
  ) {
    const { times, problem } = freeTimesOn(standing, slotRequest, date, span);
    if (times.length > 0)
      return { free: spread(times).map((time) => ({ date, time })), problem: null };
    if (problem !== null) problems.push(problem);
  }
  const problem = problems.find((one) => one !== 'closed') ?? problems[0] ?? 'closed';
  return { free: [], problem };
}

/** The first, the last and one between, on half hours where there are such. */
function spread(times: readonly string[]): string[] {
  const [first] = times;
  if (first === undefined) return [];
  const round = times.filter((time) => time > first && /:[03]0$/.test(time));
  const rest = round.length > 0 ? round : times.slice(1);
  const between = rest[Math.floor((rest.length - 1) / 2)];
  return [...new Set([first, between, rest.at(-1)])].filter((time) => time !== undefined);
}

/**
 * Free times nearest to the one that was asked for: of the same day, else of the first of the next days
 * that has one.
 */
export function nearbyTimes(
  standing: ScheduleSnapshot,
  slotRequest: SlotRequest,
  requested: FreeTime,
): FreeTime[] {
  const { timeZone } = standing;
  for (let ahead = 0; ahead <= NEARBY_DAYS; ahead++) {
    const date = addDays(requested.date, ahead);
    const { times, problem } = freeTimesOn(standing, slotRequest, date);
    if (problem === 'too-many-people') return [];
    const aimMs =
      instantOf({ date, time: requested.time }, timeZone) ?? Date.parse(`${date}T12:00Z`);
    const byDistance = times
      .map((time) => ({ date, time, ms: instantOf({ date, time }, timeZone) ?? 0 }))
      .toSorted((a, b) => Math.abs(a.ms - aimMs) - Math.abs(b.ms - aimMs) || a.ms - b.ms);
    const chosen: typeof byDistance = [];
    for (const time of byDistance) {
      if (chosen.length === MOST_NEARBY) break;
      if (chosen.every(({ ms }) => Math.abs(ms - time.ms) >= APART_MS)) chosen.push(time);
    }
    if (chosen.length > 0) return chosen.map(({ time }) => ({ date, time }));
  }
  return [];
}
