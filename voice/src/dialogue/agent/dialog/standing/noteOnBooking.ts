import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { LONGEST_MESSAGE_CHARACTERS } from '../../forms/message/form.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import { messageInside } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import { proceedMessage } from '../message/messageTurn.ts';
import { callerIn } from './callerIn.ts';

/** Late, one more, a wish: told to the owner in the caller's words, on the booking where one is found. */
export function noteOnBooking(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
  lead = standingSayings(context.language).passedOn,
): AgentState | null {
  if (!context.canTakeMessage) return null;
  const { date } = hearSlots(said.words, {
    raw: said.raw,
    asked: 'how-can-i-help',
    context,
    sized: false,
  });
  const text = said.raw.trim() || (messageInside(said.words) ?? '');
  return proceedMessage(
    {
      ...state,
      flow: 'message',
      caller: callerIn(state, said, context),
      message: text.slice(0, LONGEST_MESSAGE_CHARACTERS),
      // only the day: an hour that is told may be the one of arrival
      messageAbout: date === undefined ? {} : { date },
    },
    context,
    lead,
  );
}
