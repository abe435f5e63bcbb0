import { askedParts } from '@belldesk/voice/dialogue/agent/knowledge/passages/askedParts';
import { indexPassages } from '@belldesk/voice/dialogue/agent/knowledge/passages/passageIndex';
import { searchPassages } from '@belldesk/voice/dialogue/agent/knowledge/passages/search';
import { plainWords } from '@belldesk/voice/dialogue/agent/nlu/normalise/words';
import { expect, test } from 'vitest';
import { openKeptMeaning } from './keptMeaning.ts';
import { ownersWords, passagesHolding } from './labelled.ts';

/*
 * The businesses that taught the search nothing: how often the right place comes first, and how seldom something is
 * said for sure that is not the answer. Counted only. Floors are a little under what is measured (70%, and 11% of the
 * near-misses). Needs the model; where it cannot be fetched, nothing is measured.
 */
const LEAST_FIRST = 0.66;
const MOST_WRONGLY_SURE = 0.2;
const meaning = await openKeptMeaning().catch(() => null);

test.skipIf(meaning === null)(
  'the right passage first, and what is not written seldom said for sure',
  { timeout: 300_000 },
  async () => {
    let known = 0;
    let first = 0;
    let unknown = 0;
    let wronglySure = 0;
    for (const { passages, questions } of await ownersWords('test')) {
      const index = indexPassages(passages);
      for (const { question, after, answers } of questions) {
        const partsOf = (text: string) => askedParts(text).map(plainWords).slice(0, 3);
        const find = (text: string, before: { words: string; said: string[] } | null = null) =>
          searchPassages(plainWords(text), partsOf(text), index, meaning, before);
        const told = after === null ? null : find(after);
        const before =
          after === null ? null : { words: plainWords(after), said: told ? [told.best.said] : [] };
        const found = find(question, before);
        if (answers.size === 0) {
          unknown++;
          if (found?.sure) wronglySure++;
        } else {
          known++;
          if (found && answers.has(passages.indexOf(found.best))) first++;
        }
      }
    }
    expect(first / known).toBeGreaterThan(LEAST_FIRST);
    expect(wronglySure / unknown).toBeLessThan(MOST_WRONGLY_SURE);
  },
);

test('an answer is held by the passage with most of its words, or by its pieces', () => {
  const said = (text: string) => ({
    views: [text],
    said: text,
    subject: '',
    group: 0,
    kinds: new Set<never>(),
    source: 'details' as const,
  });
  const passages = ['Adults pay £12', 'Children pay £6', 'Dogs are free'].map(said);
  expect(passagesHolding('Children pay £6, dogs are free', passages)).toEqual([1, 2]);
  expect(passagesHolding('Adults pay £12', passages)).toEqual([0]);
});
