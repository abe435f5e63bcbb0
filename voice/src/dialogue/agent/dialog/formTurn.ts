import type { AgentContext } from '../context.ts';
import { askOpen, askWhatToChange, givenUp, goOn, send } from '../forms/engine/ask.ts';
import { type Form, forgotten, slotOf, slotsNamed, type Taken } from '../forms/engine/form.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import { type AgentState, answer, type Facts } from '../state.ts';
import { beginMessageInstead } from './message/messageInstead.ts';
import { notUnderstood } from './notUnderstood.ts';
import { answerQuestion } from './question/questionTurn.ts';

/** What a form hears in a turn, whatever was asked. */
export interface HeardFacts {
  readonly state: AgentState;
  /** Something was heard that belongs to the form. */
  readonly heard: boolean;
  /** Something differs from before. */
  readonly changed: boolean;
}

/** What a turn may do before the next step of a form is taken, or null to leave it to the next. */
export type FormHook<Heard extends HeardFacts> = (
  state: AgentState,
  heard: Heard,
  said: Utterance,
  context: AgentContext,
) => AgentState | null;

/** A form as it is filled by speech, with what is special to it. */
export interface SpokenForm<Heard extends HeardFacts = HeardFacts> {
  readonly form: Form;
  readonly hear: (state: AgentState, said: Utterance, context: AgentContext) => Heard;
  /** Whether a question tells a fact of the form ("would Saturday work?") and asks for none. */
  readonly proposes: (state: AgentState, said: Utterance, context: AgentContext) => boolean;
  /** Answers to one question that only this form has. */
  readonly special?: FormHook<Heard>;
  /** Before it is said that nothing was understood. */
  readonly otherwise?: FormHook<Heard>;
}

/** Asks something, and agrees to nothing: "is that right by the sea?" */
const ASKS_BACK =
  /^(?:(?:and|so|but|um|wait) )*(?:is|are|was|do|does|did|what|where|when|which|who|how|why|have|has)\b/;
/** A longer answer to "shall I take a message instead" tells more than yes or no. */
const MOST_WORDS_OF_YES = 6;

/** Takes what the bare answer to a question tells. */
function took(
  form: Form,
  state: AgentState,
  { facts, say, stays }: Taken,
  context: AgentContext,
): AgentState {
  const next = { ...state, ...facts };
  return stays
    ? answer({ ...next, misses: 0 }, say ?? '', state.asked)
    : goOn(form, next, context, { say });
}

/** The answer to a message that was offered instead: yes, no, or after all an answer to the question. */
function insteadTurn<Heard extends HeardFacts>(
  { form, hear }: SpokenForm<Heard>,
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const open = { ...state, asked: state.openQuestion ?? form.confirm };
  const reply = hearYesNo(said.words);
  const short = said.words.split(' ').length <= MOST_WORDS_OF_YES;
  if (reply === null || !short || hear(open, said, context).changed) return null;
  if (reply === 'no') return givenUp(state, context, context.say.talk.allRight);
  return beginMessageInstead(state, form.passOn(state, context), context);
}

/** The facts without the slots that the caller says are wrong; null where they name none. */
function withoutNamed(
  form: Form,
  facts: Facts,
  { words }: Utterance,
  context: AgentContext,
): Partial<Facts> | null {
  const named = slotsNamed(form, words, facts, context);
  return named.length > 0 ? forgotten(named, facts) : null;
}

/** An answer to the read-back, or to "what should I change". */
function correctionTurn<Heard extends HeardFacts>(
  { form }: SpokenForm<Heard>,
  state: AgentState,
  heard: Heard,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const confirms = state.asked === form.confirm;
  if (!confirms && state.asked !== 'what-to-change') return null;
  const allRight = { say: context.say.talk.allRight };
  if (heard.changed) return goOn(form, heard.state, context, allRight);
  const reply = ASKS_BACK.test(said.words) && said.question ? null : hearYesNo(said.words);
  if (confirms && reply === 'yes') return send(form, state, context);
  if (confirms && heard.heard) return goOn(form, state, context, { ...allRight, isRestated: true });
  const without = withoutNamed(form, state, said, context);
  if (without) return goOn(form, { ...state, ...without }, context, allRight);
  return reply === 'no' ? askWhatToChange(form, state, context) : null;
}

/** One turn of the caller inside a form, the same for all of them. */
export function formTurn<Heard extends HeardFacts>(
  spoken: SpokenForm<Heard>,
  before: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState {
  const { form } = spoken;
  const instead = before.asked === 'offer-message';
  const told = instead ? insteadTurn(spoken, before, said, context) : null;
  if (told) return told;
  const state = instead ? { ...before, asked: before.openQuestion ?? form.confirm } : before;
  if (said.question && !spoken.proposes(state, said, context)) {
    const say = answerQuestion(said, context);
    if (say) return askOpen(form, { ...state, misses: 0 }, context, { say, isAside: true });
  }
  const heard = spoken.hear(state, said, context);
  const corrected = correctionTurn(spoken, state, heard, said, context);
  if (corrected) return corrected;
  const inPieces = state.asked === 'phone' && state.caller.partialDigits !== undefined;
  const bare =
    inPieces || heard.state.caller.phone === state.caller.phone
      ? slotOf(form, state.asked)?.hear?.(said, state, context)
      : null;
  if (bare) return took(form, { ...state, ...bare.facts }, bare, context);
  const special = spoken.special?.(state, heard, said, context);
  if (special) return special;
  if (heard.heard) return goOn(form, heard.state, context);
  const other = spoken.otherwise?.(state, heard, said, context);
  if (other) return other;
  const inVain = state.asking?.asks === state.asked && state.asking.vain > 0;
  const asSaid = inVain ? slotOf(form, state.asked)?.asSaid?.(said, state) : null;
  return asSaid ? goOn(form, { ...state, ...asSaid }, context) : notUnderstood(state, context);
}
