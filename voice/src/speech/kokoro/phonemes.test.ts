import { beforeAll, describe, expect, test } from 'vitest';
import { speakable } from '../rendering/text/speakable.ts';
import { openEnglishSources, type Phonemes, phonemesBy } from './phonemes.ts';
import { knownSounds } from './testing/knownSounds.ts';
import { realFiles } from './testing/realFiles.ts';
import { hardNames, sentences } from './testing/sentences.ts';
import { isSymbol, tokensOf } from './vocabulary.ts';

const files = await realFiles();
const accents = [
  ['en-GB', 'bf_emma'],
  ['en-US', 'af_heart'],
] as const;
/** Every vowel of English in Kokoro's symbols, and what stands for one. */
const VOWEL = /[AIOQWYaeiouæɑɒɔəɛɜɪʊʌᵻᵊ]/;

test('the numbers of symbols are those of the model', () => {
  expect([...tokensOf('həlˈQ, wˈɜːld!')].map(Number)).toEqual([
    0, 50, 83, 54, 156, 33, 3, 16, 65, 156, 87, 158, 54, 46, 5, 0,
  ]);
});

describe.skipIf(!files)('phonemes by the real dictionary and network (models fetched)', () => {
  let phonemes: Phonemes;
  beforeAll(async () => {
    if (files) phonemes = phonemesBy(await openEnglishSources(files));
  });
  const say = (text: string, voice: string, lexicon: readonly (readonly [string, string])[] = []) =>
    phonemes({
      text: speakable(text, voice.startsWith('b') ? 'en-GB' : 'en-US'),
      voice,
      language: 'en-GB',
      lexicon,
    });

  test.each(accents)('%s: no line has an unknown symbol or a word without a sound', (_, voice) => {
    for (const text of [...sentences, ...hardNames]) {
      const said = say(text, voice);
      const unknown = Array.from(said).filter((symbol) => !isSymbol(symbol));
      const silent = said.split(/[\s.,!?;:()]+/).filter((word) => word !== '' && !VOWEL.test(word));
      expect({ text, unknown, silent }).toEqual({ text, unknown: [], silent: [] });
    }
  });

  test('no word is lost: as many are said as the text has in words', () => {
    for (const text of sentences) {
      const written = speakable(text, 'en-GB');
      if (/\d/.test(written)) continue;
      const words = written.match(/[A-Za-z][A-Za-z']*/g) ?? [];
      expect({ text, words: say(text, 'bf_emma').split(/ +/).length }).toEqual({
        text,
        words: words.length,
      });
    }
  });

  test.each(knownSounds)('%s is %s, in America %s', (word, british, american) => {
    expect(say(word, 'bf_emma')).toBe(british);
    expect(say(word, 'af_heart')).toBe(american);
  });

  test.each([
    ['I have read it', 'ɹˈɛd', 'I will read it', 'ɹˈiːd'],
    ['we close at ten', 'klˈQz', 'it is very close', 'klˈQs'],
    ['live music', 'lˈIv', 'we live here', 'lˈɪv'],
    ['we record calls', 'ɹɪkˈɔːd', 'the record', 'ɹˈɛkəd'],
    ['we use dyes', 'jˈuːz', 'the use of it', 'jˈuːs'],
    ['lead pipes', 'lˈɛd', 'the lead plumber', 'lˈiːd'],
  ])('"%s" has %s, "%s" has %s', (one, oneSound, two, twoSound) => {
    expect(say(one, 'bf_emma')).toContain(oneSound);
    expect(say(two, 'bf_emma')).toContain(twoSound);
  });

  test('"the", "to" and an R at the end follow what comes next', () => {
    expect(say('the area', 'bf_emma')).toMatch(/^ði /);
    expect(say('the table', 'bf_emma')).toMatch(/^ðə /);
    expect(say('your order', 'bf_emma')).toMatch(/^jɔːɹ /);
    expect(say('your table', 'bf_emma')).toMatch(/^jɔː /);
    expect(say('who is it for?', 'bf_emma')).toMatch(/fˈɔː\?$/);
  });

  test('an owner says how a word sounds, in syllables or in other words', () => {
    const saoirse = [['saoirse', 'SEER-sha']] as const;
    expect(say('Saoirse.', 'bf_emma', saoirse)).toBe('sˈɪəʃə.');
    expect(say("Saoirse's table", 'af_heart', saoirse)).toMatch(/^sˈɪɹʃəz tˈAbᵊl$/);
    expect(say('Niamh', 'bf_emma', [['niamh', 'neev']])).toBe('nˈiːv');
    expect(say('Xochitl', 'af_heart', [['xochitl', 'SO-cheel']])).toBe('sˈOʧil');
    expect(say('Aoife', 'af_heart', [['aoife', 'EE-fa']])).toBe('ˈifə');
  });

  test.each([
    ['Siobhan', 'ʃɪvˈɔːn'],
    ["Niamh's", 'nˈiːvz'],
    ['gnocchi', 'njˈQki'],
    ['bruschetta', 'bɹuːskˈɛtə'],
    ['quinoa', 'kˈiːnwɑː'],
    ['jalapenos', 'haləpˈAnjQz'],
    ['Tadhg', 'tˈIɡ'],
    ['Nguyen', 'wˈɪn'],
  ])('%s, which no letters tell, is %s', (word, sound) => {
    expect(say(word, 'bf_emma')).toBe(sound);
  });

  test('letters are spelled, and what has no vowel', () => {
    expect(say('S-M-I-T-H', 'bf_emma')).toBe('ˈɛs, ˈɛm, ˈI, tˈiː, ˈAʧ');
    expect(say('VAT', 'bf_emma')).toBe('vˈiːˈAtˈiː');
    expect(say('Z', 'bf_emma')).toBe('zˈɛd');
    expect(say('Z', 'af_heart')).toBe('zˈi');
  });
});
