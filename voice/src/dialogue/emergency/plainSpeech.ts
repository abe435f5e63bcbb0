/** Nobody says more in one breath; what comes after is not read. */
const LONGEST_CHARACTERS = 2_000;

/**
 * What was said as plain words, clause by clause: lower case, no accents, a comma as a word of its own. French elisions are
 * parted ("j'ai" is "j ai"), English contractions joined ("can't" is "cant"), as recognisers write them without apostrophes.
 */
export function clausesOf(text: string): readonly string[] {
  return text
    .slice(0, LONGEST_CHARACTERS)
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\b([cdjlmnst]|qu)'/g, '$1 ')
    .replace(/'/g, '')
    .split(/[.?!;:¿¡\n]/)
    .map((clause) =>
      clause
        .replace(/,/g, ' , ')
        .replace(/[^\p{L}\p{N},]+/gu, ' ')
        .trim(),
    )
    .filter((clause) => clause !== '');
}
