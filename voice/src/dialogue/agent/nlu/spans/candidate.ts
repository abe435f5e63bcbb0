import type { Stretch } from './aligned.ts';

/**
 * How plainly it was said: `explicit` can be nothing else ("7 pm", "four people"), `likely` is so by the
 * word before it ("for four", "at seven"), `bare` is a number and nothing else.
 */
export type Evidence = 'explicit' | 'likely' | 'bare';

/** What a recogniser found in a text, before it is known what else claims those words. */
export interface Candidate<Value> extends Stretch {
  readonly value: Value;
  readonly evidence: Evidence;
}

/** A pattern beside what a match of it means, and an example of each. */
export interface Reading<Value> {
  readonly pattern: RegExp;
  readonly evidence: Evidence;
  readonly like: string;
  readonly value: (match: RegExpExecArray) => Value | null;
}

/** Nobody says the same thing more often in one breath. */
const MOST_MATCHES = 12;

/** Every match of every reading, in the order of the readings. @param readings with the flag `g` */
export function candidatesIn<Value>(
  text: string,
  readings: readonly Pick<Reading<Value>, 'pattern' | 'evidence' | 'value'>[],
): Candidate<Value>[] {
  return readings.flatMap(({ pattern, evidence, value }) => {
    const found: Candidate<Value>[] = [];
    for (const match of text.matchAll(pattern)) {
      if (found.length === MOST_MATCHES) break;
      const read = value(match);
      if (read !== null)
        found.push({ value: read, evidence, from: match.index, to: match.index + match[0].length });
    }
    return found;
  });
}
