import type { AgentContext } from '../../context.ts';
import { changeForm } from '../../forms/change/form.ts';
import { send } from '../../forms/engine/ask.ts';
import { hearDigits } from '../../nlu/entities/phones/phoneNumbers.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';
import { offered } from '../message/beginMessage.ts';
import { changeTurn } from './changeTurn.ts';
import { notFoundAtAll } from './passOnChange.ts';
import { wishedAgain } from './wishedAgain.ts';

/** Fewer digits are an hour or a day. */
const LEAST_DIGITS = 5;

/** A turn of a change, also where the number was asked for under which the booking was made. */
export function changeOrNumberTurn(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState {
  if (state.asked !== 'phone' || !state.change.byNumber) return changeTurn(state, said, context);
  const wantsMessage = hearYesNo(said.words) === 'yes' || intents.message(said.words);
  const isNumber = (hearDigits(said.words)?.digits.length ?? 0) >= LEAST_DIGITS;
  if (!isNumber && wantsMessage) {
    const passed = notFoundAtAll(state, context);
    return offered(passed, said, context) ?? passed;
  }
  // "no need, just cancel it"
  const again = isNumber ? null : wishedAgain(state, said, context);
  if (again) return again;
  const next = changeTurn(state, said, context);
  if (next.asked !== changeForm.confirm) return next;
  // what is meant was agreed to already; only where it stands was not found
  return next.caller.phone === undefined
    ? notFoundAtAll(next, context)
    : send(changeForm, next, context);
}
