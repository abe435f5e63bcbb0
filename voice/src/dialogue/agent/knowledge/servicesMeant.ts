import { servicesNamed } from '@belldesk/contract/business/matchService';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import { clearlyAhead, scoreServices } from '@belldesk/contract/business/scoreServices';
import { exactName, wordsOf } from '@belldesk/contract/business/serviceWords';
import type { AgentContext } from '../context.ts';
import { refusedIn, wantedParts } from '../nlu/entities/wantedParts.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import { holdsOf, mostPeople, servicePassage, spokenNames } from './services.ts';
import { aboutServices, ownersWordsOf } from './servicesInText.ts';
import { scoresByWhoItIsFor, withChildren } from './whoItIsFor.ts';

/** What is known of a wish beside its words. */
export interface KnownOfWish {
  /** Name of who or what was asked for: what that does not do is not meant. */
  readonly resource?: string | undefined;
  /** What takes fewer is not meant. */
  readonly partySize?: number | undefined;
  /** Names of those that were offered to choose from. */
  readonly among?: readonly string[] | undefined;
  /** What was asked and answered just before: "could we do that on Thursday?" */
  readonly before?: { readonly words: string; readonly sentences: readonly string[] } | undefined;
}

/** Of a later word that corrects an earlier one, so much of the earlier still counts: it may narrow it. */
const CORRECTED = 0.3;
/** A whole name said in a row. */
const WHOLE_NAME_IN_A_ROW = 0.5;
/** In words that mean the same. */
const WHOLE_NAME_BY_SYNONYMS = 0.2;
/** Where nothing but likeness of meaning tells, it must be so far ahead. */
const MEANING_ALONE_AHEAD = 0.3;
/** A telling word that the owner wrote of one service alone. */
const OWNERS_WORD = 0.5;
const OWNERS_CONCEPT = 0.15;
const CONCEPT_OF_THE_NAME = 0.3;
const MOST_BY_OWNERS_WORDS = 0.6;
/** By meaning: from this likeness on, and so much for each step of it. */
const LEAST_LIKENESS = 0.28;
const BY_LIKENESS = 2.6;
/** What was spoken of just before counts less than what is said. */
const SPOKEN_OF = 0.6;
/** A wish names a thing by the way in no fewer words. */
const LEAST_WORDS_OF_A_WISH = 3;

