/** Counts of what was seen after a history of words. Words of a history are joined by one space. */
export interface NgramCounts {
  readonly unigrams: ReadonlyMap<string, number>;
  readonly bigrams: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly trigrams: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export const SENTENCE_START = '<s>';
export const SENTENCE_END = '</s>';

function add(counts: Map<string, Map<string, number>>, history: string, word: string): void {
  const after = counts.get(history) ?? new Map<string, number>();
  counts.set(history, after);
  after.set(word, (after.get(word) ?? 0) + 1);
}

/** Counts words, pairs and triples of the sentences, with their starts and ends. */
export function countNgrams(sentences: Iterable<readonly string[]>): NgramCounts {
  const unigrams = new Map<string, number>([[SENTENCE_START, 0]]);
  const bigrams = new Map<string, Map<string, number>>();
  const trigrams = new Map<string, Map<string, number>>();
  for (const sentence of sentences) {
    let beforeLast = '';
    let last = SENTENCE_START;
    for (const word of [...sentence, SENTENCE_END]) {
      unigrams.set(word, (unigrams.get(word) ?? 0) + 1);
      add(bigrams, last, word);
      if (beforeLast !== '') add(trigrams, `${beforeLast} ${last}`, word);
      beforeLast = last;
      last = word;
    }
  }
  return { unigrams, bigrams, trigrams };
}
