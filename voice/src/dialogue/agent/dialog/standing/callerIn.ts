import type { AgentContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { phoneOf } from '../../forms/caller/phoneTold.ts';
import { selfNamed } from '../../nlu/entities/names/selfNamed.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, Caller } from '../../state.ts';

const LONGEST_NAME_CHARACTERS = 120;

/** Whether a name is one of those who work here: "Orla has me down for two". */
export function isOwnPerson(name: string, { business }: AgentContext): boolean {
  const plain = name.toLowerCase();
  return business.services.some(({ resources }) =>
    resources.some((one) => one.name.toLowerCase() === plain),
  );
}

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
  const isOwn = heard.name !== undefined && isOwnPerson(heard.name, context);
  const name = (isOwn ? undefined : heard.name) ?? unasked ?? state.caller.name;
  return {
    ...state.caller,
    name: name?.slice(0, LONGEST_NAME_CHARACTERS),
    ...phoneOf(state.caller, heard, said),
  };
}
