import { type NgramCounts, SENTENCE_START } from './ngrams.ts';

/**
 * How much of each probability comes from the shorter history. A fixed share, as counts of an expanded
 * corpus say little about how sure one may be: a phrase expanded twice as often is not twice as known.
 */
export interface BackOff {
  readonly trigramToBigram: number;
  readonly bigramToUnigram: number;
  readonly unigramToUniform: number;
}

/** Even guesses; the error rate hardly depends on them. */
export const defaultBackOff: BackOff = {
  trigramToBigram: 0.3,
  bigramToUnigram: 0.2,
  unigramToUniform: 0.2,
};

/** What ARPA files write for a probability of nothing. */
const NEVER_LOG10 = -99;

const sumOf = (counts: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
};
const log10 = (probability: number): string =>
  probability > 0 ? Math.log10(probability).toFixed(4) : String(NEVER_LOG10);

/**
 * A trigram model in ARPA's format (`\data\`, one section an order, log10 probability and back-off weight),
 * each order interpolated with the next shorter (Jelinek and Mercer, 1980).
 */
export function arpaOf(counts: NgramCounts, backOff: BackOff = defaultBackOff): string {
  const { unigrams, bigrams, trigrams } = counts;
  const total = sumOf(unigrams);
  const uniform = 1 / (unigrams.size - 1);
  const unigramOf = (word: string) =>
    (1 - backOff.unigramToUniform) * ((unigrams.get(word) ?? 0) / total) +
    backOff.unigramToUniform * uniform;

  const unigramLines: string[] = [];
  for (const word of unigrams.keys()) {
    const probability = word === SENTENCE_START ? 0 : unigramOf(word);
    const weight = bigrams.has(word) ? `\t${log10(backOff.bigramToUnigram)}` : '';
    unigramLines.push(`${log10(probability)}\t${word}${weight}`);
  }

  const bigramOf = new Map<string, number>();
  const bigramLines: string[] = [];
  for (const [history, after] of bigrams) {
    const seen = sumOf(after);
    for (const [word, count] of after) {
      const pair = `${history} ${word}`;
      const probability =
        (1 - backOff.bigramToUnigram) * (count / seen) + backOff.bigramToUnigram * unigramOf(word);
      bigramOf.set(pair, probability);
      const weight = trigrams.has(pair) ? `\t${log10(backOff.trigramToBigram)}` : '';
      bigramLines.push(`${log10(probability)}\t${pair}${weight}`);
    }
  }

  const trigramLines: string[] = [];
  for (const [history, after] of trigrams) {
    const seen = sumOf(after);
    const last = history.slice(history.indexOf(' ') + 1);
    for (const [word, count] of after) {
      const probability =
        (1 - backOff.trigramToBigram) * (count / seen) +
        backOff.trigramToBigram * (bigramOf.get(`${last} ${word}`) ?? 0);
      trigramLines.push(`${log10(probability)}\t${history} ${word}`);
    }
  }

  return [
    '\\data\\',
    `ngram 1=${unigramLines.length}`,
    `ngram 2=${bigramLines.length}`,
    `ngram 3=${trigramLines.length}`,
    '',
    '\\1-grams:',
    ...unigramLines,
    '',
    '\\2-grams:',
    ...bigramLines,
    '',
    '\\3-grams:',
    ...trigramLines,
    '',
    '\\end\\',
    '',
  ].join('\n');
}
