import { hearEmergency } from '../../emergency/hear.ts';
import { tellsOfTrouble } from '../../emergency/ownLine.ts';
import { clausesOf } from '../../emergency/plainSpeech.ts';
import type { AgentContext } from '../context.ts';
import { goOn } from '../forms/engine/ask.ts';
import { formOf } from '../forms/forms.ts';
import { spokenFact } from '../knowledge/spokenFact.ts';
import { leftOpen } from '../nlg/leftOpen.ts';
import { intents } from '../nlu/intents/intents.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import { utterance } from '../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../state.ts';
import { proceed } from './booking/bookingTurn.ts';
import type { Handler } from './handler.ts';
import { beginMessage } from './message/messageTurn.ts';
import { putThrough } from './transfer/transferTurn.ts';

/** Says something and comes back to what was asked. */
export function aside(state: AgentState, context: AgentContext, text: string): AgentState {
  const next = { ...state, misses: 0 };
  const form = formOf(state);
  if (form) return goOn(form, next, context, { say: text, isAside: true });
  return answer(next, `${text} ${context.say.talk.howCanIHelp}`, 'how-can-i-help');
}

/** A danger to life: the emergency services, before anything else. What was asked stands. */
export function urgent(state: AgentState, text: string, context: AgentContext): AgentState | null {
  const kind = hearEmergency(text, context.meaning);
  return kind && answer({ ...state, misses: 0 }, context.announce(kind), state.asked);
}

/**
 * A burst pipe, a caller locked out: the owner's own emergency line first, once in a call, where one is written down. What
 * the caller wants is answered all the same.
 */
export function withOwnLine(
  next: AgentState,
  before: AgentState,
  text: string,
  context: AgentContext,
): AgentState {
  const line = context.ownEmergencyLine;
  if (line === null || before.toldOwnLine || !tellsOfTrouble(clausesOf(text))) return next;
  const told = { ...next, toldOwnLine: true };
  const spoken = spokenFact(line);
  if (next.reply.say.includes(spoken)) return told;
  if (next.misses > before.misses) return aside({ ...before, toldOwnLine: true }, context, spoken);
  return { ...told, reply: { ...next.reply, say: `${spoken} ${next.reply.say}` } };
}

/** The caller says goodbye, or wants nothing more; a booking left open is said to be not made. */
export const goodbye: Handler = (state, { raw, words }, context) => {
  const idle =
    state.asked === 'anything-else' ||
    (state.committed > 0 && state.flow === 'none' && state.asked === 'how-can-i-help') ||
    (state.asked === 'offer-message' && state.flow === 'none');
  const last = utterance(
    raw
      .trim()
      .split(/(?<=[.?!])\s+/)
      .at(-1) ?? '',
  ).words;
  const finished =
    ((state.asked === 'anything-else' || (idle && state.committed > 0)) &&
      intents.nothingMore(words)) ||
    (idle && intents.done(words)) ||
    (idle && last !== words && intents.nothingMore(last) && intents.done(last));
  const mistaken = state.flow === 'none' && intents.wrongNumber(words);
  if (!finished && !mistaken && !intents.goodbye(words)) return null;
  if (!finished && state.flow !== 'none' && !/\b(?:bye|goodbye|good bye|hang up)\b/.test(words))
    return null;
  const { talk } = context.say;
  const thanks = talk.thanksForCalling(context.business.name);
  return answer(
    { ...state, flow: 'none' },
    `${leftOpen(state, context)}${thanks} ${talk.goodbye}`,
    'anything-else',
    {
      endCall: true,
    },
  );
};

/** "Never mind", "start over": gives the booking or message up, and says so. */
export const abandon: Handler = (state, { words }, context) => {
  if (state.flow === 'none') return null;
  // "Yes, please cancel it" agrees to cancel the booking, and gives nothing up.
  const agrees = state.asked === 'confirm-change' || state.asked === 'which-booking';
  if (agrees && state.change.kind === 'cancel' && hearYesNo(words) !== 'no') return null;
  if (intents.startOver(words) && state.flow === 'booking')
    return proceed({ ...state, booking: {}, caller: {} }, context, context.say.talk.fromTheStart);
  if (!intents.abandon(words)) return null;
  const what = leftOpen(state, context).trim() || context.say.message.nothingWritten;
  return answer(
    { ...state, flow: 'none', booking: {}, message: undefined, misses: 0 },
    `${context.say.talk.givenUp(what)} ${context.say.talk.more}`,
    'anything-else',
  );
};

/** Puts the caller through; where there is nobody to put them through to, takes a message instead. */
export const person: Handler = (state, said, context) => {
  if (!intents.person(said.words)) return null;
  if (context.canTransfer) return putThrough(state, context);
  if (!context.canTakeMessage)
    return aside(state, context, `${context.say.talk.nobody} ${context.say.talk.record}`);
  const text = context.say.talk.nobodyButMessage;
  return beginMessage(
    { ...state, booking: {}, flow: 'message' },
    { ...said, words: '' },
    context,
    text,
  );
};

/** "Are you a robot?" is answered honestly. */
export const robot: Handler = (state, { words }, context) => {
  if (!intents.robot(words)) return null;
  return aside(state, context, context.say.talk.robot(context.business.name));
};

/** "Pardon?": the state stays, so the last answer is given again. */
export const repeat: Handler = (state, { words }) =>
  intents.repeat(words) && !state.reply.tool ? { ...state, misses: 0 } : null;

/** "Hold on": waits for the caller. */
export const wait: Handler = (state, { words }, context) =>
  intents.wait(words)
    ? answer({ ...state, misses: 0 }, context.say.talk.takeYourTime, state.asked)
    : null;

/** More words may be the answer itself. */
const MOST_WORDS_OF_ABUSE = 7;
/** Asked in a form for anything that can be said of a job or to the team. */
const isOnlyThat = (words: string, asked: AgentState['asked']) =>
  asked !== 'message-text' && asked !== 'job' && words.split(' ').length <= MOST_WORDS_OF_ABUSE;

/** Stays polite, and useful. */
export const abuse: Handler = (state, { words }, context) =>
  intents.abuse(words) && (state.flow === 'none' || isOnlyThat(words, state.asked))
    ? aside(state, context, context.say.talk.upset)
    : null;
