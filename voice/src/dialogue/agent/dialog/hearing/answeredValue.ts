import type { AgentContext } from '../../context.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import { formOf } from '../../forms/forms.ts';
import { doubtSayings } from '../../nlg/doubtSayings.ts';
import { spokenDate, spokenTime } from '../../nlg/moments.ts';
import { spokenPhone } from '../../nlg/readBack.ts';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';
import type { AgentState } from '../../state.ts';

/** What a turn answered to the question that was asked. */
export interface AnsweredValue {
  /** The same for two readings that tell the same. */
  readonly key: string;
  /** As it is read back; null where the question itself is put once more instead. */
  readonly spoken: string | null;
}

const dayOf = (date: string | undefined, context: AgentContext) =>
  date === undefined ? undefined : { key: date, spoken: spokenDate(date, context) };

function hourOf(time: HeardTime | undefined, date: string | undefined, context: AgentContext) {
  if (time === undefined) return undefined;
  const hour = resolveTime(time, date, context);
  return { key: hour, spoken: spokenTime(hour, context) };
}

function countOf(count: number | undefined, spoken: (count: number) => string) {
  return count === undefined ? undefined : { key: String(count), spoken: spoken(count) };
}

function named(name: string | undefined) {
  return name === undefined ? undefined : { key: name.toLowerCase(), spoken: name };
}

/** The day and the hour to which a booking is moved, as far as both are told. */
function movedTo(
  { change: { date, newDate, newTime } }: AgentState,
  context: AgentContext,
): AnsweredValue | undefined {
  const parts = [dayOf(newDate, context), hourOf(newTime, newDate ?? date, context)].filter(
    (part) => part !== undefined,
  );
  if (parts.length === 0) return undefined;
  return {
    key: parts.map(({ key }) => key).join(' '),
    spoken: parts.map(({ spoken }) => spoken).join(', '),
  };
}

function valueIn(
  asked: AgentState['asked'],
  state: AgentState,
  context: AgentContext,
): AnsweredValue | undefined {
  const { booking, change, order, caller, flow } = state;
  const { people, nights } = doubtSayings(context.language);
  switch (asked) {
    case 'party-size':
      return countOf(booking.partySize, people);
    case 'nights':
      return countOf(booking.nights, nights);
    case 'date':
      return dayOf(booking.date, context);
    case 'time':
      return hourOf(booking.time, booking.date, context);
    case 'name':
      return named(flow === 'change' ? change.name : caller.name);
    case 'phone':
      return caller.phone === undefined
        ? undefined
        : { key: caller.phone, spoken: spokenPhone(caller.phone, context) };
    case 'booking-day':
      return dayOf(change.date, context);
    case 'new-moment':
      return movedTo(state, context);
    case 'pickup-time':
      return hourOf(order.time, order.date, context);
    default:
      return undefined;
  }
}

/**
 * What a turn told of a number, a name, a day, an hour or a size that was asked for, or that it agreed to what was read back;
 * null for every other turn, and where the answer was not taken.
 * @param before the state in which it was asked
 * @param next the state after the turn
 */
export function answeredValue(
  before: AgentState,
  next: AgentState,
  context: AgentContext,
): AnsweredValue | null {
  const { asked } = before;
  const isReadBack = asked !== 'anything-else' && formOf(before)?.confirm === asked;
  if (isReadBack) return next.reply.tool === undefined ? null : { key: 'agreed', spoken: null };
  if (next.flow !== before.flow) return null;
  const value = valueIn(asked, next, context);
  return value === undefined || value.key === valueIn(asked, before, context)?.key ? null : value;
}
