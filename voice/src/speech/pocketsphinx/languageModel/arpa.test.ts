import { expect, test } from 'vitest';
import { arpaOf } from './arpa.ts';
import { countNgrams, SENTENCE_END, SENTENCE_START } from './ngrams.ts';

const sentences = ['a table please', 'a table for two', 'two please', 'yes'].map((line) =>
  line.split(' '),
);

interface Entry {
  readonly probability: number;
  readonly backOff: number;
}

/** Reads an ARPA file back, as a decoder does. */
function parse(arpa: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const line of arpa.split('\n')) {
    const [log, words, backOff] = line.split('\t');
    if (words === undefined) continue;
    entries.set(words, { probability: 10 ** Number(log), backOff: 10 ** Number(backOff ?? 0) });
  }
  return entries;
}

/** Probability of a word after a history, by ARPA's rule of backing off. */
function probability(
  entries: Map<string, Entry>,
  history: readonly string[],
  word: string,
): number {
  const whole = entries.get([...history, word].join(' '));
  if (whole) return whole.probability;
  if (history.length === 0) return 0;
  const weight = entries.get(history.join(' '))?.backOff ?? 1;
  return weight * probability(entries, history.slice(1), word);
}

test('probabilities after any history sum to one', () => {
  const counts = countNgrams(sentences);
  const entries = parse(arpaOf(counts));
  const words = [...counts.unigrams.keys()].filter((word) => word !== SENTENCE_START);
  const histories = [
    [],
    [SENTENCE_START],
    ['table'],
    ['a', 'table'],
    [SENTENCE_START, 'two'],
    ['yes', 'a'],
  ];
  for (const history of histories) {
    const sum = words.reduce((total, word) => total + probability(entries, history, word), 0);
    expect(sum).toBeCloseTo(1, 2);
  }
});

test('what was said more often is likelier, and nothing is impossible', () => {
  const entries = parse(arpaOf(countNgrams(sentences)));
  const after = (history: string[], word: string) => probability(entries, history, word);
  expect(after([SENTENCE_START], 'a')).toBeGreaterThan(after([SENTENCE_START], 'two'));
  expect(after(['a', 'table'], 'for')).toBeGreaterThan(after(['a', 'table'], 'yes'));
  expect(after(['a', 'table'], 'yes')).toBeGreaterThan(0);
});

test('the head counts what follows', () => {
  const arpa = arpaOf(countNgrams(sentences));
  const lines = arpa.split('\n');
  for (const order of [1, 2, 3]) {
    const from = lines.indexOf(`\\${order}-grams:`) + 1;
    const count = lines.indexOf('', from) - from;
    expect(lines).toContain(`ngram ${order}=${count}`);
  }
  expect(arpa).toContain(`\t${SENTENCE_END}`);
  expect(arpa.endsWith('\\end\\\n')).toBe(true);
});
