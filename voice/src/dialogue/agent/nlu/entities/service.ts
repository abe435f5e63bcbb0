import { scoreServices } from '@belldesk/contract/business/matchService';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { AgentContext } from '../../context.ts';
import { holdsOf, namedService, onlyService, ownService } from '../../knowledge/services.ts';
import type { BookingDraft } from '../../state.ts';
import { digitsForWords } from './numbers.ts';

const LONGEST_SERVICE_CHARACTERS = 120;

/** One of a list that was written in the plural: "haircuts" -> "haircut". */
function singular(item: string): string {
  return item.replace(/(?<=[a-z]{2})(?:(?<=ss|x|ch|sh)es|(?<!s|u)s)$/, '').replace(/ie$/, 'y');
}

function offered(said: string, offers: readonly string[]): string | null {
  const words = said.replace(/\bcolor/g, 'colour');
  for (const offer of offers) {
    const one = singular(offer);
    const root = one.replace(/(?:ing|e)$/, '');
    if (words.includes(one) || (root.length >= 4 && words.includes(root))) return one;
  }
  return null;
}

const BEAUTY =
  /\b(hair ?cut|trim|blow ?dry|beard trim|colou?ring|highlights|balayage|manicure|pedicure|facial|massage|waxing|eyebrows?|lashes|shave|cut and colou?r|wash and cut|perm|nails|fringe trim|cut and blow ?dry|blow ?out|extensions|hair colou?r|colou?red|dyed?|threading|pedi|mani|spray tan|updo|styling)\b/;
const HEALTH =
  /\b(check ?up|cleaning|consultation|vaccination|flu shot|flu jab|blood test|eye test|eye exam|physiotherapy session|filling|follow ?up|physical|root canal|x ?ray|vaccine)\b/;
const ROOM =
  /\b(single|double|twin|triple|family|king|queen|deluxe|standard|suite)\b(?: (?:bed )?room| suite)?/;

const GENERIC =
  /^(?:booking|reservation|appointment|visit|time|slot|something|one|it|table|room|place)$/;

/** "book a X" where X is a thing of the caller's own words. */
function ownWords(words: string): string | null {
  const match =
    /\b(?:book|schedule|reserve|want|need|like|get|have|make)(?: in)?(?: myself| us| me)?(?: for)? an? ([\p{L}']+(?: [\p{L}']+){0,2}?)(?= (?:appointment|for|on|at|with|please|tomorrow|today|tonight|next|this|in|monday|tuesday|wednesday|thursday|friday|saturday|sunday|and|the|under)\b|$)/u.exec(
      words,
    );
  const thing = match?.[1]?.trim() ?? '';
  return thing === '' ||
    GENERIC.test(thing) ||
    /\b(?:question|message|person|human|to|robot|number|call)\b/.test(thing)
    ? null
    : thing;
}

const MOST_TREATMENTS = 3;

/** "A haircut and a manicure": every treatment that was named. */
function treatments(words: string, offers: readonly string[]): string | null {
  const known = offers.map((offer) => offered(words, [offer])).filter((one) => one !== null);
  const others = [...words.matchAll(new RegExp(BEAUTY, 'g'))].map(([one]) => one);
  const all = [...new Set([...known, ...others])];
  const own = all.filter(
    (one) =>
      !all.some((other) => other !== one && (other.includes(one) || rootOf(one) === rootOf(other))),
  );
  const named = own.length > 0 ? own : all.slice(0, 1);
  return named.length > 0 ? named.slice(0, MOST_TREATMENTS).join(' and ') : null;
}

function rootOf(treatment: string): string {
  return treatment
    .replace(/\s/g, '')
    .replace(/u(?=r)/, '')
    .slice(0, 5);
}

/** How plainly words must name a service: in any turn, and where it was asked which. */
const PLAINLY = {
  anywhere: { least: 0.5, timesTheNext: 2 },
  asked: { least: 0.25, timesTheNext: 1.3 },
} as const;

/**
 * Name of the service whose telling words were said, if they tell it from the others; null where none or
 * several may be meant.
 */
function serviceByWords(
  words: string,
  services: readonly PromptService[],
  plainly: keyof typeof PLAINLY,
): string | null {
  const [best, next] = scoreServices(words, services);
  const called = namedService(words, services) === best?.service.name;
  const { least, timesTheNext } = PLAINLY[called ? 'asked' : plainly];
  return best && best.score >= least && best.score >= timesTheNext * (next?.score ?? 0)
    ? best.service.name
    : null;
}

/** Below this likeness of its names no service is meant. */
const LEAST_LIKENESS = 0.38;
/** Nor where the next one is within so much. */
const AHEAD_OF_THE_NEXT = 0.06;

/**
 * Name of the service that is meant by other words ("my phone is dead by lunch"), where it was asked which; null where
 * none is near, or two are, or nothing can be compared.
 * @param textOf what of a service is compared; one of the texts that `comparedTexts` prepares
 * @param least likeness from which it is meant
 */
