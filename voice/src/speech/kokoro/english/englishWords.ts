import type { Dictionary, Phone } from './dictionary.ts';
import { isSpelled, letterName } from './letters.ts';
import { respelledWord } from './respelledWords.ts';
import type { SpelledSounds } from './spelledSounds.ts';
import { stripped } from './suffixes.ts';

/** What English words are looked up in. */
export interface EnglishSources {
  readonly dictionary: Dictionary;
  readonly spelled: SpelledSounds;
}

const MIN_PART = 3;

/** Without accents: the dictionary has none. */
export const plainLetters = (written: string): string =>
  written
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Of two words in one, the second has the weaker stress. */
const weaker = (phones: readonly Phone[]): readonly Phone[] =>
  phones.map((phone) => phone.replace('1', '2'));

/** Two words of the dictionary written as one, the first as long as may be: "voicemail", "waitlist". */
function compound(word: string, dictionary: Dictionary): readonly Phone[] | null {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at--) {
    const first = dictionary.find(word.slice(0, at));
    const second = dictionary.find(word.slice(at));
    if (first && second) return [...first, ...weaker(second)];
  }
  return null;
}

/** Of the two ways to say "Tuesday", the clear one. */
const fullDay = (phones: readonly Phone[]): readonly Phone[] =>
  phones.map((phone) => (phone === 'IY0' ? 'EY2' : phone));

/** A word letter by letter. */
export function lettersOf(word: string): readonly Phone[] {
  return Array.from(word).flatMap((letter) => letterName(letter) ?? []);
}

/** Phones of a word that is known, or made of known ones; null where its letters alone would tell. */
function knownPhones(
  written: string,
  { dictionary }: Pick<EnglishSources, 'dictionary'>,
): readonly Phone[] | null {
  if (isSpelled(written)) {
    const [, letters = '', plural] = /^([A-Z]+?)('?s)?$/.exec(written) ?? [];
    return [...lettersOf(letters), ...(plural === undefined ? [] : ['Z'])];
  }
  const word = written.toLowerCase();
  const [only] = word;
  if (word.length === 1 && only !== undefined) return letterName(only) ?? [];
  const respelled = respelledWord(word);
  if (respelled) return respelled;
  const known = dictionary.find(word);
  if (known)
    return /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(word) ? fullDay(known) : known;
  const inflected = stripped(word, (stem) => respelledWord(stem) ?? dictionary.find(stem));
  if (inflected) return inflected;
  const parts = compound(word, dictionary);
  if (parts) return parts;
  return /[aeiouy]/.test(word) ? null : lettersOf(word);
}

/** Whether no dictionary has a word: how it is said is then guessed from its letters. */
export const isGuessed = (written: string, sources: EnglishSources): boolean =>
  knownPhones(plainLetters(written), sources) === null;

/** Phones of a word as it stands in a dictionary or, where none has it, as its letters suggest; empty without letters. */
export function phonesOfWord(written: string, sources: EnglishSources): readonly Phone[] {
  const known = knownPhones(written, sources);
  if (known) return known;
  const { spelled } = sources;
  const word = written.toLowerCase();
  const guessed = spelled.guess(word);
  return guessed.length > 0 ? guessed : lettersOf(word);
}
