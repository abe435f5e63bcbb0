/** Letters that sound alike, so that one is heard for the other. */
const ALIKE: Readonly<Record<string, string>> = {
  y: 'i',
  i: 'y',
  k: 'c',
  c: 'k',
  z: 's',
  s: 'z',
  j: 'g',
  g: 'j',
  v: 'w',
  w: 'v',
};

const HINT =
  /\b(?:(?:spelled|spelt|written|but|that's|it's|and) )*(?:(?<not>without|no) (?:an? |the )?|with (?:(?<two>two|2|a double|double) |an? |the ))(?:letter )?(?<letter>\p{L})(?:'?s)?(?<end> (?:at|on) the end)?(?: after (?:the |a )?(?:letter )?\p{L}(?= |$))?(?: (?:instead of|not|rather than|and not) (?:an? |the )?(?:letter )?(?<old>\p{L}))?(?=$| )/u;

export interface SpellingHint {
  /** The words without the hint. */
  readonly rest: string;
  apply(name: string): string;
}

function replaceLast(name: string, old: string, letter: string): string {
  const at = name.toLowerCase().lastIndexOf(old);
  if (at < 0) return name;
  const upper = name[at] !== old;
  return name.slice(0, at) + (upper ? letter.toUpperCase() : letter) + name.slice(at + 1);
}

/** "One T", "that's double n": how often a letter stands, not in the middle of others that are said one by one. */
const COUNTED =
  /(?<!(?:^| )\p{L} )\b(?:(?:that's|it's|with|and|spelled|spelt|but|just|only) )*(?:(?<one>one|1|single|a single)|(?<two>two|2|double|a double)) (?:letter )?(?<letter>\p{L})(?:'?s)?(?: in (?:it|the middle|\p{L}+))?(?= (?!\p{L}(?: |$))|$)/u;
/** "Not double E": as it is not written. */
const NOT_COUNTED =
  / (?:and |but )?not (?:with )?(?:one|1|single|two|2|double|a double|a single) \p{L}(?:'?s)?(?= |$)/gu;
/** Nobody counts more letters of a name. */
const MOST_COUNTED = 4;

/** "Ellis Whitaker, one T", "Connelly, double n, double l": how letters are counted. Null without such words. */
function countedLetters(words: string): SpellingHint | null {
  const counts: { readonly letter: string; readonly isOne: boolean }[] = [];
  let rest = words.replace(NOT_COUNTED, ' ');
  for (let found = 0; found < MOST_COUNTED; found += 1) {
    const match = COUNTED.exec(rest);
    if (!match) break;
    const { one, letter = '' } = match.groups ?? {};
    counts.push({ letter, isOne: one !== undefined });
    const behind = rest.slice(match.index + match[0].length);
    rest = `${rest.slice(0, match.index)}${behind}`.replace(/\s+/g, ' ').trim();
  }
  if (rest === words || rest === '') return null;
  return { rest, apply: (name) => counts.reduce(withCount, name) };
}

function withCount(
  name: string,
  { letter, isOne }: { readonly letter: string; readonly isOne: boolean },
): string {
  const plain = name.toLowerCase();
  const isTwice = plain.includes(letter + letter);
  if (isOne) return isTwice ? withOne(name, letter) : name;
  return isTwice || !plain.includes(letter) ? name : replaceLast(name, letter, letter + letter);
}

function withOne(name: string, letter: string): string {
  const at = name.toLowerCase().lastIndexOf(letter + letter);
  return name.slice(0, at + 1) + name.slice(at + 2);
}

/** "Gill Hopps, Gill with a G": the word that the hint is about, said once more. */
function withoutRepeated(before: string): string {
  const words = before.trim().split(' ');
  const last = words.at(-1) ?? '';
  return words.slice(0, -1).includes(last) ? words.slice(0, -1).join(' ') : before;
}

/** "Smith with a y", "Ann without an e", "Philips with two l's": how a name that sounds the same is written. Null without such words. */
export function hearSpellingHint(words: string): SpellingHint | null {
  const found = HINT.exec(words);
  const { not, two, letter = '', end, old } = found?.groups ?? {};
  if (!found) return countedLetters(words);
  const rest =
    `${withoutRepeated(words.slice(0, found.index))} ${words.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
  const apply = (name: string) => {
    const plain = name.toLowerCase();
    if (not) return plain.endsWith(letter) ? name.slice(0, -1) : name;
    if (two)
      return plain.includes(letter + letter) ? name : replaceLast(name, letter, letter + letter);
    if (old) return replaceLast(name, old, letter);
    if (end) return plain.endsWith(letter) ? name : name + letter;
    if (plain.includes(letter)) return name;
    const alike = ALIKE[letter];
    if (alike && plain.includes(alike)) return replaceLast(name, alike, letter);
    return letter === 'h' ? replaceLast(name, 'n', 'hn') : letter === 'e' ? `${name}e` : name;
  };
  return { rest, apply };
}
