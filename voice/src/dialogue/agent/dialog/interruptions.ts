import { firstAidTopic, hearEmergency, tellsWorse } from '../../emergency/hear.ts';
import type { AgentContext } from '../context.ts';
import { withCaller } from '../forms/caller/hearCaller.ts';
import { goOn } from '../forms/engine/ask.ts';
import { formOf } from '../forms/forms.ts';
import { leftOpen } from '../nlg/leftOpen.ts';
import { hearDigits } from '../nlu/entities/phones/phoneNumbers.ts';
import { decideIntent, leavesAsItIs } from '../nlu/intents/decideIntent.ts';
import { intents } from '../nlu/intents/intents.ts';
import { messageTold } from '../nlu/intents/messageTold.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import { type Utterance, utterance } from '../nlu/normalise/utterance.ts';
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
  const worse = state.toldFirstAid === true && tellsWorse(text);
  const kind = hearEmergency(text, context.meaning) ?? (worse ? 'medical' : null);
  const toldFirstAid = state.toldFirstAid === true || firstAidTopic(text) !== null;
  return (
    kind &&
    answer({ ...state, misses: 0, toldFirstAid }, context.announce(kind, text), state.asked, {
      warns: true,
    })
  );
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
  // what was wanted besides is told to the owner as not done
  const waits = (state.later ?? []).length > 0 ? `${talk.record} ` : '';
  return answer(
    { ...state, flow: 'none' },
    `${leftOpen(state, context)}${waits}${thanks} ${talk.goodbye}`,
    'anything-else',
    {
      endCall: true,
    },
  );
};

/** Why a booking is cancelled, where its cancelling is under way: gives the cancelling itself not up. */
const NOT_WANTED =
  /\b(?:don't|do not|no longer|won't|doesn't) (?:want|need) (?:it|that|this|one|him|her|them)\b(?! (?:cancel|called off))/;

/** Facts that a caller tells in pieces and may begin again: "from the start" means that one alone. */
const ANEW_ITSELF: ReadonlySet<AgentState['asked']> = new Set([
  'phone',
  'use-caller-number',
  'name',
]);

/** "Sorry, from the start, 07700 900164" where the number is asked for: the number is begun anew, and nothing else. */
function beginsOneFactAnew(state: AgentState, said: Utterance, context: AgentContext): boolean {
  if (!intents.startOver(said.words) || !ANEW_ITSELF.has(state.asked)) return false;
  if (state.caller.partialDigits !== undefined || /\bnumber\b/.test(said.words)) return true;
  return state.asked === 'name'
    ? withCaller(state, said, context).caller.name !== undefined
    : hearDigits(said.words) !== null;
}

/** "Never mind", "start over": gives the booking or message up, and says so. */
export const abandon: Handler = (state, said, context) => {
  const { words, raw } = said;
  if (state.flow === 'none' || beginsOneFactAnew(state, said, context)) return null;
  // "I don't want an appointment, I want Carol to call me"
  if (state.flow === 'booking' && context.canTakeMessage && messageTold(raw) !== null) return null;
  // "Yes, please cancel it" agrees to cancel the booking, and gives nothing up.
  const agrees =
    state.flow === 'change' &&
    (state.asked === 'confirm-change' ||
      state.asked === 'which-booking' ||
      state.asked === 'phone');
  const refuses = state.asked !== 'phone' && hearYesNo(words) === 'no';
  // "leave it as it is" is a no to both
  const leaves = state.flow === 'change' && leavesAsItIs(words);
  if (agrees && state.change.kind === 'cancel' && !refuses && !leaves) return null;
  // "I don't want it any more" is why it shall be cancelled
  if (state.flow === 'change' && state.change.kind === 'cancel' && NOT_WANTED.test(words))
    return null;
  if (intents.startOver(words) && state.flow === 'booking')
    return proceed({ ...state, booking: {}, caller: {} }, context, context.say.talk.fromTheStart);
  if (!intents.abandon(words) && !leaves) return null;
  const what = leftOpen(state, context).trim() || context.say.message.nothingWritten;
  return answer(
    { ...state, flow: 'none', booking: {}, message: undefined, misses: 0 },
    `${context.say.talk.givenUp(what)} ${context.say.talk.more}`,
    'anything-else',
  );
};

/** Puts the caller through; where there is nobody to put them through to, takes a message instead. */
export const person: Handler = (state, said, context) => {
  if (!intents.person(said.words) || decideIntent(said.words)?.intent === 'sales') return null;
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
