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
  /\b(?:(?:spelled|spelt|written|but|that's|it's|and) )*(?:(?<not>without|no) (?:an? |the )?|with (?:(?<two>two|2|a double|double) |an? |the ))(?:letter )?(?<letter>\p{L})(?:'?s)?(?<end> (?:at|on) the end)?(?: (?:instead of|not|rather than|and not) (?:an? |the )?(?:letter )?(?<old>\p{L}))?(?=$| )/u;

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

/** "Smith with a y", "Ann without an e", "Philips with two l's": how a name that sounds the same is written. Null without such words. */
export function hearSpellingHint(words: string): SpellingHint | null {
  const found = HINT.exec(words);
  const { not, two, letter = '', end, old } = found?.groups ?? {};
  if (!found) return null;
  const rest = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`
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
