import { hearLetters } from './letters.ts';
import { isNameWord, leadingName, written } from './nameWords.ts';

/** Fewer letters in a row spell no name. */
export const LEAST_LETTERS = 3;
/** No name is longer with all its letters. */
export const MOST_NAME_TAIL_WORDS = 200;
/** Letters beyond these are no name. */
const MOST_LETTERS = 40;
/** So many letters may be misheard in a name that is spelled. */
const MOST_MISHEARD = 2;

/** Without accents and what stands between letters. */
function bare(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

/** How many letters must be put in, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1)
      next.push(
        Math.min(
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
          (row[to] ?? 0) + (letter === other[to] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether two words are the same name in other letters: "Smith" and "Smyth". */
export function soundsAs(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a !== '' && a[0] === b[0] && distance(a, b) <= MOST_MISHEARD;
}

/** Whether the letters spell words of the name that stand side by side: one, or both. */
function spellsKnown(words: readonly string[], letters: string): boolean {
  // "Lesley Hughes, l e y" spells the end of one
  if (words.some((word) => bare(word).endsWith(bare(letters)))) return true;
  return words.some((_, from) => {
    let run = '';
    return words.slice(from).some((word) => {
      run += bare(word);
      return run === bare(letters);
    });
  });
}

/** First and last name as they were spelled one after the other, where they were heard a little otherwise. */
function bothSpelled(words: readonly string[], letters: string): string[] | null {
  const [first, last] = words.slice(-2);
  if (first === undefined || last === undefined || letters.length > MOST_LETTERS) return null;
  for (let at = 1; at < letters.length; at += 1) {
    const parts = [letters.slice(0, at), letters.slice(at)] as const;
    if (soundsAs(first, parts[0]) && soundsAs(last, parts[1]))
      return [...words.slice(0, -2), ...parts];
  }
  return null;
}

/** A name with what was spelled of it: "John Smyth, S M Y T H" spells the last word again; "John, S M Y T H" adds one. */
export function withLetters(
  before: readonly string[],
  letters: string | null,
  raw: string,
): string | null {
  // "Gráinne Tully, G R A I N N E" spells what was said
  if (letters === null || spellsKnown(before, letters)) return written(before, null, raw);
  const both = bothSpelled(before, letters);
  if (both) return written(both, null, raw.toLowerCase());
  const words = [...before];
  const last = words.at(-1);
  if (last && (last[0] === letters[0] || words.length > 1)) words.pop();
  words.push(letters);
  return written(words, letters, raw);
}

/** The name with which the words begin, with what is spelled of it. */
export function readName(
  words: readonly string[],
  raw: string,
  least = LEAST_LETTERS,
): string | null {
  const letters = hearLetters(words, least);
  const head = letters ? words.slice(0, letters.from) : words;
  const name = leadingName(head);
  // a spelling belongs to the name only when nothing else stands between
  const between = head
    .slice(name.length)
    .filter(
      (word) => !/^(?:spelled|spelt|that's|thats|that|is|it's|which|spelling|and|it)$/.test(word),
    );
  const own = letters && between.length === 0 ? letters.word : null;
  const read = withLetters(name, own, raw);
  // "Nora, N O R A, Quinn, Q U I N N"
  const behind = letters && own ? words.slice(letters.to) : [];
  const more = read && isNameWord(behind[0] ?? '') ? readName(behind, raw) : null;
  if (!more) return read;
  // "Ngata, N G A T A, Wiremu": a name that is spelled and stands alone is the last one
  const isLast =
    name.length === 1 && !more.includes(' ') && hearLetters(behind, LEAST_LETTERS) === null;
  return isLast ? `${more} ${read}` : `${read} ${more}`;
}
