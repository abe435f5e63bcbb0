import {
  availabilityResult,
  CHECK_AVAILABILITY,
  checkAvailabilityArguments,
} from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { checkDraft } from '../../forms/booking/check.ts';
import { askNext, bookingForm } from '../../forms/booking/next.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import { offerMessage } from '../../forms/engine/ask.ts';
import { hasPartySize } from '../../nlu/entities/service.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { offerFree } from './offers.ts';
import { partyTooLarge } from './partyTooLarge.ts';
import { refusedBooking } from './refusedBooking.ts';

const ASKS_WHETHER_FREE =
  /\b(?:free|available|availability|do you have|have you got|is there|are there|any (?:tables?|rooms?|appointments?|slots?|space))\b/;

/**
 * Asks the diary when a caller asks whether a day and hour are free; null where they ask something
 * else, or the hour is not known or cannot be. The booking goes on with the answer.
 */
export function availabilityAsked(
  state: AgentState,
  { words, question }: Utterance,
  context: AgentContext,
): AgentState | null {
  const { booking } = state;
  const { service, date, time, partySize, resource } = booking;
  if (!context.canCheck || !question || !ASKS_WHETHER_FREE.test(words)) return null;
  // Where services are set up it is looked up anyway.
  if (context.business.services.length > 0) return null;
  if (!service || !date || !time || checkDraft(booking, context).objection !== '') return null;
  const args = checkAvailabilityArguments.parse({
    service,
    date,
    time: resolveTime(time, date, context),
    ...(resource === undefined ? {} : { resource }),
    ...(hasPartySize(booking, context) && partySize !== undefined ? { partySize } : {}),
  });
  return answer({ ...state, flow: 'booking', misses: 0 }, context.say.booked.look, state.asked, {
    tool: { name: CHECK_AVAILABILITY, arguments: args },
  });
}

function read(result: string) {
  try {
    return availabilityResult.parse(JSON.parse(result));
  } catch {
    return null;
  }
}

/** The diary's answer, told only as it was given; without one, the booking goes on and nothing is promised. */
export function availabilityResultTurn(
  state: AgentState,
  result: string,
  context: AgentContext,
): AgentState {
  const told = read(result);
  if (state.flow !== 'booking') return answer(state, context.say.talk.more, 'anything-else');
  if (told?.ok && told.available && told.free?.length) return offerFree(state, told.free, context);
  if (told?.ok && told.available) return askNext(state, context, context.say.booked.free);
  if (told?.ok && told.problem === 'too-many-people')
    return partyTooLarge(state, told.services ?? [], context);
  const goesOn = told ? refusedBooking(state, told, context) : null;
  if (goesOn) return goesOn;
  // Asked once, and still not clear to the calendar: it would refuse the booking too.
  if (told?.ok === false && told.problem === 'which-service')
    return offerMessage(bookingForm, state, context, context.say.booked.notClear);
  if (!told?.ok) return askNext(state, context);
  if (state.booking.time === undefined) return askNext(state, context);
  const { date: _date, time: _time, ...rest } = state.booking;
  return askNext({ ...state, booking: rest }, context, context.say.booked.notFree);
}
