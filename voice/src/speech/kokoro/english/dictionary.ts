/** A sound of English: an ARPABET symbol, vowels with their stress behind them (0 none, 1 first, 2 second): "AH0". */
export type Phone = string;

/** How words are said. */
export interface Dictionary {
  /** The first way to say a word in lower case; null where it is not known. */
  find(word: string): readonly Phone[] | null;
  /** All ways to say it, the usual one first. */
  all(word: string): readonly (readonly Phone[])[];
}

/** One line of the packed dictionary: `"word(2)": "W ER1 D # a note",` */
const ENTRY = /^\s*"([^"\s()]+)(?:\(\d\))?":\s*"([^"#]*)/;

/**
 * The CMU dictionary out of the source of the package that carries it, read as text: a word, or a word with a number, and
 * its sounds on each line. Never run.
 */
export function readDictionary(source: string): Dictionary {
  const sounds = new Map<string, string | string[]>();
  for (const line of source.split('\n')) {
    const entry = ENTRY.exec(line);
    const [, word, said] = entry ?? [];
    if (!word || !said) continue;
    const before = sounds.get(word);
    if (before === undefined) sounds.set(word, said.trim());
    else if (typeof before === 'string') sounds.set(word, [before, said.trim()]);
    else before.push(said.trim());
  }
  // The o of "tomato" is marked as stressed, and nobody stresses it.
  const phonesOf = (said: string): readonly Phone[] => said.replace(/ OW2$/, ' OW0').split(/\s+/);
  return {
    find(word) {
      const said = sounds.get(word);
      if (said === undefined) return null;
      return phonesOf(typeof said === 'string' ? said : (said[0] ?? ''));
    },
    all(word) {
      const said = sounds.get(word) ?? [];
      return (typeof said === 'string' ? [said] : said).map(phonesOf);
    },
  };
}
