import { askNext } from '../booking/next.ts';
import type { HouseContext } from '../context.ts';
import { utterance } from '../hear/utterance.ts';
import { wishes } from '../hear/wishes.ts';
import { hearYesNo } from '../hear/yesNo.ts';
import { leftOpen } from '../say/leftOpen.ts';
import { answer, type HouseState } from '../state.ts';
import { proceed } from './bookingTurn.ts';
import { proceedChange } from './changeTurn.ts';
import type { Handler } from './handler.ts';
import { beginMessage, proceedMessage } from './messageTurn.ts';
import { proceedOrder } from './orderTurn.ts';
import { putThrough } from './transferTurn.ts';

/** Says something and comes back to what was asked. */
export function aside(state: HouseState, context: HouseContext, text: string): HouseState {
  const next = { ...state, misses: 0 };
  if (state.flow === 'message') return proceedMessage(next, context, text);
  if (state.flow === 'change') return proceedChange(next, context, text);
  if (state.flow === 'order') return proceedOrder(next, context, text);
  if (state.flow === 'booking' && state.asked !== 'what-to-change')
    return askNext(next, context, text);
  return answer(next, `${text} ${context.say.talk.howCanIHelp}`, 'how-can-i-help');
}

/** Where 112 is not the number to call. */
const EMERGENCY: Readonly<Partial<Record<string, string>>> = {
  GB: '999',
  US: '911',
  CA: '911',
  MX: '911',
};

/** A danger to life: the emergency services, before anything else. */
export const urgent: Handler = (state, { words }, context) => {
  if (
    !wishes.emergency(words) ||
    (context.business.kind !== 'healthcare' &&
      !/\bchest pain|heart attack|breath|unconscious|kill myself|suicid|stroke\b/.test(words))
  )
    return null;
  const number = EMERGENCY[context.country] ?? '112';
  return answer({ ...state, misses: 0 }, context.say.talk.emergency(number), state.asked);
};

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
      wishes.nothingMore(words)) ||
    (idle && wishes.done(words)) ||
    (idle && last !== words && wishes.nothingMore(last) && wishes.done(last));
  const mistaken = state.flow === 'none' && wishes.wrongNumber(words);
  if (!finished && !mistaken && !wishes.goodbye(words)) return null;
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
  if (wishes.startOver(words) && state.flow === 'booking')
    return proceed({ ...state, booking: {}, caller: {} }, context, context.say.talk.fromTheStart);
  if (!wishes.abandon(words)) return null;
  const what = leftOpen(state, context).trim() || context.say.message.nothingWritten;
  return answer(
    { ...state, flow: 'none', booking: {}, message: undefined, misses: 0 },
    `${context.say.talk.givenUp(what)} ${context.say.talk.more}`,
    'anything-else',
  );
};

/** Puts the caller through; where there is nobody to put them through to, takes a message instead. */
export const person: Handler = (state, said, context) => {
  if (!wishes.person(said.words)) return null;
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
  if (!wishes.robot(words)) return null;
  return aside(state, context, context.say.talk.robot(context.business.name));
};

/** "Pardon?": the state stays, so the last answer is given again. */
export const repeat: Handler = (state, { words }) =>
  wishes.repeat(words) && !state.reply.tool ? { ...state, misses: 0 } : null;

/** "Hold on": waits for the caller. */
export const wait: Handler = (state, { words }, context) =>
  wishes.wait(words)
    ? answer({ ...state, misses: 0 }, context.say.talk.takeYourTime, state.asked)
    : null;

/** Stays polite, and useful. */
export const abuse: Handler = (state, { words }, context) =>
  wishes.abuse(words) && state.flow === 'none'
    ? aside(state, context, context.say.talk.upset)
    : null;
