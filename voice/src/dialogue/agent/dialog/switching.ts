import type { AgentContext } from '../context.ts';
import { updateBooking } from '../forms/booking/update.ts';
import { impliedService } from '../nlu/entities/service.ts';
import { intents } from '../nlu/intents/intents.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import type { AgentState } from '../state.ts';
import { proceed } from './booking/bookingTurn.ts';
import type { Handler } from './handler.ts';
import { beginMessage } from './message/messageTurn.ts';

const WANTS_MESSAGE =
  /\b(?:leave|take|pass on|give) (?:\w+ )?(?:a |my |the )?message\b|\b(?:call|ring|phone) me back\b|\bcall ?back\b/;
const WANTS_BOOKING =
  /\b(?:i'd like to|i want to|can i|could i|i'll|let me|let's|like to|want to|rather|instead|actually) (?:\w+ ){0,3}?(?:book|reserve|make a (?:booking|reservation)|schedule)\b/;

/** In the middle of something the caller wants a message taken, or, instead of a message, a booking. */
export const switching: Handler = (state, said, context) => {
  if (state.flow === 'none') return null;
  if (state.flow === 'message') return toBooking(state, said, context);
  if (!WANTS_MESSAGE.test(said.words) || !context.canTakeMessage || !intents.message(said.words))
    return null;
  return beginMessage(
    { ...state, flow: 'message', booking: {}, order: { items: [] }, message: undefined },
    said,
    context,
  );
};

function toBooking(state: AgentState, said: Utterance, context: AgentContext): AgentState | null {
  if (!context.canBook || !WANTS_BOOKING.test(said.words)) return null;
  const begun = {
    ...state,
    flow: 'booking' as const,
    message: undefined,
    asked: 'how-can-i-help' as const,
  };
  const heard = updateBooking(begun, said, context).state;
  const service = heard.booking.service ?? impliedService(context, heard.booking);
  return proceed(
    { ...heard, booking: { ...heard.booking, service } },
    context,
    context.say.talk.ofCourse,
  );
}
