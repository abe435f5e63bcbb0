import { END_TOKEN, type Vocabulary } from '../vocabulary.ts';
import type { Grammar } from './beamSearch.ts';
import type { Lexicon } from './lexicons.ts';

/** Of the trie of words. */
interface Node {
  readonly next: Map<number, Node>;
  /** A word ends here. */
  word: 'none' | 'around' | 'answer';
}

/** Where a reading stands. */
interface Place {
  readonly node: Node;
  /** Words so far that are answers, without the word at hand; not counted further than is asked for. */
  readonly answers: number;
}

const SEPARATORS = [',', '.'] as const;

const makeNode = (): Node => ({ next: new Map(), word: 'none' });

function add(root: Node, tokens: readonly number[] | null, word: 'around' | 'answer'): void {
  if (!tokens) return;
  let node = root;
  for (const token of tokens) {
    let next = node.next.get(token);
    if (!next) {
      next = makeNode();
      node.next.set(token, next);
    }
    node = next;
  }
  if (node.word !== 'answer') node.word = word;
}

const capitalised = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/**
 * Any row of the words of a lexicon that holds enough answers, as Moonshine writes them: each after a space, the first with a
 * capital or without, commas and full stops between.
 */
export function wordGrammar(lexicon: Lexicon, vocabulary: Vocabulary): Grammar<Place> {
  const later = makeNode();
  const first = makeNode();
  for (const [kind, words] of [
    ['answer', lexicon.answers],
    ['around', lexicon.around],
  ] as const)
    for (const word of words) {
      add(later, vocabulary.encode(` ${word}`), kind);
      add(first, vocabulary.encode(` ${word}`), kind);
      add(first, vocabulary.encode(` ${capitalised(word)}`), kind);
    }
  const separators = new Set(SEPARATORS.flatMap((mark) => vocabulary.encode(mark) ?? []));
  const afterSeparator: Node = { next: later.next, word: 'none' };
  const answersIn = ({ node, answers }: Place): number =>
    Math.min(lexicon.least, answers + (node.word === 'answer' ? 1 : 0));
  /** Kept, without the end: a place is asked about again and again. */
  const goingOn = new Map<Node, readonly number[]>();

  function goingOnFrom(node: Node): readonly number[] {
    const known = goingOn.get(node);
    if (known) return known;
    const between = node.word === 'none' ? [] : [...later.next.keys(), ...separators];
    const found = [...node.next.keys(), ...between];
    goingOn.set(node, found);
    return found;
  }

  return {
    start: { node: first, answers: 0 },
    allowed(place) {
      const { node } = place;
      const mayEnd =
        answersIn(place) >= lexicon.least && (node.word !== 'none' || node === afterSeparator);
      return mayEnd ? [...goingOnFrom(node), END_TOKEN] : goingOnFrom(node);
    },
    after(place, token) {
      if (separators.has(token)) return { node: afterSeparator, answers: answersIn(place) };
      // Only what goes on with the word at hand lacks the space, so that no token does both.
      const within = place.node === afterSeparator ? undefined : place.node.next.get(token);
      if (within) return { node: within, answers: place.answers };
      return { node: later.next.get(token) ?? afterSeparator, answers: answersIn(place) };
    },
  };
}