export function serviceByMeaning(
  words: string,
  { business, meaning }: AgentContext,
  textOf: (service: PromptService) => string,
  least: number,
): string | null {
  const { services } = business;
  const likenesses = meaning?.likeness(words, services.map(textOf));
  if (!likenesses) return null;
  const order = services
    .map(({ name }, index) => ({ name, likeness: likenesses[index] ?? 0 }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const [best, next] = order;
  return best &&
    best.likeness >= least &&
    best.likeness - (next?.likeness ?? 0) >= AHEAD_OF_THE_NEXT
    ? best.name
    : null;
}

/** What a service is called, as one text to be compared in meaning. */
export function spokenNames({ name, otherNames }: PromptService): string {
  return [name, ...otherNames].join(', ');
}

/**
 * What is to be booked, by the caller's words; null when nothing tells. Where the calendar has services
 * it is the name of one of them, if any is meant.
 * @param words plain words as they were said, without digits for number words: "the first visit" is a name
 */
export function hearService(words: string, context: AgentContext): string | null {
  const { services } = context.business;
  if (services.length === 0) return hearByKind(digitsForWords(words), context);
  const named = serviceByWords(words, services, 'anywhere');
  if (named !== null) return named;
  // A word that several services have is none of them: which one is asked for.
  if (scoreServices(words, services).length > 1) return null;
  const heard = hearByKind(digitsForWords(words), context);
  return heard === null ? null : onlyService(heard, services);
}

/** By what such a business is called for. */
function hearByKind(words: string, context: AgentContext): string | null {
  const { kind, offers } = context.business;
  if (kind === 'restaurant')
    return /\b(?:table|book|reserv|seat|dinner|lunch|brunch|for \d+)/.test(words) ? 'table' : null;
  if (kind === 'hotel') {
    const room = ROOM.exec(words)?.[1];
    if (room) return room === 'suite' ? 'suite' : `${room} room`;
    return null;
  }
  if (kind === 'beauty') return treatments(words, offers);
  if (kind === 'healthcare') {
    if (/\b(?:new patient|first (?:visit|time|appointment)|register)\b/.test(words))
      return 'new patient appointment';
    return (
      offered(words, offers) ??
      HEALTH.exec(words)?.[1] ??
      (/\b(?:appointment|see (?:a|the) (?:doctor|dentist|nurse))\b/.test(words)
        ? 'appointment'
        : null)
    );
  }
  if (kind === 'estate')
    return /\b(?:valu(?:e|ed|ation|ing)|apprais\w+|(?<!\b(?:don't|not|doesn't|no|nothing|never|without|already)\b.{0,20})sell(?:ing)?|worth|on the market|up for sale|let(?:ting)? out|list (?:my|our))\b/.test(
      words,
    )
      ? 'valuation'
      : /\b(?:view\w*|see|saw|look|visit|tour|showing|interested in|flat|apartment|house|cottage|bungalow|condo|property)\b/.test(
            words,
          )
        ? 'viewing'
        : /\b(?:appointment|book|schedule|meet\w*)\b/.test(words)
          ? 'appointment'
          : null;
  if (kind === 'trade')
    return /\b(?:quotes?|estimates?)\b/.test(words)
      ? 'quote'
      : /\b(?:visit|come (?:out|over|round|by)|appointment|book|send|fix|repair|look at|need)\b/.test(
            words,
          )
        ? 'visit'
        : null;
  if (/\btable\b/.test(words)) return 'table';
  return (
    offered(words, offers) ??
    ownWords(words) ??
    (/\breserv/.test(words)
      ? 'reservation'
      : /\b(?:appointment|book|schedule)/.test(words)
        ? 'appointment'
        : null)
  );
}

/** What the caller named as an answer to "what would you like to book". */
export function serviceAsAnswered(words: string, context: AgentContext): string | null {
  const { services } = context.business;
  const known = hearService(words, context);
  if (known) return known;
  if (services.length > 0)
    return (
      serviceByWords(words, services, 'asked') ??
      onlyService(words, services) ??
      serviceByMeaning(words, context, spokenNames, LEAST_LIKENESS)
    );
  const plain = words
    .replace(
      /^(?:(?:yes|i'd like|i would like|i want|i need|just|a|an|the|to book|book|please|it's|for) )+/,
      '',
    )
    .replace(/ please$/, '');
  if (plain === '' || plain.split(' ').length > 6 || GENERIC.test(plain))
    return plain !== '' && GENERIC.test(plain) ? 'appointment' : null;
  return context.business.kind === 'hotel' && !/room|suite|bed/.test(plain)
    ? null
    : plain.slice(0, LONGEST_SERVICE_CHARACTERS);
}

/** Service that goes without saying; undefined where the calendar has several that may be meant. */
export function impliedService(context: AgentContext): string | undefined {
  const { services } = context.business;
  const usual = usualService(context);
  if (services.length === 0) return usual;
  if (services.length === 1) return services[0]?.name;
  return (usual && onlyService(usual, services)) ?? undefined;
}

function usualService(context: AgentContext): string | undefined {
  const { kind } = context.business;
  return kind === 'restaurant'
    ? 'table'
    : kind === 'healthcare'
      ? 'appointment'
      : kind === 'trade'
        ? 'visit'
        : kind === 'estate'
          ? 'viewing'
          : kind === 'other'
            ? 'appointment'
            : undefined;
}

export function isTable({ service }: BookingDraft, { business }: AgentContext): boolean {
  const own = ownService(service, business.services);
  return own ? holdsOf(own) === 'table' : service === 'table';
}

export function isRoom({ service = '' }: BookingDraft, { business }: AgentContext): boolean {
  const own = ownService(service, business.services);
  return own ? holdsOf(own) === 'room' : /\b(?:room|suite)\b/.test(service);
}

/** Whether it matters for how many the booking is. */
export function hasPartySize(draft: BookingDraft, context: AgentContext): boolean {
  const own = ownService(draft.service, context.business.services);
  return isTable(draft, context) || isRoom(draft, context) || own?.kind === 'reservation';
}
