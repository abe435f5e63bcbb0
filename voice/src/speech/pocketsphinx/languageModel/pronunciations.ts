/** Pronunciations of words in the phones of the acoustic model, by word; a word may have several. */
export type Pronunciations = ReadonlyMap<string, readonly string[]>;

/** Words of the corpus that CMU's dictionary lacks. */
const ownPronunciations: Pronunciations = new Map([
  ['toothache', ['T UW TH EY K']],
  ['priya', ['P R IY AH']],
  ['halal', ['HH AH L AA L']],
]);

/**
 * Reads a dictionary in CMU's format, one pronunciation a line: `word P H O N E S`, further ones as
 * `word(2) ...`.
 */
export function parseDictionary(text: string): Pronunciations {
  const entries = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const gap = line.indexOf(' ');
    if (gap <= 0) continue;
    const word = line.slice(0, gap).replace(/\(\d+\)$/, '');
    const phones = line.slice(gap + 1).trim();
    const known = entries.get(word);
    if (known) known.push(phones);
    else entries.set(word, [phones]);
  }
  for (const [word, phones] of ownPronunciations)
    if (!entries.has(word)) entries.set(word, [...phones]);
  return entries;
}

/** The dictionary of the given words alone; words without a pronunciation are left out. */
export function dictionaryOf(words: Iterable<string>, pronunciations: Pronunciations): string {
  const lines: string[] = [];
  for (const word of words)
    pronunciations.get(word)?.forEach((phones, index) => {
      lines.push(`${word}${index === 0 ? '' : `(${index + 1})`} ${phones}`);
    });
  return `${lines.join('\n')}\n`;
}
