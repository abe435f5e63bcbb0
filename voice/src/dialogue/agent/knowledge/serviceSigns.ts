import { servicesNamed } from '@belldesk/contract/business/matchService';
import { minorDigits, type PromptService } from '@belldesk/contract/business/promptServices';
import { lengthFits, scoreNames } from '@belldesk/contract/business/scoreServices';
import { exactName, wordsOf } from '@belldesk/contract/business/serviceWords';
import type { AgentContext } from '../context.ts';
import { digitsForWords } from '../nlu/entities/numbers.ts';
import { refusedIn, wantedParts } from '../nlu/entities/wantedParts.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import { plainWords } from '../nlu/normalise/words.ts';
import { mostPeople, spokenNames } from './services.ts';
import { ownersWordsOf } from './servicesInText.ts';
import { NO_THING, servicesMeant } from './servicesMeant.ts';
import { serviceTexts } from './serviceTexts.ts';
import { whoItIsFor } from './whoItIsFor.ts';

/** What speaks for a service being the one that a wish means, each about 0 to 1, in the order in which weights stand. */
export const SERVICE_SIGNS = [
  'byRules',
  'named',
  'namedEarlier',
  'inARow',
  'refused',
  'length',
  'otherLength',
  'price',
  'newHere',
  'knownHere',
  'forTheNew',
  'child',
  'noChild',
  'forOthers',
  'owner',
  'ownerConcept',
  'nameConcept',
  'likeNames',
  'answersNames',
  'answersWhole',
  'answersOwner',
  'answersPart',
  'asked',
  'tooMany',
  'fits',
  'reservation',
  'first',
  'plainer',
  'special',
] as const;
export type ServiceSign = (typeof SERVICE_SIGNS)[number];
export type ServiceSigns = Readonly<Record<ServiceSign, number>>;

/** What is known of a wish beside its words. */
export interface WishSetting {
  /** Name of who or what was asked for. */
  readonly resource?: string | undefined;
  readonly partySize?: number | undefined;
}

type Scores = readonly number[];

