import { bare, CONSONANTS, isSwallowed, isUnstressed, isVowel, stressOf } from './american.ts';
import { BATH, LONG_FATHER, SHORT_FORREST, SHORT_OFF } from './britishWords.ts';
import type { Phone } from './dictionary.ts';

const VOWELS: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'a',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'W',
  AY: 'I',
  EH: 'ɛ',
  ER: 'ɜː',
  EY: 'A',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'Q',
  OY: 'Y',
  UH: 'ʊ',
  UW: 'uː',
};

/** A vowel with the R that follows it, which is heard itself only before another vowel. */
const BEFORE_R: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'a',
  AO: 'ɔː',
  AW: 'Wə',
  AY: 'Iə',
  EH: 'ɛː',
  EY: 'ɛː',
  IH: 'ɪə',
  IY: 'ɪə',
  OW: 'ɔː',
  OY: 'Yə',
  UH: 'ʊə',
  UW: 'ʊə',
};

/** The letters that write each vowel of a word, in order; as many as it has vowels, or none where they do not agree. */
function lettersOfVowels(word: string, vowels: number): readonly string[] {
  const groups = (spelled: string) =>
    [...spelled.matchAll(/(?<=(.?))([aeiouy]+)(?=(.?.?))/g)].map(
      ([, before = '', letters = '', after = '']) => `${before}_${letters}_${after}`,
    );
  // A silent e at the end, in -es and -ed too; a y that begins a word is a consonant.
  const sounded = word.replace(/^y(?=[aeiou])/, 'j').replace(/'/g, '');
  for (const spelled of [
    sounded,
    sounded.replace(/e(?=[sd]?$)/, ''),
    sounded.replace(/e(?=[a-z]{3,}$)/, ''),
  ]) {
    const found = groups(spelled);
    if (found.length === vowels) return found;
  }
  return [];
}

/** AO and AA of American stand for three vowels in Britain; the letters tell which: dog, all, father. */
function openVowel(phone: Phone, word: string, letters: string): string {
  const american = bare(phone);
  const [before = '', vowel = '', after = ''] = letters.split('_');
  if (SHORT_OFF.test(word)) return 'ɒ';
  if (LONG_FATHER.test(word)) return 'ɑː';
  if (vowel === '') return american === 'AO' ? 'ɔː' : /o/.test(word) ? 'ɒ' : 'ɑː';
  if (vowel === 'o') return after.startsWith('w') && american === 'AO' ? 'ɔː' : 'ɒ';
  if (american === 'AO') {
    // want, wash; but walk, all, saw
    return vowel === 'a' && /[wu]/.test(before) && !/^[lw]/.test(after) && word !== 'water'
      ? 'ɒ'
      : 'ɔː';
  }
  return vowel === 'a' && /[wu]/.test(before) ? 'ɒ' : 'ɑː';
}

/** A vowel before an R that itself stands before a vowel: short in very, carry, sorry; long in Mary, story. */
function beforeSoundedR(phone: Phone, word: string, letters: string): string {
  const [, vowel = '', after = ''] = letters.split('_');
  const vowelSound = bare(phone);
  const isDouble = after.startsWith('rr');
  switch (vowelSound) {
    case 'EH':
      if (vowel === 'a') return isDouble ? 'a' : 'ɛː';
      return vowel === 'e' || vowel === 'u' ? 'ɛ' : 'ɛː';
    case 'IH':
      return vowel === 'i' || vowel === 'y' ? 'ɪ' : 'ɪə';
    case 'AO':
      return isDouble || SHORT_FORREST.test(word) ? 'ɒ' : 'ɔː';
    case 'AA':
      return vowel === 'o' ? 'ɒ' : 'ɑː';
    default:
      return BEFORE_R[vowelSound] ?? '';
  }
}

/** Words in -ary, -ory, -ery: their last vowel but one is weak in Britain. */
const isWeakEnding = (phones: readonly Phone[], index: number): boolean =>
  /^(?:EH2|AO2|EH0|AO0)$/.test(phones[index] ?? '') &&
  phones[index + 1] === 'R' &&
  phones[index + 2] === 'IY0' &&
  index + 3 === phones.length;

/** Vowels whose T, D or N before them is followed by a Y: Tuesday, due, new. */
const hasGlide = (before: Phone | undefined, letters: string): boolean =>
  /^[TDN]$/.test(before ?? '') && /_(?:u|ue|ui|ew|eu|e)_/.test(letters);

/**
 * Phones of the American dictionary as they are said in the south of England, in Kokoro's symbols.
 * @param word in lower case; its letters tell vowels apart that are one in America
 */
export function british(phones: readonly Phone[], word: string): string {
  const letters = lettersOfVowels(word, phones.filter(isVowel).length);
  let vowel = -1;
  return phones
    .map((phone, index) => {
      const before = phones[index - 1];
      const after = phones[index + 1];
      if (phone === 'R') return isVowel(after) ? 'ɹ' : '';
      const consonant = CONSONANTS[phone];
      if (consonant !== undefined) return consonant;
      vowel += 1;
      const written = letters[vowel] ?? '';
      const stress = stressOf(phone);
      if (phone === 'AH0') return isSwallowed(phones, index) ? 'ᵊ' : 'ə';
      if (isWeakEnding(phones, index)) return 'ə';
      if (bare(phone) === 'ER') return rhotic(phone, after, written);
      if (after === 'R' && isVowel(phones[index + 2]))
        return stress + beforeSoundedR(phone, word, written);
      if (after === 'R') return stress + (BEFORE_R[bare(phone)] ?? '');
      if (phone === 'IY0') return 'i';
      if (phone === 'UW0' && isVowel(after)) return 'u';
      if (bare(phone) === 'UW' && hasGlide(before, written)) return `j${stress}uː`;
      if (bare(phone) === 'AA' || bare(phone) === 'AO')
        return stress + openVowel(phone, word, written);
      if (bare(phone) === 'AE' && BATH.test(word)) return `${stress}ɑː`;
      return stress + (VOWELS[bare(phone)] ?? '');
    })
    .join('');
}

function rhotic(phone: Phone, after: Phone | undefined, written: string): string {
  const linking = isVowel(after) ? 'ɹ' : '';
  if (isUnstressed(phone)) return `ə${linking}`;
  const [, vowel = '', next = ''] = written.split('_');
  // hurry, worry, courage
  const isShort =
    linking !== '' && ((vowel === 'u' && next.startsWith('rr')) || vowel.startsWith('o'));
  return `${stressOf(phone)}${isShort ? 'ʌ' : 'ɜː'}${linking}`;
}
