import type { AgentContext } from '../../context.ts';
import { LONGEST_MESSAGE_CHARACTERS } from '../../forms/message/form.ts';
import { standingSayings } from '../../nlg/standingSayings.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { callerIn } from './callerIn.ts';

/** Somebody who sells: the owner's own rule, else a polite no, and once the offer of a message. */
export function sales(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const { noSales, thankYou } = standingSayings(context.language);
  const { talk, message } = context.say;
  const rule = context.business.sellersRule;
  if (rule !== null && !state.sells)
    return answer(
      { ...state, sells: true, message: undefined },
      `${thankYou} ${rule} ${talk.more}`,
      'anything-else',
    );
  if (!context.canTakeMessage || state.sells)
    return answer(
      { ...state, sells: true },
      `${noSales} ${talk.thanksForCalling(context.business.name)} ${talk.goodbye}`,
      'anything-else',
      { endCall: true },
    );
  return answer(
    {
      ...state,
      sells: true,
      caller: callerIn(state, said, context),
      message: said.raw.trim().slice(0, LONGEST_MESSAGE_CHARACTERS),
    },
    `${noSales} ${message.offer}`,
    'offer-message',
  );
}
