import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { storedPhoneNumber } from '../../nlu/entities/phoneNumbers.ts';
import { selfNamed } from '../../nlu/entities/selfNamed.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, Caller } from '../../state.ts';

const LONGEST_NAME_CHARACTERS = 120;

/** Who calls, as far as a first sentence tells, with what was known before. */
export function callerIn(state: AgentState, said: Utterance, context: AgentContext): Caller {
  const heard = hearSlots(said.words, {
    raw: said.raw,
    asked: state.flow === 'status' ? state.asked : 'how-can-i-help',
    context,
    sized: false,
  });
  const english = context.language.startsWith('en');
  const unasked = state.asked === 'name' || !english ? null : selfNamed(said.raw);
  const name = heard.name ?? unasked ?? state.caller.name;
  return {
    ...state.caller,
    name: name?.slice(0, LONGEST_NAME_CHARACTERS),
    phone: heard.phone ? storedPhoneNumber(heard.phone, context.country) : state.caller.phone,
  };
}
