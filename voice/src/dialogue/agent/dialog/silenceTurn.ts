import type { AgentContext } from '../context.ts';
import { formOf, openQuestion } from '../forms/forms.ts';
import { leftOpen } from '../nlg/leftOpen.ts';
import { type AgentState, answer } from '../state.ts';

const MOST_SILENCES = 3;

function prompt(state: AgentState, context: AgentContext): string {
  const { talk, message } = context.say;
  if (state.asked === 'heard-right' && state.doubt) return state.doubt.say;
  if (formOf(state)?.confirm === state.asked) return talk.rightAsSaid;
  switch (state.asked) {
    case 'how-can-i-help':
    case 'anything-else':
      return talk.howCanIHelp;
    case 'offer-message':
      return message.offer;
    default:
      return openQuestion(state.asked, state, context);
  }
}

/** Silence: ask again, ask once more, then say goodbye. */
export function silenceTurn(state: AgentState, context: AgentContext): AgentState {
  const { talk } = context.say;
  const silences = state.silences + 1;
  const next = { ...state, silences };
  if (silences >= MOST_SILENCES) {
    return answer(next, talk.hangUp(leftOpen(state, context)), state.asked, { endCall: true });
  }
  const hello = silences === 1 ? talk.stillThere : talk.cannotHear;
  return answer(next, `${hello} ${prompt(state, context)}`, state.asked);
}
