import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { AgentContext } from '../../context.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { spokenPrice } from '../services.ts';

const PRICE =
  /\b(?:how much|prices?|costs?|charges?|expensive|fees?|rates?|set (?:me|us) back|run (?:me|us)|what do you (?:want|ask) for)\b/;
const LENGTH = /\b(?:how long|how many minutes|duration|take long|how many hours)\b/;
const WHO =
  /\b(?:who (?:does|do|would|will|can)|which (?:of (?:you|your|the) \w+|doctor|dentist|vet|stylist|therapist|barber|one of you))\b/;
const WHETHER =
  /\b(?:do (?:you|they) (?:do|offer|have|provide|also)|can (?:i|you|we) (?:get|have|do)|is it possible to (?:get|have)|are there)\b/;
const MOST_LISTED = 4;

/**
 * What makes a question one of more than the price on the list: for whom, when, with what, on which condition.
 * The owner's own words are asked then. "How much is a check-up for my daughter", "a cut on a Sunday".
 */
const QUALIFIED =
  /\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|son|daughter|lad|young(?:er)?|seniors?|pensioners?|students?|oaps?|gold card|retired|old|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|nights?|after hours|holidays?|discounts?|deposits?|extra|on top|as well|cancel\w*|show|late|refunds?|if|unless|already|without|with|plus|each|per|member\w*|vans?|motorbikes?|cheaper|included?|cover(?:s|ed)?|else|instead|additional|travel|insurance|report|letter|long hair|second|another|van)\b/;
/** Words of a question that tell nothing of what is asked about. */
const ASKING = new Set(
  (
    'a about an and any are at be can charge charges cost costs could do does expensive fee fees for get getting give going ' +
    "have having hello hey hi how i i'd i'm is it it's just know like long look looking many me minutes much my need of oh " +
    'ok okay on one people please price prices quick question rate rates right roughly set so some take takes tell that the ' +
    "there these they thing this time to us want wanted was we what what's whats when will wonder wondering would y'all ye " +
    'you your yours back run normally usually typically who which usual normal standard done out approximately ballpark'
  ).split(' '),
);
const MOST_LEFT_OVER = 1;

/** What stands before a dash, a bracket or a comma: "Full Groom - Small Dog". */
const baseOf = (name: string) => name.split(/\s[-–—]\s|\s?[(,:/]/)[0]?.trim() ?? name;

/** Services that are sizes or kinds of one that was named: "full groom" names the small dog's and the large one's. */
function kindsOf(raw: string, services: readonly PromptService[]): PromptService[] {
  const bases = new Map<string, PromptService[]>();
  for (const service of services) {
    const base = baseOf(service.name);
    bases.set(base, [...(bases.get(base) ?? []), service]);
  }
  const families = [...bases].filter(([, members]) => members.length > 1);
  const as = families.map(([name, members]) => ({
    name,
    otherNames: [],
    kind: 'appointment' as const,
    members,
  }));
  return servicesNamed(raw, as).flatMap(({ members }) => members);
}

/** How many telling words of a question are neither of asking nor of the services' names. */
function leftOver(words: string, services: readonly PromptService[]): number {
  const names = services
    .flatMap(({ name, otherNames }) => [name, ...otherNames])
    .join(' ')
    .toLowerCase();
  return words
    .split(' ')
    .filter((word) => !ASKING.has(word) && !names.includes(word.replace(/(?<=\w{3})s$/, '')))
    .length;
}

/**
 * What the calendar's services answer to a question that asks for nothing beside: price, length, who does it; else
 * null. "How much is a check-up?": "A check-up is £52."
 */
export function serviceFacts(
  { words, raw }: Utterance,
  { business: { services }, language, say: { talk } }: AgentContext,
): string | null {
  if (services.length === 0 || QUALIFIED.test(words)) return null;
  const own = servicesNamed(raw, services);
  const named = own.length > 0 ? own : kindsOf(raw, services);
  if (named.length === 0 || named.length > MOST_LISTED || leftOver(words, named) > MOST_LEFT_OVER)
    return null;
  const asksPrice = PRICE.test(words);
  const asksLength = LENGTH.test(words);
  if (asksPrice && named.some(({ priceMinor }) => priceMinor === null)) return null;
  if (asksPrice || asksLength)
    return named
      .map((service) =>
        talk.service(service.name, {
          price:
            asksPrice && service.priceMinor !== null
              ? spokenPrice(service.priceMinor, service.currency, language)
              : undefined,
          minutes: asksLength ? service.durationMinutes : undefined,
        }),
      )
      .join(' ');
  const [service] = named;
  const staff = service?.resources.filter(({ kind }) => kind === 'staff') ?? [];
  if (WHO.test(words) && named.length === 1 && staff.length > 0)
    return talk.whoDoes(staff.map(({ name }) => name));
  return null;
}

/** As `serviceFacts` for a question with more in it, and whether the service is done at all. */
export function offeredService(said: Utterance, context: AgentContext): string | null {
  const { words, raw } = said;
  const facts = serviceFacts(said, context);
  if (facts) return facts;
  const [service] = servicesNamed(raw, context.business.services);
  return service && WHETHER.test(words) && !PRICE.test(words) ? context.say.talk.yesWeDo : null;
}

/** "Your prices": what each service costs, where there are few; null where the owner set none, or many. */
export function priceList(
  { words }: Utterance,
  { business: { services }, language, say: { talk } }: AgentContext,
): string | null {
  const priced = services.filter(({ priceMinor }) => priceMinor !== null);
  if (!/\b(?:your|the) (?:prices?|rates?|charges?|fees?|price list)\b/.test(words)) return null;
  if (priced.length === 0 || priced.length > MOST_LISTED) return null;
  return priced
    .map(({ name, priceMinor, currency }) =>
      talk.service(name, { price: spokenPrice(priceMinor ?? 0, currency, language) }),
    )
    .join(' ');
}
