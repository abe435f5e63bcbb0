import type { EmergencyKind } from '../kinds.ts';

/** What callers say, in English, Spanish and French; one sentence a line. */
export interface SentenceSet {
  readonly emergencies: Readonly<Record<EmergencyKind, readonly string[]>>;
  /** Sentences that share words with emergencies and are none. */
  readonly harmless: readonly string[];
}

/** The lines of a text. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
