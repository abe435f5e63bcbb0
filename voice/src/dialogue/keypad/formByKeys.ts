import type { AgentContext } from '../agent/context.ts';
import { type Form, openSlot, slotOf } from '../agent/forms/engine/form.ts';
import { menu } from './menu.ts';
import { type KeypadState, said } from './state.ts';

/** The third key in a row that does not fit leads back to the menu, where there is another way. */
const MOST_MISFITS = 3;

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/** The next question of a form by keys, or its read-back; what cannot be is dropped and said. */
export function nextByKeys(
  form: Form,
  state: KeypadState,
  context: AgentContext,
  before = '',
): KeypadState {
  const found = form.byKeys?.check(state, context);
  const kept = { ...state, ...found?.facts, misfits: 0 };
  const lead = joined(before, found?.say);
  if (found?.endsWith !== undefined) return said(kept, joined(lead, menu(context)), 'menu');
  const slot = openSlot(form, 'keys', kept, context);
  const question = slot
    ? slot.keyed?.prompt(context)
    : joined(form.byKeys?.readBack(kept, context), context.say.keys.confirm);
  return said(kept, joined(lead, question), slot?.asks ?? form.confirm);
}

/**
 * Keys pressed inside a form.
 * @param begin starts the form anew
 */
export function turnByKeys(
  form: Form,
  state: KeypadState,
  digits: string,
  context: AgentContext,
  begin: (before: string) => KeypadState,
): KeypadState {
  const { keys, talk } = context.say;
  const slot = state.asked === 'menu' ? undefined : slotOf(form, state.asked);
  if (!slot && digits === '2') return begin(keys.fromTheStart);
  const tool = !slot && digits === '1' ? form.byKeys?.tool(state, context) : null;
  if (tool) return said(state, talk.oneMoment, form.confirm, { tool });
  const facts = slot?.keyed?.hear(digits, state, context);
  if (facts) return nextByKeys(form, { ...state, ...facts }, context);
  const misfits = state.misfits + 1;
  if (misfits >= MOST_MISFITS)
    return said({ ...state, misfits: 0 }, joined(keys.didNotFit, menu(context)), 'menu');
  const prompt = slot?.keyed?.prompt(context) ?? keys.confirm;
  return said({ ...state, misfits }, joined(keys.didNotFit, prompt), state.asked);
}
