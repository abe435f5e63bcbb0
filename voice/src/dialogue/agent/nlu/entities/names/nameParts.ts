import { hearLetters } from './letters.ts';

const PART = '(first|given|christian|last|family|second|sur) ?name';
const WORD = "(?:(?:van|von|de|der|la|le|di|mc|st|al|el) ){0,4}\\p{L}(?:[\\p{L}]|'(?!s ))+";
/** "Jackson is the last name", "Karen's my first name". */
const TOLD_BEHIND = new RegExp(
  `(?<![\\p{L}'])(${WORD})(?: is|'s| would be| as| that's| that is| it's) (?:the|my|her|his) ${PART}\\b`,
  'gu',
);
const FIRST =
  /\b(?:first|given|christian|fore) ?name(?:'s| is| will be)?:? (?<name>\p{L}[\p{L}']*)/u;
const LAST =
  /\b(?:last|family|second|sur) ?name(?:'s| is| will be)?:? (?<name>(?:(?:van|von|de|der|la|le|di|mc|st|al|el) ){0,4}\p{L}[\p{L}']*)/u;
const NO_NAME =
  /^(?:is|was|the|my|and|or|first|last|please|it|it's|that|that's|again|wrong|spelled|spelt|with|for|you|as|not)$/;
const LEAST_LETTERS = 3;

/** "Chidi's the first", where the other name was told as the last one. */
const OTHER_BEHIND = new RegExp(
  `(?<![\\p{L}'])(${WORD}?)(?: is|'s) (?:the|my) (first|last|second)(?: one)?(?= \\p{L}(?: |$)|$| and\\b)`,
  'gu',
);

/** Names told behind what they are, put as "last name is jackson". */
export function nameFirst(words: string): string {
  const told = words.replace(TOLD_BEHIND, '$2 name is $1');
  return told === words ? told : told.replace(OTHER_BEHIND, '$2 name is $1');
}

function named(pattern: RegExp, words: string): string | undefined {
  const found = pattern.exec(words);
  const name = found?.groups?.name;
  if (!found || !name || NO_NAME.test(name)) return undefined;
  // "last name is s m i t h": letters
  const from = found.index + found[0].length - name.length;
  const letters =
    name.length === 1 ? hearLetters(words.slice(from).split(' '), LEAST_LETTERS) : null;
  if (name.length === 1) return letters?.from === 0 ? letters.word : undefined;
  return name;
}

/** First and last name, where each was told as such, in plain words. */
export function hearNameParts(words: string): {
  readonly first?: string | undefined;
  readonly last?: string | undefined;
} {
  const text = nameFirst(words);
  return { first: named(FIRST, text), last: named(LAST, text) };
}

/** What stands before the first part that was told as such. */
export function beforeParts(words: string): string {
  const text = nameFirst(words);
  const at = [FIRST, LAST].flatMap((pattern) => pattern.exec(text)?.index ?? []);
  return text
    .slice(0, Math.min(...at, text.length))
    .trim()
    .replace(/(?:^| )(?:and(?: the| my)?|the|my)$/, '')
    .trim();
}

/** What stands behind the last part that was told as such. */
export function behindParts(words: string): string {
  const text = nameFirst(words);
  const ends = [FIRST, LAST].flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [found.index + found[0].length] : [];
  });
  return text
    .slice(Math.max(0, ...ends))
    .trim()
    .replace(/^(?:and|then|with)(?: (?:the|my))? /, '');
}

/** A name of which one part was told anew: "Karen", then "Jackson is the last name". */
export function withParts(known: string, parts: ReturnType<typeof hearNameParts>): string {
  const all = known.split(' ');
  const first = parts.first ?? all[0] ?? '';
  const rest = parts.last ?? all.slice(1).join(' ');
  return `${first} ${rest}`.trim();
}
