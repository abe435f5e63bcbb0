import type { AgentContext } from '../../context.ts';
import { changeForm } from '../../forms/change/form.ts';
import { hearAnswer } from '../../forms/change/hearChange.ts';
import { pickChoice } from '../../forms/change/pickChoice.ts';
import { goOn, send } from '../../forms/engine/ask.ts';
import { openSlot } from '../../forms/engine/form.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../../state.ts';
import { formTurn, type HeardFacts, type SpokenForm } from '../formTurn.ts';
import { notUnderstood } from '../notUnderstood.ts';

/** "Cancel it", "please do cancel that": agrees by saying it again. */
const CANCELS =
  /^(?:(?:please|just|do|go ahead and|ok|okay) )*cancel (?:it|that|the \w+|my \w+)(?: please| thanks| thank you)*$/;
const DAY_UNKNOWN =
  /\b(?:don't|do not|can't|cannot) (?:know|remember|recall)\b|\bnot sure\b|\bno idea\b|\bforgot(?:ten)?\b/;

/** Goes on with the change of a booking: asks for what is missing, or reads it back. */
export function proceedChange(state: AgentState, context: AgentContext, before = ''): AgentState {
  return goOn(changeForm, state, context, { say: before });
}

function whichTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  const { change } = state;
  const choices = change.choices ?? [];
  const picked = pickChoice(said, choices, context);
  if (picked) {
    const { name, date } = picked;
    const meant = { ...change, choices: [picked], chosen: true, name, date, time: undefined };
    const next = { ...state, change: meant };
    // to choose it was to agree
    return openSlot(changeForm, 'speech', next, context)
      ? proceedChange(next, context)
      : send(changeForm, next, context);
  }
  if (hearYesNo(said.words) === 'no')
    return answer(
      { ...state, flow: 'none', change: { kind: change.kind }, misses: 0 },
      `${context.say.diary.nothingChanged} ${context.say.talk.more}`,
      'anything-else',
    );
  return notUnderstood(state, context);
}

function hear(state: AgentState, said: Utterance, context: AgentContext): HeardFacts {
  const { change, asked } = state;
  const facts = hearAnswer(said, change, asked, context);
  const next = { ...change, ...facts };
  return {
    state: { ...state, change: next },
    heard: Object.keys(facts).length > 0,
    changed: JSON.stringify(next) !== JSON.stringify(change),
  };
}

const spokenChange: SpokenForm = {
  form: changeForm,
  hear,
  proposes: (state, said, context) => hear(state, said, context).heard,
  special: (state, heard, { words }, context) => {
    const { change, asked } = state;
    if (heard.heard) return null;
    if (asked === 'booking-day' && DAY_UNKNOWN.test(words))
      return proceedChange({ ...state, change: { ...change, withoutDate: true } }, context);
    const agrees = asked === 'confirm-change' && change.kind === 'cancel' && CANCELS.test(words);
    return agrees ? send(changeForm, state, context) : null;
  },
};

/** A turn while a booking is being cancelled or moved. */
export function changeTurn(state: AgentState, said: Utterance, context: AgentContext): AgentState {
  if (state.asked === 'which-booking') return whichTurn(state, said, context);
  return formTurn(spokenChange, state, said, context);
}
