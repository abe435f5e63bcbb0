import { describe, expect, test } from 'vitest';
import { frenchWords } from '../testing/frenchWords.ts';
import { spanishWords } from '../testing/spanishWords.ts';
import { isSymbol } from '../vocabulary.ts';
import { frenchWord } from './french.ts';
import { inWords, romancePhonemes } from './romance.ts';
import { spanishWord } from './spanish.ts';

const none: ReadonlyMap<string, string> = new Map();

test.each(Object.entries(spanishWords))('%s is %s', (word, sound) => {
  expect(spanishWord(word, false)).toBe(sound);
});

test('in the Americas c and z are s', () => {
  expect(spanishWord('gracias', true)).toBe('ɡɾˈasjas');
  expect(romancePhonemes('zapato', 'es', none, true)).toBe('sapˈato');
});

test.each(Object.entries(frenchWords))('%s is %s', (word, sound) => {
  expect(frenchWord(word)).toBe(sound);
});

describe('sentences', () => {
  test.each([
    ['es', 'Una mesa para 4 a las 19:30.', 'Una mesa para cuatro a las diecinueve y treinta.'],
    ['es', 'Son 12,50 €.', 'Son doce con cincuenta euros.'],
    ['es', 'El 31 de enero de 2027', 'El treinta y uno de enero de dos mil veintisiete'],
    ['fr', 'à 19 h 30', 'à dix neuf heures trente'],
    ['fr', 'à 9 h', 'à neuf heures'],
    ['fr', 'le 1er mai, 71 places', 'le premier mai, soixante et onze places'],
    ['fr', '92 et 80', 'quatre vingt douze et quatre vingt'],
  ] as const)('%s: "%s" is "%s"', (language, text, words) => {
    expect(inWords(text, language)).toBe(words);
  });

  test.each([
    ['es', 'Hola, ¿en qué puedo ayudarle?'],
    ['es', 'El número es 612 345 678.'],
    ['fr', "Bonjour, c'est l'assistant de l'hôtel. Que puis-je faire pour vous ?"],
    ['fr', "Excusez-moi, je n'ai pas compris."],
    ['fr', 'S M I T H, 06 12 34 56 78'],
  ] as const)('%s: "%s" has no unknown symbol and no word without a sound', (language, text) => {
    const said = romancePhonemes(text.replace(/[¿¡]/g, ''), language, none);
    expect(Array.from(said).filter((symbol) => !isSymbol(symbol))).toEqual([]);
    for (const word of said
      .replace(/[.,?!]/g, '')
      .split(/\s+/)
      .filter(Boolean))
      expect(word).toMatch(/[aeiouyøœəɛɔɑAIW]/);
  });

  test('a French word ends in the sound that links it to a vowel', () => {
    expect(romancePhonemes('les amis', 'fr', none)).toBe('lez amˈi');
    expect(romancePhonemes('un hôtel', 'fr', none)).toMatch(/^œ̃n /);
    expect(romancePhonemes('les tables', 'fr', none)).toBe('le tˈabl');
  });

  test('an owner says what a word sounds like', () => {
    const lexicon = new Map([['saoirse', 'sirsha']]);
    expect(romancePhonemes('Saoirse', 'es', lexicon)).toBe(spanishWord('sirsha', false));
  });
});
