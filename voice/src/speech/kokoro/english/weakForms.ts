import type { Phone } from './dictionary.ts';

/**
 * Words that carry no stress inside a sentence, as both accents have it; at its end they have what the dictionary
 * gives them.
 */
const UNSTRESSED = new Set(
  (
    'a am an and are as at be but by can could do does for from had has have he her him his if in into is it its ' +
    'may me my nor of on or our shall she should so than that the their them there they this to upon us was we were ' +
    "will with would you your i'd i'll i'm i've it's he's she's that's there's they'll they're they've we'd we'll " +
    "we're we've you'd you'll you're you've it'll let's"
  ).split(' '),
);

/** Half stressed: they begin questions and clauses. */
const SECONDARY = new Set('i how what when where which who whose why'.split(' '));

/** Forms that no dictionary gives, or not as the first one. */
const WEAK: Readonly<Record<string, string>> = {
  a: 'AH0',
  an: 'AH0 N',
  of: 'AH0 V',
  was: 'W AH0 Z',
  from: 'F R AH0 M',
  that: 'DH AE0 T',
  for: 'F AO0 R',
};

/** The strong form of words whose first form in the dictionary is the weak one. */
const STRONG: Readonly<Record<string, string>> = {
  a: 'EY1',
  and: 'AE1 N D',
  for: 'F AO1 R',
  from: 'F R AH1 M',
  of: 'AH1 V',
  the: 'DH IY1',
  to: 'T UW1',
  was: 'W AA1 Z',
  you: 'Y UW1',
  your: 'Y AO1 R',
  our: 'AW1 ER0',
  are: 'AA1 R',
};

/** Whether a word is one of those that have a weak form. */
export const isWeak = (word: string): boolean => UNSTRESSED.has(word);

/** Where a word stands: before a vowel, or before the end of its clause. */
export interface Following {
  readonly vowel: boolean;
  readonly end: boolean;
}

/** The phones of a word as it is said within a sentence, by those of the dictionary. */
export function inSentence(
  word: string,
  phones: readonly Phone[],
  { vowel, end }: Following,
): readonly Phone[] {
  if (SECONDARY.has(word)) return end ? phones : phones.map((phone) => phone.replace('1', '2'));
  if (!UNSTRESSED.has(word)) return phones;
  if (word === 'the') return ['DH', vowel ? 'IY0' : 'AH0'];
  if (end) return STRONG[word]?.split(' ') ?? phones;
  if (word === 'to') return ['T', vowel ? 'UH0' : 'AH0'];
  const weak = WEAK[word]?.split(' ') ?? STRONG[word]?.split(' ') ?? phones;
  return weak.map((phone) => phone.replace('1', '0').replace('2', '0'));
}
