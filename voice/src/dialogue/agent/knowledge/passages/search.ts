import type { Meaning } from '../../../meaning.ts';
import { certaintySigns } from './certainty.ts';
import type { AnswerKind, Passage } from './passage.ts';
import type { PassageIndex } from './passageIndex.ts';
import { type Before, type Candidate, comparePassages } from './signs.ts';
import {
  CERTAINTY,
  LIKELY,
  NONE,
  PERHAPS,
  PERHAPS_A_PRICE,
  SIGNS,
  SURE,
  SURE_LIKENESS,
  SURE_OF_A_FIGURE,
  SURE_SHARE,
} from './weights.ts';

/** The passage that answers best, and the next. */
export interface Found {
  readonly best: Passage;
  readonly next: Passage | null;
  /** How likely `best` is the answer, from 0 to 1. */
  readonly certainty: number;
  /** Whether it may be said as the answer: it tells what is asked for, and of that very thing. */
  readonly sure: boolean;
  /** Enough so that the question is about it, whatever else stands in its words. */
  readonly likely: boolean;
  /** Enough to be told with doubt; a price takes more. */
  readonly perhaps: boolean;
  /** It was told before, and is asked after again. */
  readonly again: boolean;
  /** By how much `best` is better than `next`. */
  readonly margin: number;
}

/** A passage without the thing that is asked after is no neighbour of it, unless so alike in meaning. */
const NEAR_THE_THING = 0.45;

/** Kinds of answers that are numbers. */
const FIGURES: ReadonlySet<AnswerKind> = new Set([
  'money',
  'hour',
  'length',
  'distance',
  'age',
  'count',
]);

/**
 * The passages that a question means, by meaning, words and the kind of thing that it asks for. Null where nothing was
 * written, or the meanings cannot be compared.
 * @param parts the parts of the question that ask something, plain lower-case words; the whole where there is one
 */
export function searchPassages(
  words: string,
  parts: readonly string[],
  index: PassageIndex,
  meaning: Meaning | null,
  before: Before | null = null,
): Found | null {
  const compared = comparePassages(words, parts, index, meaning, before);
  if (!compared) return null;
  const ranked = eachOnce(
    compared.candidates
      .map((candidate) => ({ candidate, score: weighed(candidate.signs, SIGNS) }))
      .toSorted((a, b) => b.score - a.score),
    index,
  );
  const [best, next] = ranked;
  const passage = best && index.passages[best.candidate.at];
  if (!best || !passage) return null;
  const { candidate } = best;
  if (!candidate.there && candidate.likeness < NEAR_THE_THING) return null;
  const scores = ranked.map(({ score }) => score);
  const signs = certaintySigns(compared, candidate, scores, NONE, before !== null);
  const certainty = 1 / (1 + Math.exp(-weighed(signs, CERTAINTY)));
  const tells =
    candidate.fit.noKind === 0 && candidate.there && (before !== null || isNear(candidate));
  const [asked] = compared.asked.kinds;
  const tellsFigure = asked !== undefined && FIGURES.has(asked) && passage.kinds.has(asked);
  const tellsPrice = tellsFigure && asked === 'money';
  return {
    best: passage,
    next: (next && index.passages[next.candidate.at]) ?? null,
    margin: best.score - (next?.score ?? 0),
    certainty,
    sure: certainty >= (tellsFigure ? SURE_OF_A_FIGURE : SURE) && tells,
    likely: certainty >= LIKELY && tells,
    perhaps: certainty >= (tellsPrice ? PERHAPS_A_PRICE : PERHAPS),
    again: candidate.again,
  };
}

/** Parts of one sentence are told by it: only the best of them counts. */
function eachOnce<Ranked extends { readonly candidate: Candidate }>(
  ranked: readonly Ranked[],
  { passages }: PassageIndex,
): Ranked[] {
  const told = new Set<string | undefined>();
  return ranked.filter(({ candidate }) => {
    const said = passages[candidate.at]?.said;
    return !told.has(said) && told.add(said);
  });
}

/** A word in common that is the thing itself, or a meaning that leaves no doubt: else a neighbour answers. */
function isNear({ likeness, fit: { share } }: Candidate): boolean {
  return share >= SURE_SHARE || likeness >= SURE_LIKENESS;
}

function weighed<Name extends string>(
  signs: Readonly<Partial<Record<Name, number>>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let sum = 0;
  for (const sign of Object.keys(signs) as Name[]) sum += weights[sign] * (signs[sign] ?? 0);
  return sum;
}
