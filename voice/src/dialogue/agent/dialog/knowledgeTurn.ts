import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { AgentContext } from '../context.ts';
import { updateBooking } from '../forms/booking/update.ts';
import { type DerivedAnswer, derivedAnswer } from '../knowledge/derived/derivedAnswer.ts';
import { type MeantPassage, meantPassage } from '../knowledge/meantPassage.ts';
import { askedParts } from '../knowledge/passages/askedParts.ts';
import { sayAnswer } from '../nlg/answers/sayAnswer.ts';
import { asksRather, SURELY, wantsOf } from '../nlu/intents/classifier/classify.ts';
import { intents } from '../nlu/intents/intents.ts';
import { ONLY_ASKS } from '../nlu/intents/onlyAsks.ts';
import { hearYesNo } from '../nlu/intents/yesNo.ts';
import { type Utterance, utterance } from '../nlu/normalise/utterance.ts';
import { type AgentState, answer } from '../state.ts';
import { asksForAMoment, asksWhatIsFree } from './booking/seeking.ts';
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
/** Thinks of what might be: nothing is wanted yet. */
const SUPPOSES =
  /\b(?:suppose|supposing|(?<!\b(?:to|did|they|he|she|you|would) )say (?:i|we|my|somebody|someone)|what if|hypothetically|out of (?:interest|curiosity)|(?:just|only) (?:wondering|asking|curious|checking|pricing|gathering)|before i (?:book|come|do)|if (?:i|we|my|our|the|someone|somebody|one of|something|it|he|she|they|you|y'all|that)(?:'s|'m|'d|'re|'ve)? (?!could|can|may|might|possible))\b/;
