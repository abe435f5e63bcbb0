import type { AgentContext } from '../../context.ts';
import type { Slot } from '../engine/form.ts';

/**
 * Under which name; asked for in the words of the form.
 * @param again the same in other words; the usual ones where it is left out
 */
export function nameSlot(
  question: (context: AgentContext) => string,
  again: (context: AgentContext) => string = ({ say }) => say.again.name,
): Slot {
  return {
    asks: 'name',
    isSettled: ({ caller }) => caller.name !== undefined,
    question: (_facts, context) => question(context),
    again: (_facts, context) => again(context),
    named: /\bname\b/,
    forget: ({ caller }) => ({ caller: { ...caller, name: undefined, spelled: undefined } }),
  };
}
