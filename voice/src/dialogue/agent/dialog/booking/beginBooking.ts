import type { AgentContext } from '../../context.ts';
import { sameAsBooked } from '../../forms/booking/same.ts';
import { updateBooking } from '../../forms/booking/update.ts';
import { topicsOf } from '../../knowledge/topics.ts';
import { saidInOrder } from '../../nlu/entities/saidInOrder.ts';
import {
  asksForOne,
  intendsToBook,
  isWish,
  JOB,
  tellsWhatFor,
  toldOfVisit,
} from '../../nlu/intents/bookingIntent.ts';
import { asksRather, SURELY, wantsOf } from '../../nlu/intents/classifier/classify.ts';
import { decideIntent, tellsStanding } from '../../nlu/intents/decideIntent.ts';
import { intents } from '../../nlu/intents/intents.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { type AgentState, answer, type BookingDraft } from '../../state.ts';
import type { Handler } from '../handler.ts';
import { goesOnAsking } from '../knowledgeTurn.ts';
import { proceedMessage } from '../message/messageTurn.ts';
import { priceAsked } from '../question/aboutTheService.ts';
import { answerQuestion } from '../question/questionTurn.ts';
import { availabilityAsked } from './availability.ts';
import { askWhichDay, proceed } from './bookingTurn.ts';
import { asksForAMoment, asksWhatIsFree } from './seeking.ts';
import { withDescribedService, withImpliedService } from './serviceTurn.ts';

const WANTS =
  /\b(?:i'd|i would|i want|i need|we'd|we need|we want|we would|looking for|need|please)\b/;

