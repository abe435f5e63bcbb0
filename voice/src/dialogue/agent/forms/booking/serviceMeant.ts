import type { PromptService } from '@belldesk/contract/business/promptServices';
import { meantService } from '@belldesk/contract/business/serviceMeant';
import type { Meaning } from '../../../meaning.ts';

/** So alike in meaning, no word needs to be the same. */
const SURELY_ALIKE = 0.45;
/** The next best must be so much less alike. */
const LEAST_LEAD = 0.08;
/** More than these are no choice by ear. */
const MOST_ALIKE = 4;

const NEGATED = /\b(?:not|no|without|isn't|wasn't)(?: (?:the|a|an|that))? [\p{L}'-]+/gu;

/** How a service is named where it is compared by meaning. */
export function serviceLabel({ name, otherNames }: PromptService): string {
  return [name, ...otherNames.slice(0, 2)].join(', ');
}

/** The one that is most alike in meaning, where it leads clearly. */
function likeliest(
  words: string,
  services: readonly PromptService[],
  meaning: Meaning | null,
): PromptService | undefined {
  const alike = meaning?.likeness(words, services.map(serviceLabel)) ?? [];
  const ranked = services
    .map((service, index) => ({ service, like: alike[index] ?? 0 }))
    .toSorted((a, b) => b.like - a.like);
  const [best, next] = ranked;
  const leads = best && best.like - (next?.like ?? 0) >= LEAST_LEAD;
  return leads && best.like >= SURELY_ALIKE ? best.service : undefined;
}

/**
 * Names of the services of the calendar that an answer means without naming one outright: "the hot water one", "an
 * hour, manual". By the words and the length that tell them apart, else by meaning where that is at hand.
 * @param words plain lower-case words
 * @param resource whom or what the caller asked for by name
 * @returns one name; several that fit as well as each other; empty where nothing tells
 */
export function servicesMeant(
  words: string,
  services: readonly PromptService[],
  meaning: Meaning | null,
  resource?: string,
): readonly string[] {
  const plain = words.replace(NEGATED, ' ');
  const told = meantService(plain, services, resource);
  const few = told.length > 0 && told.length <= MOST_ALIKE && told.length < services.length;
  if (few && told.length === 1) return told.map(({ name }) => name);
  const sure = likeliest(plain, few ? told : services, meaning);
  if (sure) return [sure.name];
  return few ? told.map(({ name }) => name) : [];
}
