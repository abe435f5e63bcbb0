import type { AgentContext } from '../../context.ts';
import { checkDraft } from '../../forms/booking/check.ts';
import { askNext, bookingTool, completeBooking, slotQuestion } from '../../forms/booking/next.ts';
import { type Updated, updateBooking } from '../../forms/booking/update.ts';
import { topicsOf } from '../../knowledge/topics.ts';
import { hearConstraint } from '../../nlu/entities/constraints.ts';
import { hearService, isTable, serviceAsAnswered } from '../../nlu/entities/service.ts';
import { intendsToBook } from '../../nlu/intents/bookingIntent.ts';
import { intents } from '../../nlu/intents/intents.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { plainWords } from '../../nlu/normalise/words.ts';
import { type AgentState, answer } from '../../state.ts';
import { notUnderstood } from '../notUnderstood.ts';
import { phoneTurn } from '../phoneTurn.ts';
import { answerQuestion } from '../question/questionTurn.ts';
import { ABOUT_HOURS } from '../question/sideQuestion.ts';
import { constraintTurn } from './constraintTurn.ts';
import { anotherJob, jobTurn } from './jobTurn.ts';
import { takenOffer } from './refusedBooking.ts';
import { vagueHourTurn } from './vagueHour.ts';

/** Asks something, and agrees to nothing: "is that right by the sea?" */
const ASKS_BACK =
  /^(?:(?:and|so|but|um|wait) )*(?:is|are|was|do|does|did|what|where|when|which|who|how|why|have|has)\b/;
/** "Address", "opening hours please": a question without its words. */
const MOST_WORDS_OF_KEYWORD = 3;

/** Goes on with the booking: drops what cannot be, asks for what is missing, or reads back. */
export function proceed(state: AgentState, context: AgentContext, before = ''): AgentState {
  const checked = checkDraft(state.booking, context);
  const next = { ...state, flow: 'booking' as const, booking: checked.draft, misses: 0 };
  if (checked.tooLarge) {
    return answer(
      { ...next, flow: 'none', message: undefined },
      `${checked.objection} ${context.say.booked.teamCallsBack}`,
      'offer-message',
    );
  }
  return askNext(
    next,
    context,
    [before, checked.objection].filter((part) => part !== '').join(' '),
  );
}

function confirmTurn(
  state: AgentState,
  updated: Updated,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  if (state.asked !== 'confirm-booking') return null;
  const reply = ASKS_BACK.test(said.words) && said.question ? null : hearYesNo(said.words);
  if (updated.changed) return proceed(updated.state, context, context.say.talk.allRight);
  if (reply === 'yes') {
    const read = completeBooking(state, context);
    if (!read) return proceed(state, context);
    return answer({ ...state, misses: 0 }, context.say.talk.oneMoment, 'confirm-booking', {
      tool: bookingTool(read, context),
    });
  }
  if (updated.heard) return proceed(state, context, context.say.talk.allRight);
  return (
    changeTurn(state, said, context) ??
    (reply === 'no'
      ? answer({ ...state, misses: 0 }, context.say.asking.shouldChange, 'what-to-change')
      : null)
  );
}

