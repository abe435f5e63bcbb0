import type { AgentContext } from '../context.ts';
import { askOpen, askWhatToChange, givenUp, goOn, send } from '../forms/engine/ask.ts';
import { type Form, forgotten, slotOf, slotsNamed, type Taken } from '../forms/engine/form.ts';
import { messageInside } from '../nlu/intents/intents.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import { type AgentState, answer, type Facts } from '../state.ts';
import { beginMessageInstead } from './message/messageInstead.ts';
import { notUnderstood } from './notUnderstood.ts';
import { aboutTheService } from './question/aboutTheService.ts';
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
/** Agrees at the end of a read-back: there is nothing to add or to change. */
const THAT_IS_ALL =
  /^(?:(?:no|nope|yes|yeah|okay|ok|great|lovely|perfect|i think) )*(?:(?:that's|that is|that'll be|that will be|that would be) (?:everything|all|it|the lot)|nothing (?:else|more)|(?:it's|it is|you(?:'ve| have) got|i think that's) (?:all|everything))\b/;
/** Agrees, and says nothing else in which a fact could be heard. */
export const ONLY_AGREES =
  /^(?:(?:yes|yeah|yep|yup|yea|aye|sure|ok|okay|alright|right|correct|perfect|great|lovely|fine|good|please|thanks|thank you|that's|that is|it's|it is|all|spot on|exactly|absolutely|of course|go ahead|do it|book it|sounds|looks|oh|so|and|very|much|quite|the one|that) ?)+$/;
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

/** What is known, and what the caller said of it in words that nothing was made of. */
function passedOn(form: Form, state: AgentState, context: AgentContext): string | undefined {
  const known = form.passOn(state, context);
  const words = (state.inOwnWords ?? []).map(context.say.again.said);
  return known && [known, ...words].join(' ');
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
  const told = hear(open, said, context);
  const inside = messageInside(said.words);
  // "sure, tell them that Brandon called": the message itself
  if (reply !== 'no' && (inside ?? (reply === 'yes' && !short && !told.changed)))
    return beginMessageInstead(told.state, inside ?? said.raw.trim(), context);
  if (reply === null || !short || told.changed) return null;
  if (reply === 'no') return givenUp(state, context, context.say.talk.allRight);
  return beginMessageInstead(state, passedOn(form, state, context), context);
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
  if (confirms && ONLY_AGREES.test(said.words) && hearYesNo(said.words) === 'yes')
    return send(form, state, context);
  // "yes, half past six, the same evening": agrees, in the words of what was read out
  const sameStill =
    confirms && form.readBack(heard.state, context) === form.readBack(state, context);
  if (heard.changed && !sameStill) return goOn(form, heard.state, context, allRight);
  const asksBack = said.question && ASKS_BACK.test(said.words);
  const reply = asksBack ? null : THAT_IS_ALL.test(said.words) ? 'yes' : hearYesNo(said.words);
  if (confirms && reply === 'yes') return send(form, state, context);
  if (confirms && heard.heard) return goOn(form, state, context, { ...allRight, isRestated: true });
  const without = withoutNamed(form, state, said, context);
  if (without) return goOn(form, { ...state, ...without }, context, allRight);
  return reply === 'no' ? askWhatToChange(form, state, context) : null;
}

const LONGEST_WORDS_CHARACTERS = 300;
const MOST_KEPT = 3;

/** What was said in vain, with what was said so before; the same words once. */
export function withWords({ inOwnWords = [] }: AgentState, { raw }: Utterance): readonly string[] {
  const words = raw.trim().slice(0, LONGEST_WORDS_CHARACTERS);
  const [first, ...others] = [...new Set([...inOwnWords, words])].filter((one) => one !== '');
  return first === undefined ? [] : [first, ...others.slice(1 - MOST_KEPT)];
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
    const say = aboutTheService(state, said, context) ?? answerQuestion(said, context);
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
  if (asSaid) return goOn(form, { ...state, ...asSaid }, context);
  return notUnderstood({ ...state, inOwnWords: withWords(state, said) }, context);
}
