/** How a recogniser writes the names of letters. Only beside letters that are written as such. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  ay: 'a',
  bee: 'b',
  be: 'b',
  see: 'c',
  sea: 'c',
  cee: 'c',
  dee: 'd',
  ee: 'e',
  eff: 'f',
  ef: 'f',
  gee: 'g',
  aitch: 'h',
  haitch: 'h',
  eye: 'i',
  jay: 'j',
  kay: 'k',
  ell: 'l',
  el: 'l',
  em: 'm',
  en: 'n',
  oh: 'o',
  pee: 'p',
  pea: 'p',
  queue: 'q',
  cue: 'q',
  are: 'r',
  ar: 'r',
  ess: 's',
  es: 's',
  tee: 't',
  tea: 't',
  you: 'u',
  yew: 'u',
  vee: 'v',
  ex: 'x',
  why: 'y',
  wye: 'y',
  zed: 'z',
  zee: 'z',
};
/** ITU and ICAO spelling words, with what people write for them. */
const ALPHABET = new Set(
  (
    'alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa ' +
    'quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu'
  ).split(' '),
);
/** "S as in sugar", "s for sugar". */
const EXAMPLE = /^(?:as|for|like|is)$/;
const BETWEEN = new Set(['then', 'capital', 'and', 'letter']);
const LEAST_ALPHABET_WORDS = 3;

export interface Spelled {
  readonly word: string;
  /** First word of the spelling, and the first one behind it. */
  readonly from: number;
  readonly to: number;
}

interface Letter {
  readonly letter: string;
  readonly used: number;
  /** Written as a letter, not guessed from its name. */
  readonly sure: boolean;
}

function isLetter(word: string | undefined): word is string {
  return word !== undefined && /^\p{L}$/u.test(word);
}

function letterAt(words: readonly string[], at: number): Letter | null {
  const word = words[at] ?? '';
  const times = word === 'double' ? 2 : word === 'triple' || word === 'treble' ? 3 : 1;
  if (times > 1) {
    const repeated = letterAt(words, at + 1);
    return (
      repeated && { ...repeated, letter: repeated.letter.repeat(times), used: repeated.used + 1 }
    );
  }
  const letter = isLetter(word) ? word : LETTER_NAMES[word];
  if (letter === undefined) {
    return ALPHABET.has(word) ? { letter: word.slice(0, 1), used: 1, sure: false } : null;
  }
  if (EXAMPLE.test(words[at + 1] ?? '')) {
    const example = words[at + 2] === 'in' || words[at + 2] === 'for' ? at + 3 : at + 2;
    if (words[example]?.startsWith(letter)) return { letter, used: example - at + 1, sure: true };
  }
  return { letter, used: 1, sure: isLetter(word) };
}

function runFrom(
  words: readonly string[],
  from: number,
): (Spelled & { sure: number; all: number }) | null {
  let word = '';
  let to = from;
  let [sure, all] = [0, 0];
  for (let at = from; at < words.length; ) {
    if (at > from && BETWEEN.has(words[at] ?? '')) {
      at += 1;
      continue;
    }
    const read = letterAt(words, at);
    if (!read) break;
    word += read.letter;
    at += read.used;
    to = at;
    all += 1;
    if (read.sure) sure += 1;
  }
  return all > 0 ? { word, from, to, sure, all } : null;
}

/**
 * Letters said one by one: "s m y t h", "double t", "S as in sugar", "lima echo alpha lima". A name of
 * a letter ("bee") counts only among letters. Null where fewer than `least` letters were said.
 */
export function hearLetters(words: readonly string[], least: number): Spelled | null {
  for (let from = 0; from < words.length; from += 1) {
    const run = runFrom(words, from);
    if (!run) continue;
    const byLetters = run.sure * 2 >= run.all && run.sure > 0;
    const byAlphabet =
      run.all >= LEAST_ALPHABET_WORDS &&
      words.slice(run.from, run.to).every((word) => ALPHABET.has(word) || isLetter(word));
    if (run.word.length >= least && (byLetters || byAlphabet))
      return { word: run.word, from: run.from, to: run.to };
    from = run.to - 1;
  }
  return null;
}
