import { expect, test } from 'vitest';
import { heldOutUtterances } from '../testing/heldOutUtterances.ts';
import { expandCorpus } from './expand.ts';

const sentences = (sentencesPerShare: number) =>
  [...expandCorpus(sentencesPerShare)].map((words) => words.join(' '));

test('is the same in every run', () => {
  expect(sentences(5)).toEqual(sentences(5));
});

test('leaves nothing to fill in, and only words', () => {
  for (const sentence of sentences(40)) expect(sentence).toMatch(/^[a-z'.]+( [a-z'.]+)*$/);
});

test('holds few of the utterances that recognition is measured on', () => {
  const corpus = new Set(sentences(150));
  const known = heldOutUtterances.filter((utterance) => corpus.has(utterance));
  expect(known.length).toBeLessThanOrEqual(heldOutUtterances.length / 8);
});
