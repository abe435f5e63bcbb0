import { askNext } from '../booking/next.ts';
import type { HouseContext } from '../context.ts';
import { wishes } from '../hear/wishes.ts';
import { leftOpen } from '../say/leftOpen.ts';
import { answer, type HouseState } from '../state.ts';
import { proceed } from './bookingTurn.ts';
import { proceedChange } from './changeTurn.ts';
import type { Handler } from './handler.ts';
import { beginMessage, proceedMessage } from './messageTurn.ts';
import { proceedOrder } from './orderTurn.ts';

/** Says something and comes back to what was asked. */
function aside(state: HouseState, context: HouseContext, text: string): HouseState {
  const next = { ...state, misses: 0 };
  if (state.flow === 'message') return proceedMessage(next, context, text);
  if (state.flow === 'change') return proceedChange(next, context, text);
  if (state.flow === 'order') return proceedOrder(next, context, text);
  if (state.flow === 'booking' && state.asked !== 'what-to-change')
    return askNext(next, context, text);
  return answer(next, `${text} How can I help you?`, 'how-can-i-help');
}

/** A danger to life: the emergency services, before anything else. */
export const urgent: Handler = (state, { words }, context) => {
  if (
    !wishes.emergency(words) ||
    (context.business.kind !== 'healthcare' &&
      !/\bchest pain|heart attack|breath|unconscious|kill myself|suicid|stroke\b/.test(words))
  )
    return null;
  const number = context.country === 'GB' ? '999' : context.country === 'US' ? '911' : '112';
  return answer(
    { ...state, misses: 0 },
    `If this is an emergency, please hang up and call the emergency services on ${number} now. I cannot send help from here.`,
    state.asked,
  );
};

/** The caller says goodbye, or wants nothing more; a booking left open is said to be not made. */
export const goodbye: Handler = (state, { words }, context) => {
  const finished = state.asked === 'anything-else' && wishes.nothingMore(words);
  if (!finished && !wishes.goodbye(words)) return null;
  if (!finished && state.flow !== 'none' && !/\b(?:bye|goodbye|good bye|hang up)\b/.test(words))
    return null;
  const thanks = context.business.name
    ? `Thank you for calling ${context.business.name}.`
    : 'Thank you for calling.';
  return answer(
    { ...state, flow: 'none' },
    `${leftOpen(state)}${thanks} Goodbye!`,
    'anything-else',
    {
      endCall: true,
    },
  );
};

/** "Never mind", "start over": gives the booking or message up, and says so. */
export const abandon: Handler = (state, { words }, context) => {
  if (state.flow === 'none') return null;
  if (wishes.startOver(words) && state.flow === 'booking')
    return proceed({ ...state, booking: {}, caller: {} }, context, 'All right, from the start.');
  if (!wishes.abandon(words)) return null;
  const what = leftOpen(state).trim() || 'I have not written anything down.';
  return answer(
    { ...state, flow: 'none', booking: {}, message: undefined, misses: 0 },
    `All right, ${what} Is there anything else I can do for you?`,
    'anything-else',
  );
};

/** Nobody can be put through: takes a message instead. */
export const person: Handler = (state, said, context) => {
  if (!wishes.person(said.words)) return null;
  if (!context.canTakeMessage)
    return aside(
      state,
      context,
      'I am sorry, I cannot put you through to anybody right now. The team will see the record of this call.',
    );
  const text =
    'I am sorry, I cannot put you through to anybody right now, but I can take a message for the team.';
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
  const name = context.business.name ? ` of ${context.business.name}` : '';
  return aside(state, context, `I am an automated assistant${name}, not a person.`);
};

/** "Pardon?": the state stays, so the last answer is given again. */
export const repeat: Handler = (state, { words }) =>
  wishes.repeat(words) && !state.reply.tool ? { ...state, misses: 0 } : null;

/** "Hold on": waits for the caller. */
export const wait: Handler = (state, { words }) =>
  wishes.wait(words)
    ? answer({ ...state, misses: 0 }, 'Of course, take your time.', state.asked)
    : null;

/** Stays polite, and useful. */
export const abuse: Handler = (state, { words }, context) =>
  wishes.abuse(words) && state.flow === 'none'
    ? aside(state, context, 'I am sorry that you are upset; I would like to help.')
    : null;
