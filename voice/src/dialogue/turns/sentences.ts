const ABBREVIATIONS = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|Prof|No|Nr|vs|approx|e\.g|i\.e|[A-Z])\.$/;

/** An end of sentence: the mark, closing quotes, then space. A number like 7.30 has no space. */
const END = /[.!?…]+["'”’)]*(?=\s)|\n+/g;

/**
 * Cuts off the whole sentences of a text that is still growing.
 * @returns the sentences, and what must wait for more
 */
export function splitSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const candidate = text.slice(from, end);
    if (ABBREVIATIONS.test(candidate.trimEnd())) continue;
    if (candidate.trim() !== '') sentences.push(candidate.trim());
    from = end;
  }
  return { sentences, rest: text.slice(from) };
}

/** The part of a sentence that was heard when it was cut after `playedMs` of `totalMs`, in whole words. */
export function heardText(text: string, playedMs: number, totalMs: number): string {
  if (playedMs <= 0 || totalMs <= 0) return '';
  if (playedMs >= totalMs) return text;
  const characters = Math.floor((playedMs / totalMs) * text.length);
  const lastSpace = text.slice(0, characters + 1).lastIndexOf(' ');
  return lastSpace <= 0 ? '' : text.slice(0, lastSpace).trimEnd();
}

/** Ms that a text takes to be spoken, where the voice has not said yet: 15 characters a second. */
export function estimatedSpeechMs(text: string): number {
  return (text.length / 15) * 1_000;
}
