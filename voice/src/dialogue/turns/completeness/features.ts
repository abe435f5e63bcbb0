import type { Expectation } from '../../model.ts';

/** Places that the features of a text are spread over. */
export const BUCKETS = 16_384;
/** More of a long text than its last words tells little more about its end. */
const MOST_WORDS = 40;
const OTHER = '*';

const eachOf = (name: string, words: string): [string, string][] =>
  words.split(' ').map((word) => [word, name]);

/** Words that stand for each other at the end of a sentence. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...eachOf('<weekday>', 'monday tuesday wednesday thursday friday saturday sunday'),
  ...eachOf('<month>', 'january february march april june july august september october november'),
  ...eachOf('<month>', 'december'),
  ...eachOf('<digit>', 'oh zero one two three four five six seven eight nine double triple'),
  ...eachOf('<teen>', 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'),
  ...eachOf('<teen>', 'nineteen'),
  ...eachOf('<tens>', 'twenty thirty forty fifty sixty seventy eighty ninety hundred'),
  ...eachOf('<ordinal>', 'first second third fourth fifth sixth seventh eighth ninth tenth'),
  ...eachOf('<ordinal>', 'eleventh twelfth thirteenth fourteenth fifteenth sixteenth twentieth'),
  ...eachOf('<ordinal>', 'seventeenth eighteenth nineteenth thirtieth'),
  ...eachOf('<filler>', 'um uh er erm hm hmm'),
]);

function kindOf(word: string): string | null {
  if (/^\d/.test(word)) return '<digit>';
  if (/^\p{L}$/u.test(word) && word !== 'i' && word !== 'a') return '<letter>';
  return kinds.get(word) ?? null;
}

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return (plain.match(/[\p{L}\d']+/gu) ?? []).slice(-MOST_WORDS);
}

/** FNV-1a of a feature's name, as a place. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++)
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;
}

/**
 * What tells whether a text is a whole turn: how it ends, what it is made of, and what was asked for. As places from 0 to `BUCKETS`, each once.
 * @param words as `wordsOf` gives them
 * @param known words that are told apart; all others are one
 */
export function featuresOf(
  words: readonly string[],
  expects: Expectation,
  known: ReadonlySet<string>,
): number[] {
  const plain = words.map((word) => kindOf(word) ?? (known.has(word) ? word : OTHER));
  const last = plain.at(-1) ?? '';
  const names = new Set<string>(['always', `asked ${expects}`, `asked ${expects} ${last}`]);
  if (expects !== 'anything') names.add(`asked ${expects} length ${Math.min(6, words.length)}`);
  if (last !== words.at(-1)) names.add(`word ${words.at(-1)}`);
  for (let back = 1; back <= Math.min(4, plain.length); back++)
    names.add(`end ${plain.slice(-back).join(' ')}`);
  if (plain.length <= 4) names.add(`whole ${plain.join(' ')}`);
  plain.forEach((word, at) => {
    names.add(`has ${word}`);
    const next = plain[at + 1];
    if (next !== undefined) names.add(`has ${word} ${next}`);
  });
  return [...new Set([...names].map(placeOf))];
}

/** How much the weight of each feature counts, so that long texts are not surer than short ones. */
export const lengthScale = (features: number): number => 4 / Math.sqrt(features);
