import { expect, it, test } from 'vitest';
import type { Meaning } from '../meaning.ts';
import { hearEmergency } from './hear.ts';
import { emergencyExamples, meantEmergency } from './meant.ts';
import { clausesOf } from './plainSpeech.ts';

/** Takes for alike what shares words: enough to tell what is compared with what. */
function byWords(asked: string[] = []): Meaning {
  const wordsOf = (text: string) => new Set(text.split(/[^\p{L}]+/u));
  return {
    prepare() {},
    async ready() {},
    embedding: () => null,
    prepareExamples() {},
    likeness: () => null,
    resemblance(question, passages) {
      asked.push(question);
      const words = wordsOf(question);
      return passages.map((passage) => {
        const of = wordsOf(passage);
        return [...words].filter((word) => of.has(word)).length / Math.max(words.size, of.size);
      });
    },
  };
}

it('hears what no phrase fits by the examples that are most alike', () => {
  const said = "my wife's heart feels like stopping and she isn't herself";
  expect(hearEmergency(said)).toBeNull();
  const always: Meaning = {
    ...byWords(),
    resemblance: (_, passages) =>
      passages.map((passage) => (passage.includes('heart just stopped') ? 1 : 0.5)),
  };
  expect(hearEmergency(said, always)).toBe('medical');
});

it.each([
  'my wife would like a table by the fire please',
  'is the fire door always shut',
  "it's an emergency, a pipe burst and my arm is wet",
  'my dog hurt his leg and is bleeding a lot',
  'Anna Bell',
  '020 7946 0123',
])('leaves "%s" alone, however alike', (said) => {
  const alike: Meaning = {
    ...byWords(),
    resemblance: (_, passages) => passages.map(() => 0.9),
  };
  expect(hearEmergency(said, alike)).toBeNull();
});

test('only sentences with a word of danger are compared, and of a long story two', () => {
  const asked: string[] = [];
  const meaning = byWords(asked);
  meantEmergency(clausesOf('I would like a table for two. It is for my wife.'), meaning);
  expect(asked).toEqual([]);
  const long = Array.from({ length: 50 }, (_, n) => `my head is round for the ${n} time`);
  meantEmergency(clausesOf(`${long.join('. ')}.`), meaning);
  expect(asked).toEqual(long.slice(-2));
});

test('without a model, and while it reads, phrases alone tell', () => {
  const reading: Meaning = { ...byWords(), resemblance: () => null };
  expect(hearEmergency('my head is round as a ball', reading)).toBeNull();
  expect(hearEmergency("she isn't breathing", reading)).toBe('medical');
  expect(emergencyExamples.length).toBeGreaterThan(700);
});
