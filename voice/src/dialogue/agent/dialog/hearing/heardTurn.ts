import { HARDLY_HEARD, readingsOf, SURE_ENOUGH } from '../../../hearing.ts';
import type { ConversationMessage } from '../../../model.ts';
import type { AgentContext } from '../../context.ts';
import { type Form, slotOf } from '../../forms/engine/form.ts';
import { formOf, openQuestion } from '../../forms/forms.ts';
import { doubtSayings } from '../../nlg/doubtSayings.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import { hear } from '../../nlu/languages/ear.ts';
import { type AgentState, answer, type Doubt, factsOf, type Question } from '../../state.ts';
import { callerTurn } from '../callerTurn.ts';
import { ONLY_AGREES } from '../formTurn.ts';
import { urgent } from '../interruptions.ts';
import { wordsForKeys } from '../keyedTurn.ts';
import { notUnderstood } from '../notUnderstood.ts';
import { answeredValue } from './answeredValue.ts';
import { type Weighed, weighReadings } from './weighReadings.ts';

type CallerMessage = Extract<ConversationMessage, { role: 'caller' }>;

/**
 * The caller spoke, typed or keyed; of what was spoken it may be known how sure it is and what else it may be. Where nothing is
 * known beside the words, this is `callerTurn` alone.
 */
export function heardTurn(
  state: AgentState,
  message: CallerMessage,
  context: AgentContext,
): AgentState {
  const doubt = state.asked === 'heard-right' ? state.doubt : undefined;
  if (doubt || message.hearing) {
    const emergency = message.keyed ? null : emergencyIn(readingsOf(message), state, context);
    if (emergency) return emergency;
  }
  return doubt
    ? doubtTurn(state, doubt, message, context)
    : weighedTurn(withoutOldDoubt(state, context), message, context);
}

/** What is read back now was not doubted yet, even where the same was before a correction and its return. */
function withoutOldDoubt(state: AgentState, context: AgentContext): AgentState {
  const form = formOf(state);
  if (!state.doubted || form?.confirm !== state.asked) return state;
  const isStill = state.doubted.about === form.readBack(state, context);
  return isStill ? state : { ...state, doubted: undefined };
}

/** A danger to life counts in whatever reading it stands. */
function emergencyIn(
  texts: readonly string[],
  state: AgentState,
  context: AgentContext,
): AgentState | null {
  for (const text of texts) {
    const warned = urgent({ ...state, silences: 0 }, text, context);
    if (warned) return warned;
  }
  return null;
}

function weighedTurn(
  state: AgentState,
  { text, keyed = false, hearing }: CallerMessage,
  context: AgentContext,
): AgentState {
  const turn = (said: string) => callerTurn(state, said, keyed, context);
  if (!hearing || keyed || state.waitingFor !== null) return turn(text);
  const weighed = weighReadings(state, { text, hearing }, turn, context);
  const { outcome, likelihood } = weighed;
  return likelihood === null || likelihood >= SURE_ENOUGH
    ? outcome.next
    : doubted(state, weighed, context);
}

/** Asks again instead of taking what is not sure: never twice in the same way. */
function doubted(
  state: AgentState,
  { outcome: { next, value }, likelihood }: Weighed,
  context: AgentContext,
): AgentState {
  const { asked } = state;
  const form = formOf(state);
  const isReadBack = form?.confirm === asked;
  const about = isReadBack ? form.readBack(state, context) : asked;
  const times = state.doubted?.about === about ? state.doubted.times + 1 : 1;
  const open = { ...state, silences: 0, doubted: { about, times } };
  const isHardly = (likelihood ?? 0) < HARDLY_HEARD;
  if (isReadBack) {
    if (times === 1) return answer({ ...open, misses: 0 }, form.confirmAgain(context), asked);
    // agreed to twice
    return isHardly ? notUnderstood(open, context) : next;
  }
  // all is read back before anything is done
  if (times > waysToAskAgain(form, asked, context)) return next;
  if (times > 1 || !value?.spoken || isHardly) return notUnderstood(open, context);
  const say = doubtSayings(context.language).wasThat(value.spoken);
  const doubt = { asks: asked, key: value.key, say, taken: next };
  return answer({ ...open, misses: 0, doubt }, say, 'heard-right');
}

/** Read back or asked for once more; and then with the keypad, where it takes the answer. */
function waysToAskAgain(
  form: Form | undefined,
  asked: Question,
  { hasKeys }: AgentContext,
): number {
  return hasKeys && form && slotOf(form, asked)?.keyed ? 2 : 1;
}

/** The answer to "was that the fourth?": yes, no, or an answer to the question itself. */
function doubtTurn(
  state: AgentState,
  doubt: Doubt,
  message: CallerMessage,
  context: AgentContext,
): AgentState {
  const { text, keyed = false } = message;
  const said = keyed ? wordsForKeys(text, state, context) : hear(text, state, context).words;
  if (intents.repeat(said)) return { ...state, misses: 0, silences: 0 };
  const open: AgentState = {
    ...state,
    asked: doubt.asks,
    doubt: undefined,
    reply: { ...state.reply, asks: doubt.asks },
  };
  const taken: AgentState = { ...doubt.taken, said: state.said };
  const reply = hearYesNo(said);
  if (ONLY_AGREES.test(said) && reply === 'yes') return taken;
  // a bare no would give up what was begun
  const isBare = reply === 'no' && said.split(' ').length === 1;
  const value = isBare ? null : valueAgain(open, text, keyed, context);
  // heard the same twice
  if (value === doubt.key && reply !== 'no') return taken;
  if (value === null && reply === 'yes') return agreed(taken, text, context);
  if (reply === 'no' && (value === null || value === doubt.key))
    return notUnderstood(open, context);
  const next = weighedTurn(open, message, context);
  return isAside(open, next) ? withDoubt(next, doubt, context) : next;
}

/** With what was told besides: "yes, and at seven". */
function agreed(taken: AgentState, text: string, context: AgentContext): AgentState {
  if (taken.reply.tool) return taken;
  const more = callerTurn(taken, text, false, context);
  return more.misses > taken.misses ? taken : more;
}

function valueAgain(
  open: AgentState,
  text: string,
  keyed: boolean,
  context: AgentContext,
): string | null {
  const next = callerTurn(open, text, keyed, context);
  return answeredValue(open, next, context)?.key ?? null;
}

/** Whether a question of the caller was answered, and nothing told. */
function isAside(open: AgentState, next: AgentState): boolean {
  const isSameQuestion = next.asked === open.asked && next.misses === 0 && !next.reply.tool;
  return isSameQuestion && JSON.stringify(factsOf(next)) === JSON.stringify(factsOf(open));
}

/** The doubt instead of the question with which an aside comes back to the form. */
function withDoubt(next: AgentState, doubt: Doubt, context: AgentContext): AgentState {
  const question = openQuestion(doubt.asks, next, context);
  const { say } = next.reply;
  if (!say.endsWith(question)) return next;
  const aside = say.slice(0, say.length - question.length);
  return answer({ ...next, doubt }, `${aside}${doubt.say}`, 'heard-right');
}
