import type { AgentContext } from '../../context.ts';
import { askNext, bookingForm } from '../../forms/booking/next.ts';
import { type Updated, updateBooking } from '../../forms/booking/update.ts';
import { goOn } from '../../forms/engine/ask.ts';
import { topicsOf } from '../../knowledge/topics.ts';
import { hearConstraint } from '../../nlu/entities/moments/constraints.ts';
import { hearService, serviceAsAnswered } from '../../nlu/entities/service.ts';
import { intendsToBook } from '../../nlu/intents/bookingIntent.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { plainWords } from '../../nlu/normalise/words.ts';
import { type AgentState, answer } from '../../state.ts';
import { type FormHook, formTurn, type SpokenForm } from '../formTurn.ts';
import { answerQuestion, relatedOrUnknown } from '../question/questionTurn.ts';
import { ABOUT_HOURS } from '../question/sideQuestion.ts';
import { constraintTurn } from './constraintTurn.ts';
import { anotherJob, jobTurn } from './jobTurn.ts';
import { takenOffer } from './refusedBooking.ts';
import { withSeeking } from './seeking.ts';
import { refusedService, serviceTurn } from './serviceTurn.ts';
import { vagueHourTurn } from './vagueHour.ts';

/** "Address", "opening hours please": a question without its words. */
const MOST_WORDS_OF_KEYWORD = 3;

/** Goes on with the booking: drops what cannot be, asks for what is missing, or reads back. */
export function proceed(state: AgentState, context: AgentContext, before = ''): AgentState {
  return goOn(bookingForm, state, context, { say: before });
}

/** "At the weekend" is no day yet: asks which, or null when no such span was said. */
export function askWhichDay(
  updated: Updated,
  { say, business }: AgentContext,
  before: string,
): AgentState | null {
  const isHotel = business.kind === 'hotel';
  if (!updated.span || updated.state.booking.date) return null;
  const ask = isHotel
    ? say.asking.arrivalDay
    : updated.span === 'weekend'
      ? say.asking.weekendDay
      : say.asking.whichDay;
  const state = { ...updated.state, flow: 'booking' as const, misses: 0 };
  return answer(state, `${before} ${ask}`.trim(), 'date');
}

/** Proposes a fact in the form of a question: "would Saturday work?", "can we make it eight?" */
const PROPOSES =
  /\b(?:can|could|may) (?:we|i|you) (?:make it|do|have|come|say|change|move|push|get)\b|\b(?:how|what) about\b|^(?:(?:ok|okay|so|um|and|then) )*(?:would|does|is|will|are) .*\b(?:works?|ok|okay|possible|good|fine|suit\w*|better|alright|all right|available|free|do)\b/;
/** Says once more what is wished, or that anything will do. */
const NOTHING_NEW =
  /\b(?:any (?:sort|kind|type|area|part|price|of)|anything|anywhere|(?:don't|do not|doesn't|does not) (?:care|mind|matter)(?! (?:about|for) )|no preference|either is fine|whatever|any(?:thing| one| room)?(?: (?:will do|is fine|is good|works))?$|a (?:normal|standard|regular) one|not (?:fussed|picky|bothered))\b/;

function tellsNothingNew(words: string, { business }: AgentContext): boolean {
  const name = plainWords(business.name);
  return (
    NOTHING_NEW.test(words) ||
    (name !== '' && words.includes(name)) ||
    intents.book(words) ||
    intendsToBook(words, business.kind)
  );
}

/** "Do you have six o'clock?": the day or hour that was asked for, in a question about nothing else. */
function asksForSlot(state: AgentState, said: Utterance, context: AgentContext): boolean {
  if (state.asked !== 'date' && state.asked !== 'time') return false;
  if (topicsOf(said.words, 'asked').size > 0) return false;
  const { booking } = updateBooking(state, said, context).state;
  return state.asked === 'time' ? booking.time !== undefined : booking.date !== undefined;
}

/** Who they are, and nothing of the booking. */
function tellsOnlyCaller(before: AgentState, { state }: Updated): boolean {
  const { name, phone } = state.caller;
  const told = name !== before.caller.name || phone !== before.caller.phone;
  return told && state.booking.date === before.booking.date && !state.booking.time;
}

/** Other facts for an answer to "which room": at a hotel any will do, elsewhere it is asked once more. */
function withoutKind(state: AgentState, updated: Updated, context: AgentContext): AgentState {
  const isHotel = context.business.kind === 'hotel';
  // A word that no service has would be read back, and refused after it.
  if (context.business.services.length > 0) return proceed(updated.state, context);
  if (!state.serviceIgnored && (!isHotel || tellsOnlyCaller(state, updated)))
    return proceed({ ...updated.state, serviceIgnored: true }, context);
  const service = isHotel ? 'room' : 'appointment';
  return proceed({ ...updated.state, booking: { ...updated.state.booking, service } }, context);
}

