import { beforeAll, describe, expect, test } from 'vitest';
import { openEnglishSources, type Phonemes, phonemesBy } from '../phonemes.ts';
import { realFiles } from '../testing/realFiles.ts';
import { hardNames } from '../testing/sentences.ts';
import { phonesAbroad } from './continental.ts';
import { type EnglishSources, isGuessed, phonesOfWord } from './englishWords.ts';
import { readingsOf } from './readings.ts';
import { respell } from './respell.ts';
import { phonesOfRespelling } from './respelling.ts';

describe('a respelling', () => {
  test.each([
    ['S IH1 R SH AH0', 'SEER-sha'],
    ['N IY1 V', 'NEEV'],
    ['SH IH0 V AO1 N', 'shih-VAWN'],
    ['K AE1 T ER0', 'KAT-er'],
    ['N AY1 T', 'NITE'],
    ['B UH1 K', 'BUUK'],
    ['F AA1 R M', 'FARM'],
  ])('of %s is %s, and is read back as it', (phones, text) => {
    expect(respell(phones.split(' '))).toBe(text);
    expect(phonesOfRespelling(text)?.join(' ')).toBe(phones);
  });

  test('of what has no vowel, or no letters, there is none', () => {
    expect(respell(['HH', 'M'])).toBeNull();
    expect(respell([])).toBeNull();
  });
});

test.each([
  ['Kowalczyk', 'koh-VOL-cheek'],
  ['Ménage', 'may-NAH-jay'],
  ['Zubizarreta', 'zoo-bee-zah-RET-ah'],
  ['Müller', 'MOO-lair'],
])('%s from abroad is %s', (name, text) => {
  expect(respell(phonesAbroad(name))).toBe(text);
});

const files = await realFiles();
describe.skipIf(!files)('readings by the real dictionary and network (models fetched)', () => {
  let sources: EnglishSources;
  let phonemes: Phonemes;
  beforeAll(async () => {
    if (!files) return;
    sources = await openEnglishSources(files);
    phonemes = phonemesBy(sources);
  });

  const words = [...new Set(hardNames.join(' ').match(/\p{L}{2,}/gu)), 'table', 'BLVD', 'Björn'];

  test.each([
    ['en-GB', 'bf_emma'],
    ['en-US', 'af_heart'],
  ])(
    '%s: of each word there are three, and each sounds different to who hears it',
    (language, voice) => {
      for (const word of words) {
        const readings = readingsOf(word, sources);
        const heard = readings.map((soundsLike) =>
          phonemes({ text: word, voice, language, lexicon: [[word.toLowerCase(), soundsLike]] }),
        );
        expect({ word, readings, heard: new Set(heard).size }).toEqual({
          word,
          readings,
          heard: 3,
        });
      }
    },
  );

  test('the first is how the word is said where nobody says how', () => {
    expect(readingsOf('Saoirse', sources)[0]).toBe('SEER-sha');
    expect(readingsOf('Nguyen', sources)[0]).toBe('WIN');
    expect(readingsOf('tomato', sources).slice(0, 2)).toEqual(['ta-MAY-toh', 'ta-MAH-toh']);
  });

  test('nearly every word of the dictionary is written so that it is read back as it was', () => {
    const some = ['leicester', 'voicemail', 'thorough', 'worcester', 'physiotherapy', 'scissors'];
    for (const word of some)
      expect([word, respell(phonesOfWord(word, sources))]).not.toContain(null);
  });

  test('a word in other letters has none, and a guess is told from what is known', () => {
    expect(readingsOf('Хлеб', sources)).toEqual([]);
    expect(
      ['Zoë', 'Zubizarreta', 'table', 'tables'].filter((word) => isGuessed(word, sources)),
    ).toEqual(['Zubizarreta']);
  });
});
