import type { Vocabulary } from '../speechModel.ts';
import type { Grammar } from './beamSearch.ts';

/** Added for each token of a phrase, in nats; taken back where the phrase breaks off. */
const BONUS_PER_TOKEN = 1.5;
const MAX_PHRASES = 100;

interface Node {
  readonly next: Map<number, Node>;
  /** Bonuses up to here that are lost when the phrase does not go on. */
  owed: number;
}

interface Place {
  readonly node: Node;
}

/** Anything may be written; words of the phrases given are a little likelier than the model takes them for. */
export function phraseBias(phrases: readonly string[], vocabulary: Vocabulary): Grammar<Place> {
  const root: Node = { next: new Map(), owed: 0 };
  for (const phrase of phrases.slice(0, MAX_PHRASES))
    for (const written of new Set([` ${phrase}`, ` ${phrase.toLowerCase()}`])) {
      let node = root;
      for (const token of vocabulary.encode(written) ?? []) {
        const next = node.next.get(token) ?? { next: new Map(), owed: node.owed + BONUS_PER_TOKEN };
        node.next.set(token, next);
        node = next;
      }
      // Whole: nothing is taken back.
      if (node !== root) node.owed = 0;
    }

  return {
    start: { node: root },
    allowed: () => null,
    after: ({ node }, token) => ({ node: node.next.get(token) ?? root.next.get(token) ?? root }),
    bonus({ node }, token) {
      if (node.next.has(token)) return BONUS_PER_TOKEN;
      return (root.next.has(token) ? BONUS_PER_TOKEN : 0) - node.owed;
    },
  };
}
