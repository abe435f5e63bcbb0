import { updateBooking } from '../booking/update.ts';
import type { HouseContext } from '../context.ts';
import type { Utterance } from '../hear/utterance.ts';
import { wishes } from '../hear/wishes.ts';
import { impliedService } from '../service.ts';
import { answer, type HouseState } from '../state.ts';
import { availabilityAsked } from './availability.ts';
import { askWhichDay, proceed } from './bookingTurn.ts';
import type { Handler } from './handler.ts';
import { proceedMessage } from './messageTurn.ts';
import { answerQuestion } from './questionTurn.ts';

/** A wish to book, in so many words or not; what was said of it already is taken. */
export const booking: Handler = (state, said, context) => {
  if (state.flow !== 'none') return null;
  const { words, question } = said;
  const heard = updateBooking({ ...state, asked: 'how-can-i-help' }, said, context);
  const named =
    heard.state.booking.service !== undefined ||
    heard.state.booking.date !== undefined ||
    (context.business.kind === 'hotel' && /\b(?:rooms?|suite|stay|nights?)\b/.test(words));
  const wished =
    /\b(?:i'd|i would|i want|i need|we'd|we need|we want|we would|can i (?:have|get|come|see)|could i (?:have|get|come|see)|may i|looking for|need|my|do you have (?:a|any|an) (?:table|room|appointment|slot|time|opening|availability|space)s?|are there any|(?:rooms?|tables?|appointments?|slots?) (?:free|available)|availability)\b/.test(
      words,
    );
  const asksToBook =
    wishes.book(words) &&
    !/^(?:how much|what (?:is|are|time)|where|when (?:is|are|do))\b/.test(words) &&
    !/\bdo (?:you|i) (?:take|have|accept|need|require)(?: to)? (?:book|booking|bookings|reservations?|appointments?|walk ins?|new patients?)\b/.test(
      words,
    );
  const told = !question && tellsBooking(said, heard.state, context);
  if (!asksToBook && !told && !(wished && named && !(question && answerQuestion(said, context))))
    return null;
  if (question && /\b(?:new patients?|accept|policy|private|outdoor|outside)\b/.test(words)) {
    const answered = answerQuestion(said, context);
    if (answered)
      return answer(
        { ...state, misses: 0 },
        `${answered} ${context.say.talk.whatElse}`,
        'anything-else',
      );
  }
  if (!context.canBook) {
    const say = context.say.booked.cannotBook;
    return proceedMessage({ ...state, message: said.raw.trim() || undefined }, context, say);
  }
  const notes = context.business.kind === 'trade' ? jobInside(said) : undefined;
  const draft = { ...heard.state.booking, ...(notes ? { notes } : {}) };
  const service = draft.service ?? impliedService(context);
  const begun = { ...heard.state, booking: { ...draft, service } };
  return (
    availabilityAsked(begun, said, context) ??
    askWhichDay({ ...heard, state: begun }, context, context.say.talk.ofCourse) ??
    proceed(begun, context, context.say.talk.ofCourse)
  );
};

/** Without a word of booking: a treatment, a room, a broken boiler, an ache, a day with an hour. */
function tellsBooking(said: Utterance, { booking }: HouseState, context: HouseContext): boolean {
  const { kind } = context.business;
  if (booking.date !== undefined && booking.time !== undefined) return true;
  if (kind === 'trade') return jobInside(said) !== undefined;
  if (kind === 'healthcare')
    return /\b(?:\w*ache|hurts?|in pain|sick|fever|broke\w* (?:a|my) tooth)\b/.test(said.words);
  return (kind === 'beauty' || kind === 'hotel') && booking.service !== undefined;
}

/** What a tradesman is called for, when the caller tells it with the wish. */
function jobInside({ words, raw }: Utterance): string | undefined {
  return /\b(?:leak\w*|broken|burst|block\w*|repair|fix|install\w*|boiler|tap|toilet|sink|radiator|heating|socket|fuse|light|lock|roof|gutter|paint\w*|drain|pipe|quote for|estimate for|not working|doesn't work|won't)\b/.test(
    words,
  )
    ? raw.trim().slice(0, 300)
    : undefined;
}
