import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { AgentContext } from '../context.ts';
import { updateBooking } from '../forms/booking/update.ts';
import { derivedAnswer } from '../knowledge/derived/derivedAnswer.ts';
import { type MeantPassage, meantPassage } from '../knowledge/meantPassage.ts';
import { sayAnswer } from '../nlg/answers/sayAnswer.ts';
import { intents } from '../nlu/intents/intents.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../state.ts';
import { asksForAMoment } from './booking/seeking.ts';
import type { Handler } from './handler.ts';

/** Asks for something to know, wherever in the sentence; what asks for a time or a place to be kept does not. */
const ASKS_TO_KNOW =
  /\b(?:who|whose|which|what|what's|where|why|how (?:much|long|far|many|late|early|old|do|does|is|are|would|come)|when (?:do|does|is|are)|(?:do|does|did|would|will) (?:i|we|you|ye|they|he|she|it|that|your|the) |(?:is|are) (?:there|it|she|he|they|you|ye|y'all|the|that|your) |(?:can|could|may) (?:i|we|she|he|they|it|my \w+) (?:just |still |also )?(?:bring|come (?:in |up )?(?:on|without)|wait|pay|park|leave|have|eat|stay|sit|lie|drop|pop|walk|get in|use|cancel|return)|am i|wondering (?:if|whether)|any idea)\b/;
/** "My appointment", "I've a table booked": about one that stands. */
const OF_MY_OWN =
  /\b(?:my|our) (?:booking|reservation|appointment|table|room|visit|stay|slot)\b|\b(?:i|we)(?:'ve| have|'d| had)? (?:got )?(?:a |an )?(?:\w+ )?(?:booked|reserved)\b/;
/** Wishes for something, and does not ask how it is. */
const WISHES =
  /\b(?:can|could|may) (?:i|we|you) (?:please )?(?:get|have|book|do|fit|see|squeeze)\b|\b(?:i|we)(?:'d| would)? (?:really )?(?:need|like|want|love)\b|\b(?:i'm|we're|i am|we are) (?:after|looking for)\b/;
const LEAST_FACTS = 2;

/** Whether the caller wants a time kept, and does not ask about the business. */
function wantsBooking(state: AgentState, said: Utterance, context: AgentContext): boolean {
  const { booking } = updateBooking({ ...state, asked: 'how-can-i-help' }, said, context).state;
  const facts = [booking.date, booking.time, booking.partySize, booking.nights];
  const told = facts.filter((fact) => fact !== undefined).length;
  if (told >= LEAST_FACTS || asksForAMoment(said.words, booking)) return true;
  const names = servicesNamed(said.raw, context.business.services).length > 0;
  return told > 0 && (names || intents.book(said.words) || WISHES.test(said.words));
}

/** Goes on with what was asked before: "and does it cost anything?", "what about a Wednesday?" */
const GOES_ON =
  /^(?:(?:ok|okay|right|nice|great|champion|thanks|oh) )*(?:and|but|so|what about|how about|or|what if) /;
const MOST_WORDS_OF_MORE = 12;

/**
 * What the owner wrote of a question, found by its meaning; null where nothing is near, or it is no question.
 * @param before what was asked before, which a short question may go on with
 */
export function meantBy(
  said: Utterance,
  context: AgentContext,
  before?: string,
): MeantPassage | null {
  if (!context.language.startsWith('en')) return null;
  const { words } = said;
  const goesOn =
    before !== undefined && GOES_ON.test(words) && words.split(' ').length <= MOST_WORDS_OF_MORE;
  if (!said.question && !goesOn && !ASKS_TO_KNOW.test(words)) return null;
  const asked = goesOn ? `${before} ${words}` : words;
  return meantPassage(asked, context.business, context.meaning);
}

/** The sentences as an answer to a question; where it is not sure that they are one, so told. */
export function spokenPassage(
  { sentences, sure }: MeantPassage,
  { language, say }: AgentContext,
  question: string,
): string {
  return sure
    ? sayAnswer(question, sentences, language)
    : say.talk.perhaps(sayAnswer('', sentences, language));
}

/** A question about the business whose words may be those of a booking: "how late can I be for an appointment?" */
export const knowledge: Handler = (state, said, context) => {
  if (state.flow !== 'none' || OF_MY_OWN.test(said.words)) return null;
  const derived = derivedAnswer(said, context, state.lastQuestion);
  if (derived)
    return answer(
      { ...state, misses: 0, lastQuestion: derived.topic },
      `${derived.said} ${context.say.talk.whatElse}`,
      'anything-else',
    );
  const meant = meantBy(said, context, state.lastQuestion);
  if (!meant || wantsBooking(state, said, context)) return null;
  // Of a wish that is put as a question ("could I have a trim?") only what is clearly meant is told.
  if (!meant.sure && (!ASKS_TO_KNOW.test(said.words) || intents.book(said.words))) return null;
  return answer(
    { ...state, misses: 0, lastQuestion: said.words },
    `${spokenPassage(meant, context, said.words)} ${context.say.talk.whatElse}`,
    'anything-else',
  );
};
