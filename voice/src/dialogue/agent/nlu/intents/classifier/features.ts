/** What a turn is compared by: its words, and two and three of them in a row, with its beginning and end. */
const FIRST = '^';
const LAST = '$';
/** More of a turn tells nothing more of what is wanted. */
const MOST_WORDS = 120;

/** The n-grams of a turn, each once; numbers are all alike. Takes time in its length. */
export function nGramsOf(raw: string): ReadonlySet<string> {
  const words = raw
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\d+/g, '#')
    .match(/[\p{L}'#]+|\?/gu);
  const all = [FIRST, ...(words ?? []).slice(0, MOST_WORDS), LAST];
  const grams = new Set<string>();
  for (const [at, word] of all.entries()) {
    grams.add(word);
    const next = all[at + 1];
    if (next === undefined) continue;
    grams.add(`${word} ${next}`);
    const third = all[at + 2];
    if (third !== undefined) grams.add(`${word} ${next} ${third}`);
  }
  return grams;
}

/** How much the n-grams of a turn count beside its meaning, whose length is 1. */
export const GRAMS_LENGTH = 0.6;

/** What callers want, as the classifier was taught. */
export const WANTS = [
  'answer',
  'book',
  'cancel',
  'complaint',
  'danger',
  'message',
  'move',
  'note',
  'order',
  'person',
  'question',
  'sales',
  'smalltalk',
  'status',
  'trouble',
  'wrong',
] as const;
export type Want = (typeof WANTS)[number];
