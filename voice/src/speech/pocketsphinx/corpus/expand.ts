import { subjects } from './phrases.ts';
import { slots } from './slots.ts';

/** Numbers in [0, 1) that are the same in every run: mulberry32. */
function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const INNERMOST = /\(([^()]*)\)|\{(\w+)\}/;

/** One sentence of a phrase: each `(a|b)` and `{slot}` becomes one of its parts. */
function expandPhrase(phrase: string, random: () => number): string {
  const oneOf = (parts: readonly string[]) => parts[Math.floor(random() * parts.length)] ?? '';
  let text = phrase;
  for (let hole = INNERMOST.exec(text); hole; hole = INNERMOST.exec(text)) {
    const [whole, choices, slot] = hole;
    const parts = slot === undefined ? (choices ?? '').split('|') : slots[slot];
    if (!parts) throw new RangeError(`no slot ${slot}`);
    text = text.slice(0, hole.index) + oneOf(parts) + text.slice(hole.index + whole.length);
  }
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Sentences as callers say them, the same in every run.
 * @param sentencesPerShare how many for each point of a subject's share
 */
export function* expandCorpus(sentencesPerShare: number): Generator<readonly string[]> {
  const random = repeatableRandom(20_261_120);
  for (const { share, phrases } of Object.values(subjects))
    for (let index = 0; index < share * sentencesPerShare; index++) {
      const sentence = expandPhrase(phrases[index % phrases.length] ?? '', random);
      if (sentence !== '') yield sentence.split(' ');
    }
}
