import { updateBooking } from '../../forms/booking/update.ts';
import { spokenFact } from '../../knowledge/spokenFact.ts';
import { saidInOrder } from '../../nlu/entities/saidInOrder.ts';
import { intents, messageInside } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import { answer } from '../../state.ts';
import { asksAboutChanging } from '../change/beginChange.ts';
import { wishedAgain } from '../change/wishedAgain.ts';
import type { Handler } from '../handler.ts';
import { beginMessage, proceedMessage } from './messageTurn.ts';

const AND_ALSO = [/\b(?:and|also|then|as well|plus)\b/g, /\bmessage\b/g] as const;
/** "No, that's fine, I'll call them": of an offer, a no that is no yes. */
const refusesOffer = (words: string) =>
  /^(?:(?:oh|um|ah|well|ok|okay) )*(?:no|nope|nah)\b(?! (?:problem|worries|doubt|yes|yeah|go|please do))/.test(
    words,
  );

/** A longer answer says more than yes or no. */
const MOST_WORDS_OF_YES = 4;

/** The answer to "shall I take a message". */
export const offered: Handler = (state, said, context) => {
  if (state.asked !== 'offer-message' || state.flow !== 'none') return null;
  const facts = updateBooking({ ...state, asked: 'how-can-i-help' }, said, context).state.booking;
  const tells = facts.date !== undefined || facts.partySize !== undefined;
  const books = context.canBook && (intents.book(said.words) || tells);
  if (books && (hearYesNo(said.words) === null || said.words.split(' ').length > MOST_WORDS_OF_YES))
    return null;
  const reply = refusesOffer(said.words) ? 'no' : hearYesNo(said.words);
  if (reply === 'no') {
    const again = wishedAgain(state, said, context);
    if (again) return again;
  }
  if (reply === 'yes')
    return state.message
      ? proceedMessage(state, context, context.say.talk.allRight)
      : beginMessage(state, said, context);
  if (reply === 'no')
    return answer(
      { ...state, message: undefined, misses: 0 },
      `${context.say.talk.allRight} ${context.say.talk.more}`,
      'anything-else',
    );
  return null;
};

/** A booking that exists already cannot be changed by rules: it is passed on, with what the owner says of cancelling. */
export const existing: Handler = (state, said, context) => {
  if (state.flow !== 'none' || !intents.changeExisting(said.words) || messageInside(said.words))
    return null;
  if (asksAboutChanging(said, context)) return null;
  const fact = /\bcancel/.test(said.words)
    ? context.business.search.find('cancel cancellation')
    : null;
  const rule = fact ? `${fact.text.replace(/[.]?$/, '.')} ` : '';
  const say = `${rule.slice(0, 1).toUpperCase()}${rule.slice(1)}${context.say.diary.cannotChange}`;
  const message = said.raw.trim();
  return proceedMessage(
    { ...state, flow: 'message', message: message.length > 0 ? message : undefined },
    context,
    say,
  );
};

/** "Can I leave a message", "tell Anna that ...". */
export const message: Handler = (state, said, context) => {
  if (state.flow !== 'none' || !intents.message(said.words)) return null;
  // "a table for two, and a message for the chef": the booking first
  if (context.canBook && intents.book(said.words) && !messageInside(said.words)) {
    if (updateBooking(state, said, context).heard && saidInOrder(said.words, ...AND_ALSO))
      return null;
  }
  if (/\bcan (?:you|someone|somebody) tell me\b/.test(said.words)) return null;
  return beginMessage(state, said, context);
};

/** Orders are not taken by rules: they reach the team as a message. */
export const order: Handler = (state, said, context) => {
  if (state.flow !== 'none' || !intents.order(said.words) || !context.canTakeMessage) return null;
  const fact = context.business.search.find('takeaway');
  const rule = fact ? `${spokenFact(fact)} ` : '';
  return proceedMessage(
    { ...state, message: undefined },
    context,
    `${rule}${context.say.diary.cannotOrder}`,
  );
};
