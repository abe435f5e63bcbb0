import { CONCEPTS } from './concepts.ts';

/** Words that tell nothing of what is asked; what asks for a price or an hour is a kind, not a word. */
const SMALL = new Set(
  (
    'a an the and or but so if of to in on at by for from with without as into onto than then that this these those there here ' +
    'i me my mine we us our ours you your yours ye yous yall he him his she her hers it its they them their one ones ' +
    'is are was were be been being am do does did done doing have has had having can could will would shall should may might must ' +
    'not no yes what which who whom whose when where why how any some all both each every few more most other such own same too very just ' +
    'hi hello hey hiya good morning afternoon evening please thanks thank cheers ta ok okay right well oh um uh em er like actually really ' +
    'wondering wonder question quick know tell ask asking say said mean get got getting go going come coming make made want wanted need let see ' +
    'about up out off over down back again also only even still ever never always sure maybe perhaps guess think thought thing things something anything ' +
    'somebody someone anybody anyone people guys lot bit kind sort way time times day days much many long lads girls fellas folks love mate darl duck ' +
    'sorry please suppose because while before after during until till till since around across through through between ' +
    'cost costs price prices charge charges charged fee fees rate rates pay pays paying quid pounds dollars euros bucks expensive sting owe ' +
    'open opens opened close closes closed shut shuts hour hours minutes late early latest earliest long far take takes last lasts allowed allow ' +
    'book booking bookings appointment appointments reservation monday tuesday wednesday thursday friday saturday sunday weekend weekday today tomorrow ' +
    'll ve re s t d m nt im ive id dont cant wont isnt arent doesnt didnt youre were whats thats theres'
  ).split(' '),
);
const LONGEST_WORD_CHARACTERS = 40;

function stem(word: string): string {
  return word
    .replace(/'s$|s'$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ings?|ed|es|s|ly|ers?)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(.)\1$/, '$1');
}

const single = new Map<string, string[]>();
/** By their first word, the longest first. */
const phrases = new Map<
  string,
  { readonly words: readonly string[]; readonly concept: string }[]
>();
for (const line of CONCEPTS) {
  const all = line.split('|');
  const concept = `=${all[0] ?? ''}`;
  for (const entry of all) {
    const words = entry.split(' ');
    const [first = ''] = words;
    if (words.length === 1) {
      const key = stem(first);
      const known = single.get(key) ?? [];
      if (!known.includes(concept)) single.set(key, [...known, concept]);
    } else {
      phrases.set(
        first,
        [...(phrases.get(first) ?? []), { words, concept }].toSorted(
          (a, b) => b.words.length - a.words.length,
        ),
      );
    }
  }
}

/** What a text is about: the stems of its telling words, and the concepts that they stand for ("=dog"). */
export interface Terms {
  readonly stems: ReadonlySet<string>;
  /** By stem or phrase, the concepts it may stand for. */
  readonly concepts: ReadonlyMap<string, readonly string[]>;
}

/** Reads the telling words of a text. Takes time in its length. */
export function termsOf(text: string): Terms {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’]/g, "'")
    .replace(/n't\b/g, ' not')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '' && word.length <= LONGEST_WORD_CHARACTERS);
  const stems = new Set<string>();
  const concepts = new Map<string, readonly string[]>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const phrase = phrases
      .get(word)
      ?.find((one) => one.words.every((part, index) => words[at + index] === part));
    if (phrase) {
      const key = phrase.words.join(' ');
      stems.add(key);
      concepts.set(key, [
        phrase.concept,
        ...(concepts.get(key) ?? []).filter((one) => one !== phrase.concept),
      ]);
      at += phrase.words.length - 1;
      continue;
    }
    const bare = word.replace(/'(?:s|re|ll|ve|d|m)$/, '');
    if (bare.length < 2 || SMALL.has(bare)) continue;
    const key = stem(bare);
    stems.add(key);
    const known = single.get(key);
    if (known) concepts.set(key, known);
  }
  return { stems, concepts };
}