/** What is no thing: "have you room for two", "two o'clock". */
export const NO_THING =
  /\b(?:room|space|place|spot|seats?) (?:for|on|at)\b|\b(?:any|got|have you|have) (?:room|space)\b|\bo['’ ]?clock\b/gi;
/** Asks for one of two. */
const EITHER = /\bor\b/i;
/** What the caller says they do not want. */
const REFUSED = 1.3;

type Scores = readonly number[];

const sum = (...all: readonly Scores[]): Scores =>
  (all[0] ?? []).map((_, index) => all.reduce((total, one) => total + (one[index] ?? 0), 0));
const times = (scores: Scores, by: number): Scores => scores.map((score) => score * by);

/** Those of the services that can be meant at all; all of them where none can. */
function possible(
  services: readonly PromptService[],
  { resource, partySize, among }: KnownOfWish,
  raw: string,
): readonly PromptService[] {
  const wanted = wantedParts(raw).join(' , ');
  const named = new Set(servicesNamed(wanted, services));
  const tables = /\btables?\b/i.test(wanted) && !/\btables?\b/i.test(refusedIn(raw));
  const rules: readonly ((service: PromptService) => boolean)[] = [
    ({ name }) => among === undefined || among.includes(name),
    ({ resources }) => resource === undefined || resources.some(({ name }) => name === resource),
    (service) => !tables || holdsOf(service) === 'table' || named.has(service),
    (service) => partySize === undefined || partySize <= (mostPeople(service) ?? partySize),
  ];
  return rules.reduce((left, rule) => {
    const fitting = left.filter(rule);
    return fitting.length > 0 ? fitting : left;
  }, services);
}

/** By names and lengths alone. */
export function scoresByName(told: string, services: readonly PromptService[]): Scores {
  const text = told.replace(NO_THING, ' ');
  const named = new Set(servicesNamed(text, services));
  const said = ` ${exactName(text)} `;
  const words = services.map((service) => new Set(wordsOf(spokenNames(service))));
  const sharedBy = (name: string) =>
    Math.min(...wordsOf(name).map((word) => words.filter((of) => of.has(word)).length));
  const inARow = ({ name, otherNames }: PromptService) => {
    const names = [name, ...otherNames];
    const exact = names.filter((one) => said.includes(` ${exactName(one)} `));
    const bonus = exact.length > 0 ? WHOLE_NAME_IN_A_ROW : WHOLE_NAME_BY_SYNONYMS;
    return bonus / Math.max(1, Math.min(...(exact.length > 0 ? exact : names).map(sharedBy)));
  };
  return scoreServices(text, services).map(
    ({ service, score }) => score + (named.has(service) ? inARow(service) : 0),
  );
}

/** Those that a text names in so many words, in its order: "a half day, and a nail clip after it". */
function listed(text: string, services: readonly PromptService[]): readonly PromptService[] {
  const said = ` ${exactName(text)} `;
  return servicesNamed(text, services).filter(({ name, otherNames }) =>
    [name, ...otherNames].some((one) => said.includes(` ${exactName(one)} `)),
  );
}

/** By what the owner wrote of each. */
function scoresByOwnersWords(
  text: string,
  among: readonly PromptService[],
  { business }: AgentContext,
): Scores {
  const { stems, concepts, names } = ownersWordsOf(text, business);
  const places = among.map((service) => business.services.indexOf(service));
  return places.map((place) => {
    const byConcept =
      OWNERS_CONCEPT * (concepts[place] ?? 0) + CONCEPT_OF_THE_NAME * (names[place] ?? 0);
    return Math.min(OWNERS_WORD * (stems[place] ?? 0) + byConcept, MOST_BY_OWNERS_WORDS);
  });
}

/** By meaning, where it can be compared. */
function scoresByMeaning(
  words: string,
  among: readonly PromptService[],
  { meaning }: AgentContext,
): Scores {
  const texts = among.flatMap((service) => [spokenNames(service), servicePassage(service).meant]);
  const likenesses = meaning?.resemblance(words, texts);
  return among.map((_, index) => {
    const best = Math.max(likenesses?.[2 * index] ?? 0, likenesses?.[2 * index + 1] ?? 0);
    return Math.max(0, best - LEAST_LIKENESS) * BY_LIKENESS;
  });
}

const NEXT_TO_NOTHING = 0.2;

/** Likenesses of which none is far ahead tell nothing by themselves. */
function farAhead(likenesses: Scores): Scores {
  const [best = 0, next = 0] = likenesses.toSorted((a, b) => b - a);
  return best - next >= MEANING_ALONE_AHEAD ? likenesses : likenesses.map(() => 0);
}

function scoresOf(text: string, among: readonly PromptService[], context: AgentContext): Scores {
  const none = among.map(() => 0);
  const parts = wantedParts(text).map((part) => scoresByName(part, among));
  const told = parts.findLastIndex((scores) => scores.some((score) => score > 0));
  const [last, ...earlier] = parts.slice(0, told + 1).toReversed();
  const byName = sum(last ?? none, ...earlier.map((scores) => times(scores, CORRECTED)));
  const wanted = wantedParts(text).join(' , ');
  const refused = refusedIn(text);
  const byOwner = scoresByOwnersWords(wanted, among, context);
  const byMeaning = scoresByMeaning(wanted, among, context);
  const others = sum(byName, byOwner);
  const nothingElse = others.every((score) => score < NEXT_TO_NOTHING);
  return sum(
    byName,
    refused === '' ? none : times(scoresByName(refused, among), -REFUSED),
    scoresByWhoItIsFor(text, among),
    byOwner,
    nothingElse ? farAhead(byMeaning) : byMeaning,
  );
}

/**
 * The services that a wish may mean: one that is clearly ahead of the others, several about as good as each
 * other, or none. Names tell most, then words that the owner wrote of a service, then likeness of meaning; what
 * was spoken of just before where the wish itself tells nothing.
 */
export function servicesMeant(
  { raw, words }: Utterance,
  context: AgentContext,
  known: KnownOfWish = {},
): readonly PromptService[] {
  const { services } = context.business;
  if (services.length === 0) return [];
  const told = withChildren(raw.replace(NO_THING, ' '));
  const among = possible(services, known, told);
  const isNarrowed = among.length === 1 && services.length > 1 && !known.among;
  if (isNarrowed) return among;
  const ahead = (scores: Scores) =>
    clearlyAhead(among.map((service, index) => ({ service, score: scores[index] ?? 0 })));
  const asked = known.among !== undefined;
  const tells = asked || words.split(' ').length >= LEAST_WORDS_OF_A_WISH;
  const said = tells ? scoresOf(told, among, context) : scoresByName(told, among);
  const several = listed(wantedParts(told).at(-1) ?? '', among);
  const [first] = several;
  if (first && several.length > 1) return EITHER.test(told) ? several : [first];
  const meant = ahead(said);
  if (meant.length === 1 || !known.before) return meant;
  const { before } = known;
  const spoken = sum(
    scoresOf(before.words, among, context),
    ...before.sentences.map((sentence) => aboutServices(sentence, among)),
  );
  const both = ahead(sum(said, times(spoken, SPOKEN_OF)));
  return both.length > 0 ? both : meant;
}
