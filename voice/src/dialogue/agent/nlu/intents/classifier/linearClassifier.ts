import { GRAMS_LENGTH, nGramsOf, WANTS } from './features.ts';

/** Length of a sentence's embedding. */
export const EMBEDDING_DIMENSIONS = 384;
const size = WANTS.length;

/** Weights of a linear classifier of wants; those of one n-gram or dimension stand together, in the order of `WANTS`. */
export interface LinearClassifier {
  /** One row for each known n-gram. */
  readonly grams: Float64Array;
  /** One row for each dimension of an embedding. */
  readonly meaning: Float64Array;
  /** Beside an embedding. */
  readonly bias: Float64Array;
  /** Where a turn is seen by its words alone. */
  readonly biasByWords: Float64Array;
}

/** A turn as the classifier sees it; without an embedding it is seen by its words alone. */
export interface SeenTurn {
  /** Places of its n-grams in the vocabulary. */
  readonly grams: readonly number[];
  /** Of length 1, in `EMBEDDING_DIMENSIONS` dimensions. */
  readonly embedding: ArrayLike<number> | null;
}

/** What a classifier with this vocabulary sees of a turn. */
export function seenTurn(
  raw: string,
  vocabulary: ReadonlyMap<string, number>,
  embedding: ArrayLike<number> | null,
): SeenTurn {
  return { grams: [...nGramsOf(raw)].flatMap((gram) => vocabulary.get(gram) ?? []), embedding };
}

/** What each n-gram of a turn counts: together they have the same length in every turn. */
export function weightOfEachGram({ grams }: SeenTurn): number {
  return GRAMS_LENGTH / Math.sqrt(Math.max(1, grams.length));
}

/** A score for each want, in the order of `WANTS`; any size. */
export function scoresOf(turn: SeenTurn, by: LinearClassifier): Float64Array {
  const { grams, embedding } = turn;
  const scores = Float64Array.from(embedding ? by.bias : by.biasByWords);
  const each = weightOfEachGram(turn);
  for (const gram of grams)
    for (let want = 0; want < size; want++)
      scores[want] = (scores[want] ?? 0) + each * (by.grams[gram * size + want] ?? 0);
  if (embedding)
    for (let at = 0; at < EMBEDDING_DIMENSIONS; at++) {
      const value = embedding[at] ?? 0;
      for (let want = 0; want < size; want++)
        scores[want] = (scores[want] ?? 0) + value * (by.meaning[at * size + want] ?? 0);
    }
  return scores;
}

/** Scores as likelihoods from 0 to 1, together 1 (softmax). */
export function likelihoods(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / all);
}
