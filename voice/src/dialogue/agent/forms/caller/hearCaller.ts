import type { AgentContext } from '../../context.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import { hearSlots } from '../booking/heard.ts';
import { phoneOf } from './phoneTold.ts';

const LONGEST_NAME_CHARACTERS = 120;

/** Name and number out of a turn, where they are said as such. */
export function withCaller(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const heard = hearSlots(said.words, { raw: said.raw, asked: state.asked, context, sized: false });
  return {
    ...state,
    caller: {
      ...state.caller,
      name: heard.name?.slice(0, LONGEST_NAME_CHARACTERS) ?? state.caller.name,
      ...phoneOf(state.caller, heard, said),
    },
  };
}

/** What a turn tells of the caller alone, for a form that hears nothing else but answers to its questions. */
export function hearCaller(state: AgentState, said: Utterance, context: AgentContext) {
  const told = withCaller(state, said, context);
  const changed =
    told.caller.name !== state.caller.name || told.caller.phone !== state.caller.phone;
  return { state: changed ? told : state, heard: changed, changed };
}
