import { languageNames } from './languages.ts';

/**
 * What the site says of the service in figures: each number stands here once, and every page renders it. Prices and
 * minutes of plans stand in plans.ts. Where the specification names two numbers for one thing (decision 087), the one
 * that is chosen stands here.
 */
export const claims = {
  /** To describe a business and have an assistant that answers. */
  setUpMinutes: 1,
  /** With which everybody starts; the free plan has to give at least as many. */
  freeMinutesToStart: 20,
  callsAnsweredPercent: 100,
  uptimePercent: 99.9,
  /** Languages in which an assistant listens and speaks, each once: variants of English count as one. */
  languages: [...new Set(Object.values(languageNames).map((name) => name.replace(/ \(.*\)$/, '')))],
} as const;
