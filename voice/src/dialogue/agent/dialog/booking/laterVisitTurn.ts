import { BOOK_APPOINTMENT, bookAppointmentArguments } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { visitsTold } from '../../forms/booking/laterVisits.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import { updateBooking } from '../../forms/booking/update.ts';
import { ownService } from '../../knowledge/services.ts';
import { visitSayings } from '../../nlg/visitSayings.ts';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';
import { isAfter, namedFor, wishesAnother } from '../../nlu/entities/people/inARow.ts';
import { hasPartySize } from '../../nlu/entities/service.ts';
import { type Utterance, utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, BookingDraft, LaterVisit } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { proceed } from './bookingTurn.ts';

type Booked = ReturnType<typeof bookAppointmentArguments.parse>;

const MINUTES_OF_A_DAY = 1_440;
/** "The battery, not the screen". */
const NOT_THAT = /,? \bnot (?:the|a|an) \p{L}+/gu;

/** The visit booked last in this call; null where none was, or where it was a table or a room. */
function lastVisit({ toolCalls, lastBooked }: AgentState, context: AgentContext): Booked | null {
  const calls = Object.values(toolCalls).filter(({ name }) => name === BOOK_APPOINTMENT);
  const read = bookAppointmentArguments.safeParse(calls.at(-1)?.arguments);
  if (!lastBooked || !read.success) return null;
  const same = read.data.date === lastBooked.date && read.data.time === lastBooked.time;
  return same && !hasPartySize({ service: read.data.service }, context) ? read.data : null;
}

/** When a visit ends; undefined where nobody wrote down how long it takes, or where it ends another day. */
function endOf({ service, time }: Booked, { business }: AgentContext): HeardTime | undefined {
  const own = ownService(service, business.services);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + (own?.durationMinutes ?? MINUTES_OF_A_DAY);
  if (end >= MINUTES_OF_A_DAY) return undefined;
  return { hour: Math.floor(end / 60), minute: end % 60, meridiem: 'exact' };
}

/** What the next visit takes over from the one before it. */
function draftAfter(last: Booked, visit: LaterVisit, context: AgentContext): BookingDraft {
  const date = visit.date ?? last.date;
  const said = visit.time;
  // the one before may have been booked later than was wished at first
  const stands =
    said !== undefined &&
    (!visit.isAfter || date !== last.date || resolveTime(said, date, context) > last.time);
  const follows = visit.isAfter && date === last.date ? endOf(last, context) : undefined;
  const service = visit.service ?? last.service;
  const resource = visit.resource ?? (service === last.service ? last.resource : undefined);
  return { service, date, time: stands ? said : follows, resource, notes: visit.notes };
}

/** Nothing of the visit before stays but who calls. */
function fresh(state: AgentState): AgentState {
  const { asking: _asking, offers: _offers, wished: _wished, ...rest } = state;
  return { ...rest, booking: {}, serviceIgnored: undefined, misses: 0 };
}

/** Goes on with the visit that was told of together with the one just booked; null where there is none. */
export function nextVisit(
  state: AgentState,
  context: AgentContext,
  lead: string,
): AgentState | null {
  const [visit, ...laterVisits] = state.laterVisits ?? [];
  const last = lastVisit(state, context);
  if (!visit || !last) return null;
  const name = visit.name ?? (visit.isOther ? undefined : state.caller.name);
  const { nowNext, nowFor } = visitSayings(context.language);
  const next = {
    ...fresh(state),
    laterVisits,
    booking: draftAfter(last, visit, context),
    caller: { ...state.caller, name, spelled: undefined },
  };
  return proceed(next, context, `${lead} ${visit.name ? nowFor(visit.name) : nowNext}`);
}

/** "And my mum straight after me": another visit once one is booked, with what it takes over from it. */
export const anotherVisit: Handler = (state, said, context) => {
  if (state.flow !== 'none' || !context.canBook || !context.language.startsWith('en')) return null;
  const last = wishesAnother(said.words) ? lastVisit(state, context) : null;
  if (!last) return null;
  const own = /\b(?:for me|for myself|mine (?:too|as well))\b/.test(said.words);
  const known = { ...state.caller, name: own ? state.caller.name : undefined, spelled: undefined };
  const start = { ...fresh(state), asked: 'how-can-i-help' as const, caller: known };
  const heard = updateBooking(start, utterance(said.raw.replace(NOT_THAT, '')), context).state;
  const visit: LaterVisit = {
    ...heard.booking,
    notes: context.business.kind === 'trade' ? said.raw.trim() : undefined,
    isAfter: isAfter(said.words),
    isOther: !own,
  };
  const { requests } = heard.booking;
  const next = {
    ...heard,
    booking: { ...draftAfter(last, visit, context), part: heard.booking.part, requests },
    caller: { ...heard.caller, name: heard.caller.name ?? namedFor(said.raw) ?? undefined },
  };
  return proceed(next, context, context.say.talk.ofCourse);
};

/** A turn with the visits that it tells of besides the first, which are kept for later. */
export function withoutLaterVisits(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): { readonly state: AgentState; readonly said: Utterance; readonly lead: string } {
  const asIs = { state, said, lead: '' };
  const open = state.flow === 'booking' || state.flow === 'none';
  if (!context.canBook || !open || hasPartySize(state.booking, context)) return asIs;
  const told = visitsTold(state, said, context);
  if (!told) return asIs;
  const lead =
    state.laterVisits || told.later.length === 0 ? '' : visitSayings(context.language).oneByOne;
  return { state: { ...state, laterVisits: told.later }, said: told.first, lead };
}
