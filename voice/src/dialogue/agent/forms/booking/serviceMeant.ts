import { wordsOf } from '@belldesk/contract/business/matchService';
import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { Meaning } from '../../../meaning.ts';
import { hearMinutes } from '../../nlu/entities/durations.ts';

/** Names of services that an answer may mean: one, or several that fit as well as each other. */
export type ServicesMeant = readonly string[];

/** What a length that was said adds to a service of that length, and takes from another. */
const LENGTH_COUNTS = 0.25;
/** What likeness in meaning counts beside words, above what any two phrases have in common. */
const MEANING_COUNTS = 0.6;
const LIKE_ANYTHING = 0.2;
/** So alike in meaning, no word needs to be the same. */
const SURELY_ALIKE = 0.5;
/** The next best must be so much behind. */
const LEAST_LEAD = 0.12;
/** More than these are no choice by ear. */
const MOST_ALIKE = 4;

const NEGATED = /\b(?:not|no|without|isn't|wasn't)(?: (?:the|a|an|that))? [\p{L}'-]+/gu;

/** The label of a service that is compared by meaning. */
export function serviceLabel({ name, otherNames }: PromptService): string {
  return [name, ...otherNames.slice(0, 2)].join(', ');
}

function rarity(services: readonly PromptService[]): (word: string) => number {
  const all = services.map(
    ({ name, otherNames }) => new Set(wordsOf([name, ...otherNames].join(' '))),
  );
  return (word) => {
    const having = all.filter((words) => words.has(word)).length;
    return having === 0 ? 0 : Math.log((services.length + 1) / having);
  };
}

/** From 0 to 1: how much of what tells the services apart was said of a name, and how much of the name and of what was said that is. */
function sharedWords(said: readonly string[], name: string, weigh: (word: string) => number) {
  const words = wordsOf(name);
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + weigh(word), 0);
  const whole = sum(words);
  const shared = sum(words.filter((word) => said.includes(word)));
  if (shared === 0) return 0;
  const strongest = Math.max(...words.map(weigh));
  return (
    0.4 * Math.min(1, shared / strongest) + 0.3 * (shared / whole) + 0.3 * (shared / sum(said))
  );
}

/**
 * Which services of the calendar an answer means that names none of them outright: "the hot water one", "an hour,
 * manual", "the first visit". By the words that tell them apart, by length, and by meaning where that is at hand.
 * @param words plain lower-case words
 * @returns one name; several that fit as well; empty where nothing tells
 */
export function servicesMeant(
  words: string,
  services: readonly PromptService[],
  meaning: Meaning | null,
): ServicesMeant {
  if (services.length === 0) return [];
  const plain = words.replace(NEGATED, ' ');
  const said = wordsOf(plain);
  const minutes = hearMinutes(plain);
  const weigh = rarity(services);
  const alike = meaning?.likeness(plain, services.map(serviceLabel)) ?? [];
  const ranked = services
    .map(({ name, otherNames, durationMinutes }, index) => {
      const shared = Math.max(...[name, ...otherNames].map((one) => sharedWords(said, one, weigh)));
      const like = alike[index] ?? 0;
      const length = minutes === null ? 0 : minutes === durationMinutes ? 1 : -1;
      const score =
        shared + LENGTH_COUNTS * length + MEANING_COUNTS * Math.max(0, like - LIKE_ANYTHING);
      return { name, score, tells: shared > 0 || like >= SURELY_ALIKE };
    })
    .filter(({ tells }) => tells)
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return [];
  const near = ranked.filter(({ score }) => best.score - score < LEAST_LEAD);
  return near.length <= MOST_ALIKE ? near.map(({ name }) => name) : [];
}