/** A wish to book, in so many words or not; what was said of it already is taken. */
export const booking: Handler = (state, said, context) => {
  if (state.flow !== 'none') return null;
  const { words, question } = said;
  const heard = updateBooking({ ...state, asked: 'how-can-i-help' }, said, context);
  if (onlyAsks(state, said, heard.state.booking, context)) return null;
  const named =
    heard.state.booking.service !== undefined ||
    heard.state.booking.date !== undefined ||
    (context.business.kind === 'hotel' && /\b(?:rooms?|suite|stay|nights?)\b/.test(words));
  const { service: thing, date, time } = heard.state.booking;
  const moment = date !== undefined && time !== undefined;
  const wished =
    intendsToBook(words, context.business.kind) ||
    (isWish(words) && (thing !== undefined || moment));
  const asksToBook =
    intents.book(words) &&
    !/^(?:how much|what (?:is|are|time)|where|when (?:is|are|do))\b/.test(words) &&
    !/\bdo (?:you|i) (?:take|have|accept|need|require)(?: to)? (?:book|booking|bookings|reservations?|appointments?|walk ins?|new patients?)\b/.test(
      words,
    );
  const tells = !question && tellsBooking(said, heard.state, context);
  const asksForHour = asksForAMoment(words, heard.state.booking);
  // a day or a thing with a wish, or the wish in plain words, unless the owner's words answer it
  const plainly =
    asksForHour ||
    asksForOne(words, context.business.kind) ||
    (wished && !(question && answerQuestion(said, context)));
  const wants = WANTS.test(words) && named && !(question && answerQuestion(said, context));
  const surely = (wantsOf(said, context)?.book ?? 0) >= SURELY;
  if (!asksToBook && !tells && !plainly && !wants && !surely) return null;
  if (
    question &&
    !asksForHour &&
    /\b(?:new patients?|accept|policy|private|outdoor|outside)\b/.test(words)
  ) {
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
  const notes = aboutInside(said, context);
  // "a room with parking": what is wished of the house is answered first
  const wanted =
    question || !AMENITIES.some((id) => topicsOf(withoutName(words, heard.state), 'asked').has(id))
      ? null
      : answerQuestion(said, context);
  const same = sameAsBooked(words, state);
  const draft = {
    ...same,
    ...present(heard.state.booking),
    ...(notes ? { notes } : {}),
  };
  const thenMessage = intents.message(words) && context.canTakeMessage;
  const told = { ...heard.state, asked: state.asked, thenMessage, booking: draft };
  const described =
    thing === undefined && same.service !== undefined
      ? told
      : withDescribedService(told, said, context);
  const begun = withImpliedService(described, said, context);
  const price = wanted === null ? priceAsked(begun, said, context) : '';
  const lead = [wanted ?? '', context.say.talk.ofCourse, price]
    .filter((part) => part !== '')
    .join(' ');
  const { services } = context.business;
  const looks = context.canCheck && services.length > 0 && begun.booking.time === undefined;
  if (looks && asksWhatIsFree(words))
    return proceed({ ...begun, booking: { ...begun.booking, seeks: true } }, context, lead);
  return (
    availabilityAsked(begun, said, context) ??
    askWhichDay({ ...heard, state: begun }, context, lead) ??
    proceed(begun, context, lead)
  );
};

/** Says of itself that it is a question, whatever day and hour stand in it. */
const ASKS_PLAINLY =
  /\bor does(?:n't)? (?:it|that)(?: not)? (?:work|go)\b|\bhypothetical|\b(?:just|only) (?:asking|curious)\b/;

/** "When's the next time you can do highlights?" */
const NEXT_FREE = /\bnext (?:time|date|day) (?:that )?(?:you|he|she|they) (?:can|could)\b/;
/** With a day: "could somebody come round on Tuesday morning?" */
const COMES =
  /\b(?:can|could|would) (?:some(?:body|one)|you|he|she|they) come (?:round|over|out|by)\b/;

/** A question about the business in the words of a booking: "would I lose anything if I cancelled?" */
function onlyAsks(
  state: AgentState,
  said: Utterance,
  draft: BookingDraft,
  context: AgentContext,
): boolean {
  const wants = wantsOf(said, context);
  if (!wants) return false;
  const { words } = said;
  const goesOn = goesOnAsking(state, said) && !asksForAMoment(words, draft);
  if (goesOn) return true;
  if (wants.book >= SURELY) return false;
  const isPlain = ASKS_PLAINLY.test(words) || tellsStanding(words);
  if (!isPlain && wants.question < SURELY && draft.date !== undefined && draft.time !== undefined)
    return false;
  // "what does Marisol have next Friday?"
  const { resource, part, partySize } = draft;
  const isCertain = resource ?? part ?? partySize;
  if (isCertain !== undefined && !isPlain && asksForAMoment(words, draft)) return false;
  if (NEXT_FREE.test(words) || (draft.date !== undefined && COMES.test(words))) return false;
  if (asksRather(said, context)) return true;
  return decideIntent(words)?.intent === 'question' && !asksForOne(words, context.business.kind);
}

/** "My name is Jo Park" asks for no parking. */
function withoutName(words: string, { caller }: AgentState): string {
  return caller.name === undefined ? words : words.replace(caller.name.toLowerCase(), ' ');
}

function present(draft: BookingDraft): BookingDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

/** Without a word of booking: a treatment, a room, a broken boiler, an ache, a day with an hour. */
function tellsBooking(said: Utterance, { booking }: AgentState, context: AgentContext): boolean {
  const { kind } = context.business;
  const facts = [booking.date, booking.time, booking.partySize, booking.nights];
  if (facts.filter((fact) => fact !== undefined).length >= LEAST_FACTS) return true;
  if (kind === 'trade') return JOB.test(said.words);
  if (kind === 'estate') return saidInOrder(said.words, CALLS_ABOUT, A_PROPERTY);
  if (kind === 'healthcare')
    return /\b(?:\w*ache|hurt\w*|in pain|painful|sick|fever|bleed\w*|swollen|swelling|infect\w*|chipped|cracked|loose|rash|cough\w*|dizzy|numb|sore|itch\w*|sprain\w*|injur\w*|lost a (?:filling|crown|tooth)|broke\w* (?:a|my) tooth)\b/.test(
      said.words,
    );
  return (kind === 'beauty' || kind === 'hotel') && booking.service !== undefined;
}

/** Topics of what a guest may wish for with a booking. */
const AMENITIES = [
  'parking',
  'internet',
  'breakfast',
  'pets',
  'pool',
  'diet',
  'accessible',
  'outside',
];
/** Calls about a property that was seen somewhere. */
const CALLS_ABOUT =
  /\b(?:calling|ringing|phoning|enquiring|inquiring|asking|interested|saw|seen|found|read|spotted|advert\w*|listing|listed) /g;
const A_PROPERTY =
  /\b(?:house|flat|apartment|property|semi|detached|terrace|cottage|bungalow|studio|bed(?:room)?|home|place|condo|maisonette|penthouse|street|road|lane|avenue|drive|close)\b/g;
/** So many facts of a booking are a wish to book. */
const LEAST_FACTS = 2;
const LONGEST_CHARACTERS = 300;

/** What a visit or a viewing is about, when the caller tells it with the wish. */
function aboutInside({ words, raw }: Utterance, { business }: AgentContext): string | undefined {
  const { kind } = business;
  const tells =
    kind === 'trade'
      ? JOB.test(words) || tellsWhatFor(words)
      : kind === 'estate' && tellsWhatFor(words);
  return tells ? toldOfVisit(raw).slice(0, LONGEST_CHARACTERS) : undefined;
}
