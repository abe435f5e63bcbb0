import { describe, expect, test } from 'vitest';
import { lexicon, lexiconEntry, MAX_LEXICON_ENTRIES } from './lexicon.ts';
import { MAX_HEARD_CHARACTERS, speechQuestion, wordsQuestion } from './pronunciation.ts';

describe('an entry', () => {
  test.each([
    ['Saoirse', 'SEER-sha'],
    ['Zoë', 'zoh ee'],
    ["O'Brien", 'oh-BRY-un'],
  ])('may be %s as %s', (word, soundsLike) => {
    expect(lexiconEntry.parse({ word: ` ${word} `, soundsLike })).toEqual({ word, soundsLike });
  });

  test.each([
    ['two words', 'TOO'],
    ['B2B', 'BEE'],
    ['Saoirse', '<break/>'],
    ['Saoirse', 'SEER--sha'],
    ['', 'SEER'],
  ])('may not be %j as %j', (word, soundsLike) => {
    expect(lexiconEntry.safeParse({ word, soundsLike }).success).toBe(false);
  });
});

test('a lexicon has each word once, in whatever case, and so many at most', () => {
  const entry = (word: string) => ({ word, soundsLike: 'x' });
  expect(lexicon.safeParse([entry('Rhys'), entry('RHYS')]).success).toBe(false);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const many = Array.from({ length: MAX_LEXICON_ENTRIES + 1 }, (_, n) =>
    entry(`${letters[n % 26] ?? ''}${letters[Math.floor(n / 26)] ?? ''}`),
  );
  expect(lexicon.safeParse(many.slice(1)).success).toBe(true);
  expect(lexicon.safeParse(many).success).toBe(false);
});

test('what is heard has so many characters at most, in a voice of the catalogue', () => {
  const question = { text: 'Saoirse', voiceId: 'amelia', language: 'en-GB', lexicon: [] };
  expect(speechQuestion.parse(question)).toEqual(question);
  const long = 'a'.repeat(MAX_HEARD_CHARACTERS + 1);
  expect(speechQuestion.safeParse({ ...question, text: long }).success).toBe(false);
  expect(speechQuestion.safeParse({ ...question, voiceId: 'elvis' }).success).toBe(false);
  expect(wordsQuestion.safeParse({ language: 'en', words: ['two words'] }).success).toBe(false);
});
