import type { AgentContext } from '../../context.ts';
import { ownService, spokenPrice } from '../../knowledge/services.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState } from '../../state.ts';

const PRICE =
  /\b(?:how much|what(?:'s|'ll|'d| is| will| would| does| do| did) (?:that|it|this|the (?:damage|price|cost|total)|you charge|i owe|the two|we)|costs?|charge|price|(?:set|run|rush) (?:me|us)(?: back)?|damage)\b/;
/** Asks what something costs, and for whom or what may stand behind it. */
const PRICE_BESIDE =
  /\b(?:how much (?:is|are|does|do|would|will)|what (?:do|does|would|will) (?:you|it|that|ye|they) (?:charge|cost|ask)|what's the (?:price|cost|charge)|what (?:is|are) the (?:price|cost|charge)s?)\b/;
const LENGTH = /\b(?:how long|how many (?:minutes|hours)|take long)\b/;
/** Words of a question that names no other thing than what is being booked. */
const OF_IT = new Set(
  (
    "and oh so but also by the way just quickly quick question what what's what'll what'd whats is will would does do did how much long many minutes " +
    'hours take takes it that this cost costs me us you charge price for a an per each time go head person again damage total come comes to be going ' +
    'gonna run set back rush owe roughly about anyway then please remind tell can could in all altogether two one both of i we might ' +
    'have pay paying now incidentally out interest um er well actually if may ask guys lot at the'
  ).split(' '),
);
const LONGEST_WORDS = 18;

/**
 * Whether a question is about what is being booked, and names nothing else: "and what's that cost me?" Takes plain
 * lower-case words.
 * @param service name of what is being booked, whose words name nothing else: "what does the hour cost?"
 */
export function asksOfIt(words: string, service = ''): boolean {
  const each = words.split(' ');
  if (each.length > LONGEST_WORDS || !(PRICE.test(words) || LENGTH.test(words))) return false;
  const own = new Set(service.toLowerCase().match(/\p{L}+/gu) ?? []);
  return each.every((word) => OF_IT.has(word) || own.has(word));
}

export const asksOfItExamples: readonly string[] = [
  "and what's that cost me",
  "what'll that set me back by the way",
  'and how much is it a time again',
  "what's it each",
  'how long does it take',
  "what's the damage for the two by the way",
  'and what do you charge for that',
  "what's that gonna run me",
];

/** The price of the service that is being booked, where a turn asks for one beside the wish; empty where there is none. */
export function priceAsked(
  { booking }: Pick<AgentState, 'booking'>,
  { words }: Utterance,
  { business: { services }, language, say: { talk } }: AgentContext,
): string {
  const service = booking.service && ownService(booking.service, services);
  if (!service || service.priceMinor === null || !PRICE_BESIDE.test(words)) return '';
  return talk.service(service.name, {
    price: spokenPrice(service.priceMinor, service.currency, language),
    minutes: undefined,
  });
}

/** The price or the length of the service that is being booked; null where it is not known, or another is asked about. */
export function aboutTheService(
  { booking }: AgentState,
  { words }: Utterance,
  { business: { services }, language, say: { talk } }: AgentContext,
): string | null {
  const service = booking.service && ownService(booking.service, services);
  if (!service || !asksOfIt(words, service.name)) return null;
  const asksLength = LENGTH.test(words);
  if (!asksLength && service.priceMinor === null) return null;
  return talk.service(service.name, {
    price:
      !asksLength && service.priceMinor !== null
        ? spokenPrice(service.priceMinor, service.currency, language)
        : undefined,
    minutes: asksLength ? service.durationMinutes : undefined,
  });
}
