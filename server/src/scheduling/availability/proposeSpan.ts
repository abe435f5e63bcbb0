import type { BookingProblem, FreeTime } from '@belldesk/contract/product/bookings';
import type { Executor } from '../../db/client.ts';
import { type FreeSpan, freeTimesIn, nearbyTimes } from './freeTimes.ts';
import { type Asked, type Proposal, resolveWish, takingAll } from './propose.ts';
import { underHours } from './request.ts';
import { type CalendarOf, readStanding } from './upcoming.ts';

export type SpanProposal =
  | { readonly kind: 'free-times'; readonly free: readonly FreeTime[] }
  | {
      readonly kind: 'none-free';
      readonly problem: BookingProblem;
      /** Free near by, outside of the span. */
      readonly nearby: readonly FreeTime[];
      /** Names of the services that take so many people. */
      readonly roomier?: readonly string[];
    }
  | Extract<Proposal, { kind: 'which-service' | 'which-resource' }>;

const MIDDAY = '12:00';
const DAY = { from: '08:00', to: '19:00' };

function byDay({ from = DAY.from, to = DAY.to }: FreeSpan): Pick<FreeSpan, 'from' | 'to'> {
  return { from: from > DAY.from ? from : DAY.from, to: to < DAY.to ? to : DAY.to };
}

/**
 * What of a service is free in a span of days, in the part of each that is wished.
 * @throws AppError bad-input
 */
export async function proposeSpan(
  db: Executor,
  calendar: CalendarOf,
  asked: Omit<Asked, 'date' | 'time'>,
  span: FreeSpan,
): Promise<SpanProposal> {
  const wanted = await resolveWish(db, calendar, asked);
  if (wanted.kind !== 'wish') return wanted;
  const standing = await readStanding(db, calendar, { wish: wanted.wish, date: span.firstDate });
  const wish = underHours(wanted.wish, wanted.said, standing.source);
  const { free, problem } = freeTimesIn(standing, wish, {
    ...span,
    // Of a business whose hours nobody knows, nobody is offered midnight.
    ...(standing.source === 'none' && !wish.roundTheClock && byDay(span)),
  });
  if (problem === null) return { kind: 'free-times', free };
  const wished = { date: span.firstDate, time: span.from ?? span.to ?? MIDDAY };
  const none = { kind: 'none-free' as const, problem, nearby: nearbyTimes(standing, wish, wished) };
  return problem === 'too-many-people'
    ? { ...none, roomier: await takingAll(db, calendar, wish) }
    : none;
}
