import type { Phone } from './dictionary.ts';

/** Consonants of ARPABET as Kokoro writes them, in every accent of English. */
export const CONSONANTS: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ʧ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'ʤ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

const VOWELS: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'W',
  AY: 'I',
  EH: 'ɛ',
  ER: 'ɜɹ',
  EY: 'A',
  IH: 'ɪ',
  IY: 'i',
  OW: 'O',
  OY: 'Y',
  UH: 'ʊ',
  UW: 'u',
};

const STRESSES: Readonly<Record<string, string>> = { '0': '', '1': 'ˈ', '2': 'ˌ' };

/** The stress of a vowel as a mark; Kokoro has it directly before the vowel. */
export const stressOf = (phone: Phone): string => STRESSES[phone.slice(-1)] ?? '';
export const isVowel = (phone: Phone | undefined): boolean => /\d$/.test(phone ?? '');
export const isUnstressed = (phone: Phone | undefined): boolean => (phone ?? '').endsWith('0');
/** A phone without its stress. */
export const bare = (phone: Phone | undefined): string => (phone ?? '').replace(/\d$/, '');

/** After these an unstressed "le" or "en" at the end has no vowel of its own: little, button. */
const BEFORE_SYLLABIC_L = /^(?:B|D|F|G|K|P|S|T|V|Z)$/;
const BEFORE_SYLLABIC_N = /^(?:D|S|T|Z)$/;

/** Whether the weak vowel at `index` is swallowed by the L or N behind it. */
export function isSwallowed(phones: readonly Phone[], index: number): boolean {
  if (phones[index] !== 'AH0' || isVowel(phones[index + 2])) return false;
  const before = phones[index - 1] ?? '';
  if (phones[index + 1] === 'L') return BEFORE_SYLLABIC_L.test(before);
  return phones[index + 1] === 'N' && BEFORE_SYLLABIC_N.test(before);
}

/** Phones as an American says them, in Kokoro's symbols. */
export function american(phones: readonly Phone[], word: string): string {
  const ending = /(?:ed|es|'s)$/.test(word) && phones.at(-2) === 'IH0' ? phones.length - 2 : -1;
  return phones
    .map((phone, index) => {
      const before = phones[index - 1];
      const after = phones[index + 1];
      const consonant = CONSONANTS[phone];
      // Between vowels, the second of them weak, T is a tap: water, forty.
      if (phone === 'T' && (isVowel(before) || before === 'R') && isUnstressed(after))
        return isSwallowed(phones, index + 1) && phones[index + 2] === 'N' ? 't' : 'T';
      if (consonant !== undefined) return consonant;
      if (phone === 'AH0') return isSwallowed(phones, index) ? 'ᵊ' : 'ə';
      if (phone === 'ER0') return 'əɹ';
      if (index === ending) return 'ᵻ';
      return stressOf(phone) + (VOWELS[bare(phone)] ?? '');
    })
    .join('');
}
