import { updateBooking } from '../../forms/booking/update.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import { saidInOrder } from '../../nlu/entities/saidInOrder.ts';
import { decideIntent } from '../../nlu/intents/decideIntent.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { messageTold } from '../../nlu/intents/messageTold.ts';
import type { AgentState } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { beginMessage } from './messageTurn.ts';

const AND_ALSO = [/\b(?:and|also|then|as well|plus)\b/g, /\b(?:message|tell|let|ask)\b/g] as const;
const FLOWS: readonly AgentState['flow'][] = ['none', 'booking', 'order'];

/** "Tell Dr Okafor that I waited": a message in one breath, also where something else was begun; what is complained of is not passed over. */
export const toldMessage: Handler = (state, said, context) => {
  if (!context.canTakeMessage || !context.language.startsWith('en')) return null;
  if (!FLOWS.includes(state.flow) || state.asked.startsWith('confirm-')) return null;
  if (messageTold(said.raw) === null) return null;
  const wants = intents.book(said.words) && saidInOrder(said.words, ...AND_ALSO);
  // "a table for two, and tell the chef": the booking first
  if (context.canBook && wants && updateBooking(state, said, context).heard) return null;
  const intent = decideIntent(said.words)?.intent;
  const say = standingSayings(context.language);
  const about = intent === 'note' ? { messageAbout: dayOf(state, said, context) } : {};
  return beginMessage(
    { ...state, ...about, flow: 'message', booking: {}, order: { items: [] }, message: undefined },
    said,
    context,
    intent === 'complaint'
      ? say.sorryAndPassedOn
      : intent === 'note'
        ? say.passedOn
        : context.say.talk.ofCourse,
  );
};

function dayOf(...[state, said, context]: Parameters<Handler>) {
  const { date } = updateBooking({ ...state, flow: 'none', booking: {} }, said, context).state
    .booking;
  return date === undefined ? {} : { date };
}
