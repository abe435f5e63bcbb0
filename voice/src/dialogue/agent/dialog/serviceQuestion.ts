import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { AgentContext } from '../context.ts';
import { spokenPrice } from '../knowledge/services.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';

const PRICE = /\b(?:how much|prices?|costs?|charges?|expensive|fees?|rates?|set me back)\b/;
const LENGTH = /\b(?:how long|how many minutes|duration|take long)\b/;
const WHO =
  /\b(?:who (?:does|do|would|will|can)|which (?:doctor|dentist|stylist|therapist|barber|one of you))\b/;
const WHETHER =
  /\b(?:do (?:you|they) (?:do|offer|have|provide|also)|can (?:i|you|we) (?:get|have|do)|is it possible to (?:get|have)|are there)\b/;
const MOST_LISTED = 4;

/** What the calendar's services answer to a question: price, length, who does it, whether it is done; else null. */
export function answerAboutServices(
  { words, raw }: Utterance,
  { business: { services }, language, say: { talk } }: AgentContext,
): string | null {
  if (services.length === 0) return null;
  const named = servicesNamed(raw, services);
  const priced = named.filter(({ priceMinor }) => priceMinor !== null);
  const price = PRICE.test(words);
  const length = LENGTH.test(words);
  if ((price && priced.length > 0) || (length && named.length > 0))
    return named
      .map((service) =>
        talk.service(service.name, {
          price:
            price && service.priceMinor !== null
              ? spokenPrice(service.priceMinor, service.currency, language)
              : undefined,
          minutes: length ? service.durationMinutes : undefined,
        }),
      )
      .join(' ');
  const [service] = named;
  if (service && WHO.test(words) && service.resources.some(({ kind }) => kind === 'staff'))
    return talk.whoDoes(
      service.resources.filter(({ kind }) => kind === 'staff').map(({ name }) => name),
    );
  if (service && WHETHER.test(words) && !price) return talk.yesWeDo;
  return null;
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
