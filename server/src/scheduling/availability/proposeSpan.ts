import type { BookingProblem, FreeTime } from '@belldesk/contract/product/bookings';
import type { Executor } from '../../db/client.ts';
import { type FreeSpan, freeTimesIn, nearbyTimes } from './freeTimes.ts';
import { type Asked, type Proposal, resolveSlotRequest, takingAll } from './propose.ts';
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
 * What of a service is free in a span of days, in the part of each that is asked for.
 * @throws AppError bad-input
 */
export async function proposeSpan(
  db: Executor,
  calendar: CalendarOf,
  asked: Omit<Asked, 'date' | 'time'>,
  span: FreeSpan,
): Promise<SpanProposal> {
  const wanted = await resolveSlotRequest(db, calendar, asked);
  if (wanted.kind !== 'slotRequest') return wanted;
  const standing = await readStanding(db, calendar, {
    slotRequest: wanted.slotRequest,
    date: span.firstDate,
  });
  const slotRequest = underHours(wanted.slotRequest, wanted.said, standing.source);
  const { free, problem } = freeTimesIn(standing, slotRequest, {
    ...span,
    // Of a business whose hours nobody knows, nobody is offered midnight.
    ...(standing.source === 'none' && !slotRequest.roundTheClock && byDay(span)),
  });
  if (problem === null) return { kind: 'free-times', free };
  const requested = { date: span.firstDate, time: span.from ?? span.to ?? MIDDAY };
  const none = {
    kind: 'none-free' as const,
    problem,
    nearby: nearbyTimes(standing, slotRequest, requested),
  };
  return problem === 'too-many-people'
    ? { ...none, roomier: await takingAll(db, calendar, slotRequest) }
    : none;
}
