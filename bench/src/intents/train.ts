import { nGramsOf, WANTS } from '@belldesk/voice/dialogue/agent/nlu/intents/classifier/features';
import {
  EMBEDDING_DIMENSIONS,
  type LinearClassifier,
  likelihoods,
  type SeenTurn,
  scoresOf,
  weightOfEachGram,
} from '@belldesk/voice/dialogue/agent/nlu/intents/classifier/linearClassifier';

const size = WANTS.length;
/** Times that all turns are gone through. */
const EPOCHS = 14;
/** Of the first epoch; divided by the number of the epoch. */
const LEARNING_RATE = 3;
/** The bias learns slower: it is seen in every turn. */
const BIAS_SHARE = 0.1;
/** L2 regularisation, for each turn of an epoch. */
const WEIGHT_DECAY = 2e-6;
/** N-grams that are rarer teach nothing. */
const LEAST_TIMES = 4;
/** A prime: a fixed way through all turns, so that the same data gives the same weights. */
const STRIDE = 7_919;

/** The n-grams that are not rare, with their places. */
export function vocabularyOf(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts)
    for (const gram of nGramsOf(text)) times.set(gram, (times.get(gram) ?? 0) + 1);
  const kept = [...times].filter(([gram, count]) => count >= LEAST_TIMES && !gram.includes('|'));
  return new Map(kept.map(([gram], at) => [gram, at]));
}

/** Fits a linear classifier by stochastic descent; each turn is seen with its meaning, and by its words alone. */
export function train(
  turns: readonly { readonly seen: SeenTurn; readonly want: number }[],
  vocabularySize: number,
): LinearClassifier {
  const by: LinearClassifier = {
    grams: new Float64Array(vocabularySize * size),
    meaning: new Float64Array(EMBEDDING_DIMENSIONS * size),
    bias: new Float64Array(size),
    biasByWords: new Float64Array(size),
  };
  const all = turns.flatMap(({ seen: one, want }) => [
    { one, want },
    { one: { ...one, embedding: null }, want },
  ]);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = LEARNING_RATE / (1 + epoch);
    for (let step = 0; step < all.length; step++) {
      const turn = all[(step * STRIDE) % all.length];
      if (turn) learn(turn.one, turn.want, by, rate);
    }
    const kept = 1 - rate * WEIGHT_DECAY * all.length;
    for (let at = 0; at < by.grams.length; at++) by.grams[at] = (by.grams[at] ?? 0) * kept;
    for (let at = 0; at < by.meaning.length; at++) by.meaning[at] = (by.meaning[at] ?? 0) * kept;
  }
  return by;
}

/** One step of descent; `by` is changed. */
function learn(turn: SeenTurn, want: number, by: LinearClassifier, rate: number): void {
  const { grams, embedding } = turn;
  const off = likelihoods(scoresOf(turn, by));
  off[want] = (off[want] ?? 0) - 1;
  const bias = embedding ? by.bias : by.biasByWords;
  const each = weightOfEachGram(turn);
  for (let at = 0; at < size; at++) {
    const step = rate * (off[at] ?? 0);
    bias[at] = (bias[at] ?? 0) - BIAS_SHARE * step;
    for (const gram of grams)
      by.grams[gram * size + at] = (by.grams[gram * size + at] ?? 0) - each * step;
    if (embedding)
      for (let place = 0; place < EMBEDDING_DIMENSIONS; place++)
        by.meaning[place * size + at] =
          (by.meaning[place * size + at] ?? 0) - (embedding[place] ?? 0) * step;
  }
}
