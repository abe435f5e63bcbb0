import { american, bare, isVowel } from './american.ts';
import { british } from './british.ts';
import { phonesAbroad } from './continental.ts';
import type { Phone } from './dictionary.ts';
import { type EnglishSources, isGuessed, phonesOfWord, plainLetters } from './englishWords.ts';
import { respell } from './respell.ts';
import { phonesOfRespelling } from './respelling.ts';

const READINGS = 3;
/** Of the contract's `soundsLike`. */
const MAX_CHARACTERS = 80;

/** What the letters of a vowel may as well stand for, the likelier first. */
const OTHER_VOWELS: Readonly<Record<string, readonly Phone[]>> = {
  AA: ['EY', 'AE'],
  AE: ['EY', 'AA'],
  AH: ['UW', 'AA'],
  AO: ['OW', 'AA'],
  AW: ['OW', 'UW'],
  AY: ['IY', 'IH'],
  EH: ['IY', 'EY'],
  ER: ['EH', 'UH'],
  EY: ['AE', 'AA'],
  IH: ['AY', 'IY'],
  IY: ['EH', 'AY'],
  OW: ['AA', 'AW'],
  OY: ['OW', 'AY'],
  UH: ['UW', 'AH'],
  UW: ['AH', 'AW'],
};

const vowelsIn = (phones: readonly Phone[]): readonly number[] =>
  phones.flatMap((phone, index) => (isVowel(phone) ? [index] : []));

const stressedIn = (phones: readonly Phone[]): number => {
  const found = phones.findIndex((phone) => phone.endsWith('1'));
  return found < 0 ? phones.findIndex(isVowel) : found;
};

/** With the stress on another syllable, the nearest first. */
function otherStresses(phones: readonly Phone[]): readonly (readonly Phone[])[] {
  const now = stressedIn(phones);
  return vowelsIn(phones)
    .filter((at) => at !== now)
    .sort((one, other) => Math.abs(one - now) - Math.abs(other - now))
    .map((at) =>
      phones.map((phone, index) => {
        if (!isVowel(phone)) return phone;
        if (index !== at) return `${bare(phone)}0`;
        // A vowel that was swallowed is heard when it is stressed.
        return phone === 'AH0' ? 'AA1' : `${bare(phone)}1`;
      }),
    );
}

/** With another vowel in the stressed syllable, then in the others, then with any vowel at all. */
function otherVowels(phones: readonly Phone[]): readonly (readonly Phone[])[] {
  const now = stressedIn(phones);
  const places = [now, ...vowelsIn(phones).filter((at) => at !== now)];
  const withVowel = (at: number, vowel: Phone) =>
    phones.with(at, `${vowel}${(phones[at] ?? '').slice(-1)}`);
  const likely = [0, 1].flatMap((which) =>
    places.flatMap((at) => {
      const vowel = OTHER_VOWELS[bare(phones[at])]?.[which];
      return vowel === undefined ? [] : [withVowel(at, vowel)];
    }),
  );
  return [...likely, ...Object.keys(OTHER_VOWELS).map((vowel) => withVowel(now, vowel))];
}

/**
 * Three ways in which a word may be said, as respellings that sound different in British and in American English: as it is
 * said where nobody says how, then as a dictionary has it too, or as a name from abroad, then with another stress or vowel.
 * @returns fewer where no more can be told; none for a word that has no letters of English
 */
export function readingsOf(written: string, sources: EnglishSources): readonly string[] {
  const plain = plainLetters(written);
  const word = plain.toLowerCase();
  const usual = phonesOfWord(plain, sources);
  if (!usual.some(isVowel)) return [];
  const [stress, ...moreStresses] = otherStresses(usual);
  const [vowel, ...moreVowels] = otherVowels(usual);
  const candidates = [
    usual,
    ...sources.dictionary.all(word),
    ...(isGuessed(plain, sources) || /^\p{Lu}\p{Ll}/u.test(written) ? [phonesAbroad(written)] : []),
    ...(stress ? [stress] : []),
    ...(vowel ? [vowel] : []),
    ...moreVowels,
    ...moreStresses,
  ];
  const found: string[] = [];
  const heard = new Set<string>();
  for (const phones of candidates) {
    const text = respell(phones);
    const said = text === null ? null : phonesOfRespelling(text);
    if (text === null || said === null || text.length > MAX_CHARACTERS) continue;
    const sounds = [`US ${american(said, word)}`, `GB ${british(said, word)}`];
    if (sounds.some((sound) => heard.has(sound))) continue;
    for (const sound of sounds) heard.add(sound);
    found.push(text);
    if (found.length === READINGS) break;
  }
  return found;
}
