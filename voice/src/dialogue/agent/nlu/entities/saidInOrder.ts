/**
 * Whether each part is said, one behind the other with anything between: what `A.*B.*C` means, in one
 * walk over the words. As one pattern it takes time in the square or cube of their length: callers can
 * say "through through through ...", and signalling runs on the same thread.
 * @param parts each with the flag `g`
 */
export function saidInOrder(words: string, ...parts: readonly RegExp[]): boolean {
  let from = 0;
  return parts.every((part) => {
    part.lastIndex = from;
    const found = part.test(words);
    from = part.lastIndex;
    part.lastIndex = 0;
    return found;
  });
}
