import type { PromptService } from '@belldesk/contract/business/promptServices';
import { clearlyAhead } from '@belldesk/contract/business/scoreServices';
import { wordsOf } from '@belldesk/contract/business/serviceWords';
import type { AgentContext } from '../../context.ts';
import { holdsOf, mostPeople, onlyService, ownService } from '../../knowledge/services.ts';
import { scoresByName, servicesMeant } from '../../knowledge/servicesMeant.ts';
import type { BookingDraft } from '../../state.ts';
import { utterance } from '../normalise/utterance.ts';
import { digitsForWords } from './numbers.ts';
import { refusedIn, wantedParts } from './wantedParts.ts';

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

/** From so much of a name on, a turn that was about something else names a service too. */
const PLAINLY = 0.5;

/** Name of the one service that words name, whatever they are about; null where none or several may be meant. */
function plainlyNamed(words: string, services: readonly PromptService[]): string | null {
  const parts = wantedParts(words);
  const refused = scoresByName(refusedIn(words), services);
  for (const part of parts.toReversed()) {
    const scores = scoresByName(part, services).map((score, at) => score - (refused[at] ?? 0));
    if (scores.every((score) => score <= 0)) continue;
    const scored = services.map((service, index) => ({ service, score: scores[index] ?? 0 }));
    const meant = clearlyAhead(scored, PLAINLY);
    return meant.length === 1 ? (meant[0]?.name ?? null) : null;
  }
  return null;
}

/**
 * What is to be booked, by the caller's words; null when nothing tells. Where the calendar has services
 * it is the name of one of them, if any is meant.
 * @param words plain words as they were said, without digits for number words: "the first visit" is a name
 * @param raw the same with its marks: by them it is told where what is not wanted ends
 */
export function hearService(words: string, context: AgentContext, raw = words): string | null {
  const { services } = context.business;
  if (services.length === 0) return hearByKind(digitsForWords(words), context);
  const named = plainlyNamed(raw, services);
  if (named !== null) return named;
  // A word that several services have is none of them: which one is asked for.
  const wanted = wantedParts(raw).join(' , ');
  if (scoresByName(wanted, services).filter((score) => score > 0).length > 1) return null;
  // "not a table, up at the bar": the general word is the one that is not wanted
  if (refusedIn(raw) !== '') return null;
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
  if (services.length > 0) {
    const meant = servicesMeant(utterance(words), context);
    return (meant.length === 1 ? meant[0]?.name : undefined) ?? onlyService(words, services);
  }
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

/**
 * Service that goes without saying; undefined where the calendar has several that may be meant. A table does
 * wherever there are plain ones and no bedrooms, for as many as it takes.
 */
export function impliedService(
  context: AgentContext,
  { partySize = 1, resource }: Pick<BookingDraft, 'partySize' | 'resource'> = {},
): string | undefined {
  const { services } = context.business;
  const usual = usualService(context);
  if (services.length === 0) return usual;
  if (services.length === 1) return services[0]?.name;
  const beds = services.some((one) => holdsOf(one) === 'room');
  const table = beds ? undefined : services.find(isPlainTable);
  const implied = table?.name ?? (usual && onlyService(usual, services)) ?? undefined;
  const own = ownService(implied, services);
  if (!own) return implied;
  const does = resource === undefined || own.resources.some(({ name }) => name === resource);
  return does && partySize <= (mostPeople(own) ?? partySize) ? implied : undefined;
}

const isPlainTable = (service: PromptService): boolean =>
  holdsOf(service) === 'table' && wordsOf(service.name).join(' ') === 'table';

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
