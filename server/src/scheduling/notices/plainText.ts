/** Letters of most businesses and services; longer ones are cut. */
export const LONGEST_FIELD = 40;

/** Digits that make a telephone number: programs turn them into something to press. */
const NUMBER_LIKE = /\p{Nd}(?:[ ()+-]*\p{Nd}){6,}/gu;
/** What stands between words of a name; a full stop only where it ends a word. */
const KEPT = /[^\p{L}\p{M}\p{Nd} '&,()+.!-]/gu;
/** More marks on one letter than any language writes. */
const MANY_MARKS = /(\p{M}{2})\p{M}+/gu;
/** A full stop within a word, which programs take for an address: evil.com, 192.0.2.1, e.g.x */
const INNER_STOP = /\.(?=\S)/gu;

/**
 * What somebody typed, as it may stand in a mail or a text to others: one line of letters, digits and the marks of
 * names, without addresses, links, telephone numbers, control and direction characters, and not longer than `longest`
 * characters.
 */
export function plainText(typed: string, longest = LONGEST_FIELD): string {
  const plain = typed
    // Letters that only look otherwise, full-width and circled ones among them, become what they look like.
    .normalize('NFKC')
    // Nobody sees them: gone, what stood on both sides of one is what it looks like.
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(KEPT, ' ')
    .replace(MANY_MARKS, '$1')
    .replace(INNER_STOP, ' ')
    .replace(NUMBER_LIKE, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = Array.from(plain);
  return letters.length <= longest ? plain : letters.slice(0, longest).join('').trim();
}
