import type { AgentContext } from '../../context.ts';
import { updateBooking } from '../../forms/booking/update.ts';
import { leavesAsItIs } from '../../nlu/intents/decideIntent.ts';
import { messageTold } from '../../nlu/intents/messageTold.ts';
import { ONLY_ASKS, onlySaysItAsks, wantsNoBooking } from '../../nlu/intents/onlyAsks.ts';
import { type AgentState, answer } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { dropped } from './notForUs.ts';

/** More than this is no mere refusal. */
const LONGEST_CHARACTERS = 300;
/** A no and nothing else. */
const REFUSES =
  /^(?:(?:ah|oh|um|well|sorry) )*(?:no|nope|nah)(?: (?:thank you|thanks|you're (?:grand|fine|ok|okay|good)|it's (?:fine|ok|okay|grand|alright)|that's (?:fine|ok|okay|all|it)|cheers|ta|i'm (?:fine|good|ok|okay|grand)|all good|she's right))*(?: i'll (?:ask|ring|call|check|talk|speak|think|see|wait|leave|come|pop|do|try)\b.*)?$/;
/** So few words say nothing else. */
const MOST_WORDS_OF_ASKING = 5;
/** More tells something besides. */
const MOST_WORDS_OF_LEAVING = 10;
/** Questions at which nothing is settled yet. */
const EARLY: ReadonlySet<AgentState['asked']> = new Set([
  'service',
  'job',
  'date',
  'party-size',
  'nights',
  'time',
  'name',
  'booking-day',
  'new-moment',
]);

/**
 * What a message is asked for at its end. Earlier "I don't want to book" may be the message itself; here it can only say
 * that none was wanted.
 */
const WHO_CALLS: ReadonlySet<AgentState['asked']> = new Set(['name', 'phone', 'use-caller-number']);

/** Who says that nothing is to be booked, or that what stands is to stand, and asks nothing with it. */
export const wantsNothing: Handler = (state, said, context) => {
  const { words, raw, question } = said;
  if (raw.includes('?') || question || words.length > LONGEST_CHARACTERS) return null;
  if (state.flow !== 'none' && state.flow !== 'booking') return null;
  const isShort = words.split(' ').length <= MOST_WORDS_OF_LEAVING;
  const leaves = state.flow === 'none' && isShort && leavesAsItIs(words);
  if (!leaves && !wantsNoBooking(words)) return null;
  return messageTold(raw) === null ? letGo(state, context) : null;
};

/** Whoever only asked, and was taken for one who books or changes something: it is let go, without a word of fault. */
export const onlyAsked: Handler = (state, said, context) => {
  const { words } = said;
  if (state.flow === 'none' && state.asked === 'offer-message' && onlySaysItAsks(said))
    return letGo(state, context);
  const takesMessage = state.flow === 'message';
  const takesWish = state.flow === 'booking' || state.flow === 'change' || state.flow === 'order';
  if (!takesMessage && !takesWish) return null;
  if (words.length > LONGEST_CHARACTERS) return null;
  // who leaves a message may refuse a booking in it
  const isLetGo = takesMessage
    ? WHO_CALLS.has(state.asked) && ONLY_ASKS.test(words)
    : EARLY.has(state.asked) && (ONLY_ASKS.test(words) || REFUSES.test(words));
  if (!isLetGo) return null;
  const isShort = words.split(' ').length <= MOST_WORDS_OF_ASKING && ONLY_ASKS.test(words);
  // "nothing today" tells no day
  if (!isShort && updateBooking(state, said, context).heard) return null;
  if (context.canTakeMessage && messageTold(said.raw) !== null) return null;
  return letGo(state, context);
};

function letGo(state: AgentState, context: AgentContext): AgentState {
  return answer(
    { ...dropped(state), asking: undefined, openQuestion: undefined },
    `${context.say.talk.allRight} ${context.say.talk.whatElse}`,
    'anything-else',
  );
}
