/**
 * Text made of another one, with where each of its characters stands in that one: recognisers read
 * "7 30" and still tell which of the caller's words they took.
 */
export interface Aligned {
  readonly text: string;
  /** For each character where the words begin that it was made of, and where they end. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** From the first character to the one behind the last, in the words. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a match is put as; as the second argument of `String.replace`. */
export type Rewrite = readonly [
  pattern: RegExp,
  by: string | ((whole: string, ...groups: string[]) => string),
];

/** The words as they are. */
export function aligned(text: string): Aligned {
  const begins = Array.from({ length: text.length }, (_, index) => index);
  return { text, begins, ends: begins.map((index) => index + 1) };
}

/** Puts pieces together, each with the stretch of `source` that it stands for. */
export function alignedPieces(
  source: Aligned,
  pieces: readonly (Stretch & { readonly text: string })[],
): Aligned {
  const begins: number[] = [];
  const ends: number[] = [];
  for (const { text, from, to } of pieces) {
    const same = text.length === to - from;
    for (let index = 0; index < text.length; index += 1) {
      begins.push(source.begins[same ? from + index : from] ?? 0);
      ends.push(source.ends[same ? from + index : to - 1] ?? 0);
    }
  }
  return { text: pieces.map(({ text }) => text).join(''), begins, ends };
}

/** The text with every match put as the rewriting tells. @param pattern with the flag `g` */
export function rewritten(source: Aligned, [pattern, by]: Rewrite): Aligned {
  const pieces: (Stretch & { text: string })[] = [];
  const { text } = source;
  let at = 0;
  const keep = (to: number) => pieces.push({ text: text.slice(at, to), from: at, to });
  text.replace(pattern, (...match: unknown[]) => {
    const whole = String(match[0]);
    // behind the groups stand the offset, the text, and the named groups if there are any
    const offsetAt = match.findIndex((part, index) => index > 0 && typeof part === 'number');
    const index = Number(match[offsetAt]);
    const groups = match.slice(1, offsetAt) as string[];
    keep(index);
    const put =
      typeof by === 'function'
        ? by(whole, ...groups)
        : by.replace(/\$(\d)/g, (_, group: string) => groups[Number(group) - 1] ?? '');
    pieces.push({ text: put, from: index, to: index + whole.length });
    at = index + whole.length;
    return whole;
  });
  if (at === 0 && pieces.length === 0) return source;
  keep(text.length);
  return alignedPieces(source, pieces);
}

/** Without blanks at the ends, and one blank for many. */
export function tidied(source: Aligned): Aligned {
  return rewritten(rewritten(source, [/ {2,}/g, ' ']), [/^ +| +$/g, '']);
}

/** The text without these stretches of the words. */
export function cut(source: Aligned, stretches: readonly Stretch[]): Aligned {
  if (stretches.length === 0) return source;
  const marked = new Uint8Array((source.ends.at(-1) ?? 0) + 1);
  for (const { from, to } of stretches) marked.fill(1, from, to);
  const inside = (index: number) => marked[source.begins[index] ?? 0] === 1;
  const pieces: (Stretch & { text: string })[] = [];
  let from = 0;
  for (let index = 0; index <= source.text.length; index += 1) {
    const taken = index < source.text.length && inside(index);
    if (!taken && index < source.text.length) continue;
    if (index > from) pieces.push({ text: source.text.slice(from, index), from, to: index });
    if (taken) pieces.push({ text: ' ', from: index, to: index + 1 });
    from = index + 1;
  }
  return tidied(alignedPieces(source, pieces));
}

/** The words that a stretch of the text stands for. */
export function inWords(source: Aligned, from: number, to: number): Stretch {
  const start = source.begins[from] ?? 0;
  return { from: start, to: Math.max(start, source.ends[to - 1] ?? start) };
}