/** Asks for a thing that is told, not kept: a price, a length, who, where, whether one has to. */
const ASKS_A_FACT =
  /\b(?:how (?:much|long|far|many|old|late|early|come)|who|whose|where|why|which|what (?!time|day|have you|do you have|about)|what's|do (?:i|we) (?:have|need|get|pay|still|just)|am i|are we|is it (?:free|extra|true|too|ok|okay|alright)|is there (?:a |an |any )?(?:fee|charge|cost|deposit|extra|way|limit)|costs?|charged?|charges|prices?|fees?|do (?:you|ye|yous|they|he|she) (?:charge|take|accept|do|sell|offer|give|let|allow|mind|bill|come|deliver|speak|work|stock|teach|treat)|(?:is|are) (?:he|she|they|it|dogs?|kids?|children) (?:allowed|welcome))\b/;
/** Asks whether it may be, or for something to be done. */
const MAY =
  /\b(?:can|could|may|might) (?:i|we|he|she|they|it|that|my \p{L}+|our \p{L}+|somebody|someone)\b/u;
/** "If she has it", "if that's possible": a wish put politely. */
const IF_FREE =
  /\bif (?:you|she|he|they|it|that|there|ye)(?:'s|'ve|'d| is| are| has| have)?(?: got)? ?(?:it|that|one|free|available|open|in|anything|something|possible|ok|okay|alright|all right|room|space|a (?:slot|space|table|room|gap))\b/g;
/** "That doesn't matter, does it?" */
const TAG =
  /\b(?:is|are|was|does|do|did|will|would|can|could|has|have|should)(?:n't)? (?:it|that|there|you|they|he|she|we|i)$|\b(?:right|yeah|innit|correct)$/;
const LEAST_FACTS = 2;
/** So likely a turn that may ask by its words does. */
const PERHAPS_ASKS = 0.5;
/** Nobody asks more in one breath. */
const MOST_PARTS = 4;
/** From so many on, each is answered for itself. */
const SEVERAL = 3;

/** Whether the words may ask for something to know, and not for something to be done. */
export function mayAsk(words: string): boolean {
  return (
    ASKS_TO_KNOW.test(plainYou(words)) || MAY.test(words) || TAG.test(words) || clearlyAsks(words)
  );
}

/** "You guys", "yous", "d'you" are all you. */
function plainYou(words: string): string {
  return words
    .replace(/\bd'(?:you|ye|y)\b/g, 'do you')
    .replace(
      /\b(?:you|ye|yous|youse|y'all|yas)(?: (?:guys|lot|folks|all|people|fellas|girls|lads|boys))?\b/g,
      'you',
    );
}

/** Whether the words ask for something to know, whatever else stands in them. */
export function clearlyAsks(words: string): boolean {
  return supposes(words) || ASKS_A_FACT.test(plainYou(words));
}

function supposes(words: string): boolean {
  return SUPPOSES.test(plainYou(words).replace(IF_FREE, ' '));
}

/** Whether the caller wants a time kept, and does not ask about the business. */
function wantsBooking(state: AgentState, said: Utterance, context: AgentContext): boolean {
  const wants = wantsOf(said, context);
  const { booking } = updateBooking({ ...state, asked: 'how-can-i-help' }, said, context).state;
  const facts = [booking.date, booking.time, booking.partySize, booking.nights];
  const told = facts.filter((fact) => fact !== undefined).length;
  if (!supposes(said.words) && asksForAMoment(said.words, booking)) return true;
  if (asksRather(said, context)) return false;
  if (goesOnAsking(state, said)) return false;
  if (wants && wants.book >= SURELY && told > 0) return true;
  const wishes = !supposes(said.words) && (intents.book(said.words) || WISHES.test(said.words));
  if (told >= LEAST_FACTS && wishes) return true;
  if (clearlyAsks(said.words)) return false;
  if (told >= LEAST_FACTS) return true;
  const names = servicesNamed(said.raw, context.business.services).length > 0;
  // "can I get a ladies' cut?"
  if (names && wishes) return true;
  return told > 0 && (names || intents.book(said.words) || WISHES.test(said.words));
}

/** A question that goes on with one that was answered, and wishes nothing: "and would that be the same on a Friday?" */
export function goesOnAsking(
  { lastQuestion, asked }: Pick<AgentState, 'lastQuestion' | 'asked'>,
  { raw, words }: Utterance,
): boolean {
  const isAfter = lastQuestion !== undefined && AFTER_AN_ANSWER.has(asked);
  return (
    isAfter &&
    raw.includes('?') &&
    words.split(' ').length <= MOST_WORDS_OF_MORE &&
    GOES_ON.test(words) &&
    !intents.book(words) &&
    !WISHES.test(words) &&
    !asksWhatIsFree(words)
  );
}

/** What a caller says after an answer that wants nothing done: "and Archie, he's eight", "she's eleven miles away". */
function tellsMore(
  { lastQuestion, asked }: Pick<AgentState, 'lastQuestion' | 'asked'>,
  said: Utterance,
  context: AgentContext,
): boolean {
  if (lastQuestion === undefined || !AFTER_AN_ANSWER.has(asked)) return false;
  const { words } = said;
  const isOther = [intents.thanks, intents.greeting, intents.goodbye].some((is) => is(words));
  if (isOther || hearYesNo(words) !== null || ONLY_ASKS.test(words)) return false;
  const count = words.split(' ').length;
  if (count < LEAST_WORDS_OF_MORE || count > MOST_WORDS_OF_MORE) return false;
  const wants = wantsOf(said, context);
  return wants !== null && WANTS_DONE.every((want) => wants[want] < PERHAPS_ASKS);
}

const AFTER_AN_ANSWER: ReadonlySet<AgentState['asked']> = new Set(['anything-else']);
const LEAST_WORDS_OF_MORE = 3;
const WANTS_DONE = [
  'book',
  'cancel',
  'move',
  'status',
  'message',
  'order',
  'person',
  'complaint',
  'sales',
  'danger',
  'trouble',
  'smalltalk',
] as const;

/** Goes on with what was asked before: "and does it cost anything?", "what about a Wednesday?" */
const GOES_ON =
  /^(?:(?:ok|okay|right|nice|great|champion|thanks|oh|lovely|brill|cool|gotcha|alright|well|no worries) )*(?:and|but|so|what about|how about|or|what if|then|even|not even|which|just) |\bthen$/;
const MOST_WORDS_OF_MORE = 25;

/**
 * What the owner wrote of a question, found by its meaning; null where nothing is near, or it is no question.
 * @param before what was asked and answered before, where this may go on with it
 */
export function meantBy(
  said: Utterance,
  context: AgentContext,
  before?: Pick<AgentState, 'lastQuestion' | 'lastAnswers' | 'asked'>,
): MeantPassage | null {
  if (!context.language.startsWith('en')) return null;
  const { words } = said;
  const last = before?.lastQuestion;
  const mayGoOn = last !== undefined && words.split(' ').length <= MOST_WORDS_OF_MORE;
  const goesOn = mayGoOn && GOES_ON.test(words);
  const asks = said.question || said.raw.includes('?') || goesOn || mayAsk(words);
  const likelyAsks = (wantsOf(said, context)?.question ?? 0) >= PERHAPS_ASKS;
  const more = before !== undefined && tellsMore(before, said, context);
  if (!asks && !likelyAsks && !more) return null;
  return meantPassage(
    said,
    context.business,
    context.meaning,
    mayGoOn ? { words: last, said: before?.lastAnswers ?? [] } : null,
  );
}

/** Whether what the owner wrote can be compared by meaning now; else it is searched by words. */
export function findsByMeaning(
  { words }: Utterance,
  { language, meaning, business }: AgentContext,
): boolean {
  return (
    language.startsWith('en') &&
    (meaning?.likeness(words, business.passages.compared) ?? null) !== null
  );
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

/** Answers to several questions, each once, and said to be doubtful once. */
export function joinedAnswers(answers: readonly string[], { say }: AgentContext): string {
  const [first = '', ...others] = new Set(answers.filter((one) => one !== ''));
  const doubt = say.talk.perhaps('');
  const isDoubted = first.includes(doubt);
  return [first, ...others.map((one) => (isDoubted ? one.replace(doubt, '') : one))].join(' ');
}

/** The answer that follows from the calendar, and beside it that to another question of the same turn. */
function derivedBesides(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): DerivedAnswer | null {
  const marked = said.raw.split(/(?<=\?)\s+(?=\p{L})/u);
  const inOneBreath = askedParts(said.raw);
  // of two in one sentence the second may only go on with the first: "are you open on Sunday, and if so when?"
  const parts = (inOneBreath.length >= SEVERAL ? inOneBreath : marked).slice(0, MOST_PARTS);
  if (parts.length < 2) return derivedAnswer(said, context, state.lastQuestion);
  const each = parts.map((part) => {
    const one = utterance(part);
    const derived = derivedAnswer(one, context, state.lastQuestion);
    const meant = derived ? null : meantBy(one, context, state);
    return { derived, told: derived?.said ?? (meant && spokenPassage(meant, context, one.words)) };
  });
  const derived = each.find((one) => one.derived)?.derived;
  if (!derived) return null;
  const told = each.flatMap((one) => (one.told === null ? [] : [one.told]));
  const open = each.some((one) => one.told === null) ? [context.say.talk.unknown] : [];
  return { said: joinedAnswers([...told, ...open], context), topic: derived.topic };
}

/** A question about the business whose words may be those of a booking: "how late can I be for an appointment?" */
export const knowledge: Handler = (state, said, context) => {
  if (state.flow !== 'none' || OF_MY_OWN.test(said.words)) return null;
  const derived = derivedBesides(state, said, context);
  if (derived)
    return answer(
      { ...state, misses: 0, lastQuestion: derived.topic, lastAnswers: [] },
      `${derived.said} ${context.say.talk.whatElse}`,
      'anything-else',
    );
  const meant = meantBy(said, context, state);
  if (!meant || wantsBooking(state, said, context)) return null;
  const asks = clearlyAsks(said.words) || (wantsOf(said, context)?.question ?? 0) >= SURELY;
  if (intents.book(said.words) && !asks) return null;
  // Of a wish that is put as a question ("could I have a trim?") only what is clearly meant is told.
  if (!meant.likely && !asks && (!ASKS_TO_KNOW.test(said.words) || intents.book(said.words)))
    return null;
  return answer(
    { ...state, misses: 0, lastQuestion: said.words, lastAnswers: meant.sentences },
    `${spokenPassage(meant, context, said.words)} ${context.say.talk.whatElse}`,
    'anything-else',
  );
};