/** Whether a fact that was told before is another one now. */
function replaces(state: AgentState, { state: { booking, caller } }: Updated): boolean {
  const { booking: old, caller: oldCaller } = state;
  const differs = (before: unknown, after: unknown) =>
    before !== undefined && JSON.stringify(before) !== JSON.stringify(after);
  return (
    differs(old.date, booking.date) ||
    differs(old.time, booking.time) ||
    differs(old.partySize, booking.partySize) ||
    differs(old.nights, booking.nights) ||
    differs(oldCaller.name, caller.name)
  );
}

/** "What would you like to book": another word for a service, or whatever the caller calls it. */
function serviceInOwnWords(
  state: AgentState,
  { state: { booking }, heard }: Updated,
  { words, question }: Utterance,
  context: AgentContext,
): string | null {
  if (state.asked !== 'service' || booking.service || question || heard) return null;
  if (hearYesNo(words) !== null) return null;
  const liking =
    hearService(words, context) === null &&
    (NOTHING_NEW.test(words) || hearConstraint(words) !== null);
  return liking ? null : serviceAsAnswered(words, context);
}

const special: FormHook<Updated> = (state, updated, said, context) => {
  const { booking } = updated.state;
  const service = serviceInOwnWords(state, updated, said, context);
  if (service) return proceed({ ...updated.state, booking: { ...booking, service } }, context);
  const job = jobTurn(state, updated, said, context, (next) => proceed(next, context));
  if (job) return job;
  const which = askWhichDay(updated, context, '');
  if (which) return which;
  const again = anotherJob(updated, said, context);
  if (again) return proceed(again, context, context.say.talk.allRight);
  if (state.asked === 'service' && !booking.service && updated.heard)
    return withoutKind(state, updated, context);
  return updated.heard && replaces(state, updated)
    ? proceed(updated.state, context, context.say.talk.allRight)
    : null;
};

const otherwise: FormHook<Updated> = (state, updated, said, context) => {
  const { words, question } = said;
  const calm = { ...state, misses: 0 };
  const keyword =
    words.split(' ').length <= MOST_WORDS_OF_KEYWORD && topicsOf(words, 'asked').size > 0;
  const fact = keyword ? answerQuestion(said, context) : null;
  if (fact) return askNext(calm, context, fact, { isAside: true });
  const vague = vagueHourTurn(state, said, context);
  if (vague) return vague;
  const answered = proposes(state, said, context) ? answerQuestion(said, context) : null;
  if (answered) return askNext(calm, context, answered, { isAside: true });
  if (state.asked === 'service' && NOTHING_NEW.test(words))
    return withoutKind({ ...state, serviceIgnored: true }, updated, context);
  if (tellsNothingNew(words, context)) return askNext(calm, context, context.say.talk.allRight);
  if (question) return askNext(state, context, relatedOrUnknown(said, context));
  return constraintTurn(state, said, context);
};

function proposes(state: AgentState, said: Utterance, context: AgentContext): boolean {
  return said.question && (PROPOSES.test(said.words) || asksForSlot(state, said, context));
}

function asksForMoment({ asked, booking }: AgentState): boolean {
  return asked === 'date' || asked === 'time' || booking.seeks === true;
}

const spokenBooking: SpokenForm<Updated> = {
  form: bookingForm,
  hear: (state, said, context) => {
    const updated = updateBooking(state, said, context);
    const open = context.canCheck && context.business.services.length > 0 && asksForMoment(state);
    return open ? withSeeking(updated, said.words) : updated;
  },
  proposes,
  special,
  otherwise,
};

/** A turn inside a booking. */
export function bookingTurn(
  before: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState {
  const service = serviceTurn(before, said, context);
  if (service) return service.isClear ? proceed(service.state, context) : service.state;
  const other = refusedService(before, said, context);
  if (other) return proceed(other, context, context.say.talk.allRight);
  const taken = takenOffer(before, said, context);
  if (taken) return proceed({ ...taken, offers: undefined }, context);
  const state = before;
  const asksHours = said.question && ABOUT_HOURS.test(said.words);
  if (asksHours && !proposes(state, said, context) && !answerQuestion(said, context))
    return askNext({ ...state, misses: 0 }, context, context.say.booked.unknownTeamCanTell);
  return withoutOldOffers(before, formTurn(spokenBooking, state, said, context));
}

/** What was offered stays so until an hour or another day is named. */
function withoutOldOffers(before: AgentState, after: AgentState): AgentState {
  const { date, time } = after.booking;
  const isOver = time !== undefined || date !== before.booking.date || after.flow !== 'booking';
  return isOver && after.offers === before.offers
    ? { ...after, offers: undefined, wished: undefined }
    : after;
}
