import type { AgentContext } from '../../context.ts';
import { LONGEST_MESSAGE_CHARACTERS } from '../../forms/message/form.ts';
import { asidesOf } from '../../nlg/asideSayings.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { proceedMessage } from '../message/messageTurn.ts';
import { callerIn } from './callerIn.ts';

/** Fewer words tell that somebody is angry, not of what. */
const LEAST_WORDS_OF_A_COMPLAINT = 8;

/** Sorry, and the complaint as it was said for those who can mend it; of one that tells nothing yet, a message is offered. */
export function complaint(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  if (!context.canTakeMessage) return null;
  const caller = callerIn(state, said, context);
  if (said.words.split(' ').length < LEAST_WORDS_OF_A_COMPLAINT) {
    const { sorryToHear, shallITakeAMessage } = asidesOf(context.language);
    return answer(
      { ...state, caller, message: undefined },
      `${sorryToHear} ${shallITakeAMessage}`,
      'offer-message',
    );
  }
  const message = said.raw.trim().slice(0, LONGEST_MESSAGE_CHARACTERS);
  return proceedMessage(
    { ...state, flow: 'message', caller, message },
    context,
    standingSayings(context.language).sorryAndPassedOn,
  );
}