/** The parts of a story are compared each for itself, the last ones. */
const MOST_PARTS = 4;
const LEAST_PART_WORDS = 3;
const PARTS = /[.?!;]\s+|,\s+(?=(?:so|but|and|just|not|I|I'd|could|can) )/;
/** A name in words that mean the same. */
const BY_SYNONYMS = 0.4;
/** More words of the owner's tell no more. */
const MOST_OF_A_TEXT = 1.5;
/** A smaller number is an hour, or of people. */
const LEAST_PRICE = 13;

const sum = (none: Scores, all: readonly Scores[]): Scores =>
  none.map((_, index) => all.reduce((total, one) => total + (one[index] ?? 0), 0));

/** Whole names, said as they are written or in words that mean the same. */
function namesInARow(text: string, services: readonly PromptService[]): Scores {
  const named = new Set(servicesNamed(text, services));
  const said = ` ${exactName(text)} `;
  return services.map((service) => {
    if (!named.has(service)) return 0;
    const names = [service.name, ...service.otherNames];
    return names.some((one) => said.includes(` ${exactName(one)} `)) ? 1 : BY_SYNONYMS;
  });
}

/** By meaning: a wish beside the names of each service, what is set up of it and what the owner wrote of it. */
function byMeaning(told: string, wanted: string, { business, meaning }: AgentContext) {
  const { texts, places } = serviceTexts(business);
  const whole = meaning?.likeness(plainWords(told), texts) ?? null;
  const likeNames = meaning?.resemblance(plainWords(wanted), business.services.map(spokenNames));
  if (!whole || !likeNames) return null;
  const parts = told
    .split(PARTS)
    .map(plainWords)
    .filter((part) => part.split(' ').length >= LEAST_PART_WORDS);
  const each = parts.length < 2 ? [] : parts.slice(-MOST_PARTS);
  const ofParts = each.flatMap((part) => {
    const likeness = meaning?.likeness(part, texts);
    return likeness ? [likeness] : [];
  });
  const best = (of: Scores, at: readonly number[]) => Math.max(0, ...at.map((one) => of[one] ?? 0));
  return places.map(({ names, whole: set, owner }, index) => ({
    likeNames: likeNames[index] ?? 0,
    answersNames: whole[names] ?? 0,
    answersWhole: whole[set] ?? 0,
    answersOwner: best(whole, owner),
    answersPart: Math.max(0, ...ofParts.map((of) => best(of, [names, set, ...owner]))),
  }));
}

/** By who or what does it, and for how many. */
function byResource(services: readonly PromptService[], { resource, partySize = 1 }: WishSetting) {
  const does = ({ resources }: PromptService) => resources.some(({ name }) => name === resource);
  const doing = services.filter(does).length;
  return services.map((service) => {
    const most = mostPeople(service);
    const takes = most !== null && partySize > 1 && partySize <= most;
    return {
      asked: does(service) ? 1 / doing : 0,
      tooMany: most !== null && partySize > most ? 1 : 0,
      fits: takes ? 1 / (1 + most - partySize) : 0,
      reservation: service.kind === 'reservation' && partySize > 1 ? 1 : 0,
    };
  });
}

/** "Manual lesson" beside "Double manual lesson": the plain one, and what has its name within its own. */
function byPlainness(services: readonly PromptService[]) {
  const names = services.map(({ name }) => wordsOf(name));
  const holds = (whole: readonly string[] = [], part: readonly string[] = []) =>
    part.length > 0 && part.length < whole.length && part.every((word) => whole.includes(word));
  return names.map((own) => ({
    plainer: names.some((other) => holds(other, own)) ? 1 : 0,
    special: names.some((other) => holds(own, other)) ? 1 : 0,
  }));
}

/** What the rules take it for that serve where meanings cannot be compared; shared where they take it for several. */
function byRules(said: Utterance, context: AgentContext, setting: WishSetting): Scores {
  const meant = servicesMeant(said, context, setting);
  return context.business.services.map((one) => (meant.includes(one) ? 1 / meant.length : 0));
}

/** Signs of every service of a business for a wish, in their order; null where meanings cannot be compared. */
export function serviceSigns(
  wish: Utterance,
  context: AgentContext,
  { resource, partySize }: WishSetting,
): readonly ServiceSigns[] | null {
  const { services } = context.business;
  const { raw } = wish;
  const told = raw.replace(NO_THING, ' ');
  const parts = wantedParts(told);
  const wanted = parts.join(' , ');
  const meant = byMeaning(told, wanted, context);
  if (!meant) return null;
  const none = services.map(() => 0);
  const byName = parts.map((part) => scoreNames(part, services));
  const last = byName.findLastIndex((scores) => scores.some((score) => score > 0));
  const earlier = sum(none, byName.slice(0, Math.max(0, last)));
  const refused = refusedIn(told);
  const away = refused === '' ? none : scoreNames(refused, services);
  const row = namesInARow(parts.at(-1) ?? '', services);
  const lengths = lengthFits(wanted, services);
  const prices = pricesSaid(told, services);
  const owner = ownersWordsOf(wanted, context.business);
  const who = whoItIsFor(told, services);
  const setting = { resource, partySize };
  const resources = byResource(services, setting);
  const plain = byPlainness(services);
  const rules = byRules(wish, context, setting);
  return services.map((_, index): ServiceSigns => {
    const length = lengths[index] ?? 0;
    return {
      byRules: rules[index] ?? 0,
      named: byName[last]?.[index] ?? 0,
      namedEarlier: earlier[index] ?? 0,
      inARow: row[index] ?? 0,
      refused: away[index] ?? 0,
      length: Math.max(0, length),
      otherLength: Math.max(0, -length),
      price: prices[index] ?? 0,
      ...(who[index] as (typeof who)[number]),
      owner: Math.min(MOST_OF_A_TEXT, owner.stems[index] ?? 0),
      ownerConcept: Math.min(MOST_OF_A_TEXT, owner.concepts[index] ?? 0),
      nameConcept: Math.min(MOST_OF_A_TEXT, owner.names[index] ?? 0),
      ...(meant[index] as (typeof meant)[number]),
      ...(resources[index] as (typeof resources)[number]),
      first: index === 0 ? 1 : 0,
      ...(plain[index] as (typeof plain)[number]),
    };
  });
}

function pricesSaid(told: string, services: readonly PromptService[]): Scores {
  const numbers = new Set(digitsForWords(plainWords(told)).match(/\d+/g) ?? []);
  return services.map(({ priceMinor, currency }) => {
    if (priceMinor === null) return 0;
    const price = Math.floor(priceMinor / 10 ** minorDigits(currency));
    return price >= LEAST_PRICE && numbers.has(String(price)) ? 1 : 0;
  });
}
