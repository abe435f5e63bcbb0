import type { Vocabulary } from '../speechModel.ts';
import type { Lexicon } from '../traits.ts';
import type { Grammar } from './beamSearch.ts';

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
/** Figures that begin a number, that go on with one, and what stands within one: "19:30", "20h30", "06-12". */
const FIRST_FIGURES = /^ \d+$/;
const MORE_FIGURES = /^(?:\d+|[:h-])$/;

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

/** Numbers in figures, after a space. */
function addFigures(roots: readonly Node[], vocabulary: Vocabulary): void {
  const figures: Node = { next: new Map(), word: 'answer' };
  for (let token = 0; token < vocabulary.size; token++) {
    const text = vocabulary.textOf(token);
    if (MORE_FIGURES.test(text)) figures.next.set(token, figures);
    else if (FIRST_FIGURES.test(text))
      for (const root of roots) if (!root.next.has(token)) root.next.set(token, figures);
  }
}

const capitalised = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/**
 * Any row of the words of a lexicon that holds enough answers, as models write them: each after a space, the first with a
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
  if (lexicon.figures) addFigures([later, first], vocabulary);
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
      return mayEnd ? [...goingOnFrom(node), vocabulary.endToken] : goingOnFrom(node);
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