/** "The time", "change the name": asks for that one again. */
function changeTurn(
  state: AgentState,
  { words }: Utterance,
  context: AgentContext,
): AgentState | null {
  const { booking, caller } = state;
  const again = (next: AgentState) => proceed(next, context, context.say.talk.allRight);
  if (words.split(' ').length > 10) return null;
  if (/\b(?:time|hour)\b/.test(words))
    return again({ ...state, booking: { ...booking, time: undefined } });
  if (/\b(?:date|day)\b/.test(words))
    return again({ ...state, booking: { ...booking, date: undefined } });
  if (/\b(?:phone|telephone|mobile|the number)\b/.test(words) && !/number of/.test(words)) {
    return answer(
      { ...state, caller: { ...caller, phone: undefined }, misses: 0 },
      `${context.say.talk.allRight} ${slotQuestion('phone', state, context)}`,
      'phone',
    );
  }
  if (/\bname\b/.test(words)) return again({ ...state, caller: { ...caller, name: undefined } });
  if (/\b(?:people|guests|persons|how many|party)\b/.test(words))
    return again({ ...state, booking: { ...booking, partySize: undefined } });
  if (/\bnights?\b/.test(words))
    return again({ ...state, booking: { ...booking, nights: undefined } });
  if (/\b(?:room|service|treatment)\b/.test(words) && !isTable(booking, context))
    return again({ ...state, booking: { ...booking, service: undefined } });
  return null;
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

/** A turn inside a booking. */
export function bookingTurn(
  before: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState {
  const taken = takenOffer(before, said, context);
  if (taken) return proceed({ ...before, booking: taken, offers: undefined }, context);
  const state = { ...before, offers: undefined };
  const proposes =
    said.question && (PROPOSES.test(said.words) || asksForSlot(state, said, context));
  if (said.question && !proposes) {
    const answered = answerQuestion(said, context);
    if (answered) return askNext({ ...state, misses: 0 }, context, answered);
    if (ABOUT_HOURS.test(said.words))
      return askNext({ ...state, misses: 0 }, context, context.say.booked.unknownTeamCanTell);
  }
  const updated = updateBooking(state, said, context);
  const confirmed = confirmTurn(state, updated, said, context);
  if (confirmed) return confirmed;
  if (state.asked === 'what-to-change' && !updated.changed) {
    const changing = changeTurn(state, said, context);
    if (changing) return changing;
  }
  const inPieces = state.asked === 'phone' && state.caller.partialDigits !== undefined;
  const phone =
    inPieces || updated.state.caller.phone === state.caller.phone
      ? phoneTurn(state, said, context, (next) => proceed(next, context))
      : null;
  if (phone) return phone;
  if (
    state.asked === 'service' &&
    !updated.state.booking.service &&
    !said.question &&
    !updated.heard &&
    hearYesNo(said.words) === null
  ) {
    const liking =
      hearService(said.words, context) === null &&
      (NOTHING_NEW.test(said.words) || hearConstraint(said.words) !== null);
    const service = liking ? null : serviceAsAnswered(said.words, context);
    if (service)
      return proceed({ ...updated.state, booking: { ...updated.state.booking, service } }, context);
  }
  const job = jobTurn(state, updated, said, context, (next) => proceed(next, context));
  if (job) return job;
  const which = askWhichDay(updated, context, '');
  if (which) return which;
  const again = anotherJob(updated, said, context);
  if (again) return proceed(again, context, context.say.talk.allRight);
  if (state.asked === 'service' && !updated.state.booking.service && updated.heard)
    return withoutKind(state, updated, context);
  const lead = replaces(state, updated) ? context.say.talk.allRight : '';
  if (updated.heard) return proceed(updated.state, context, lead);
  const keyword =
    said.words.split(' ').length <= MOST_WORDS_OF_KEYWORD && topicsOf(said.words, 'asked').size > 0;
  const fact = keyword ? answerQuestion(said, context) : null;
  if (fact) return askNext({ ...state, misses: 0 }, context, fact);
  const vague = vagueHourTurn(state, said, context);
  if (vague) return vague;
  const asked = proposes ? answerQuestion(said, context) : null;
  if (asked) return askNext({ ...state, misses: 0 }, context, asked);
  const anyWill = state.asked === 'service' && NOTHING_NEW.test(said.words);
  if (anyWill) return withoutKind({ ...state, serviceIgnored: true }, updated, context);
  if (tellsNothingNew(said.words, context))
    return askNext({ ...state, misses: 0 }, context, context.say.talk.allRight);
  if (said.question) return askNext(state, context, context.say.booked.unknownTeamCanTell);
  const liked = constraintTurn(state, said, context);
  if (liked) return liked;
  return notUnderstood(state, context);
}
