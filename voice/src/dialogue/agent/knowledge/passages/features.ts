import { kindsAsked } from './answerKinds.ts';
import { daysNamed } from './days.ts';
import { numbersIn } from './numbers.ts';
import type { AnswerKind, Passage } from './passage.ts';
import type { IndexedTerms, PassageIndex } from './passageIndex.ts';
import { type Terms, termsOf } from './words.ts';

/** A question as it is compared by its words. */
export interface Asked {
  readonly terms: Terms;
  readonly kinds: readonly AnswerKind[];
  readonly days: ReadonlySet<number>;
  readonly numbers: ReadonlySet<string>;
}

/** Reads a question in plain lower-case words. */
export function readAsked(words: string): Asked {
  return {
    terms: termsOf(words),
    kinds: kindsAsked(words),
    days: daysNamed(words),
    numbers: numbersIn(words),
  };
}

/** "Do you sell ...", "is there ...": what stands behind it is a thing that must be written for a yes or a no. */
const WHETHER =
  /\b(?:do you|do they|have you got|you guys|have you|is there|are there|you got|d'you)(?: (?:guys|ever|also|still|happen to))* (?:do|sell|have|offer|fix|carry|stock|take|serve|make|repair|provide|run|put on|put in|board|got|stream|accept|cater)?((?: [\p{L}'-]+){1,5})/u;

/** The telling words of the thing whose being there is asked; null where no such thing is asked. */
export function thingAsked(words: string): Terms | null {
  const thing = WHETHER.exec(words)?.[1];
  const terms = thing ? termsOf(thing) : null;
  return terms && terms.stems.size > 0 ? terms : null;
}

/** Whether a passage has any of the words, or of what they stand for. */
export function hasAny({ stems, concepts }: Terms, told: IndexedTerms | undefined): boolean {
  return [...stems].some(
    (stem) =>
      told?.stems.has(stem) || (concepts.get(stem) ?? []).some((one) => told?.concepts.has(one)),
  );
}

/** How the words of a passage fit a question, each from 0 to 1. */
export interface WordFit {
  /** Of the question's telling words, the share that the passage has, by their weight. */
  readonly share: number;
  /** The weight of those words itself. */
  readonly weight: number;
  /** Tells the kind of thing that is asked for first. */
  readonly firstKind: number;
  readonly otherKind: number;
  /** Something is asked for of which it tells nothing. */
  readonly noKind: number;
  readonly sameDay: number;
  readonly otherDay: number;
}

/** What a concept in common counts for, where a word in common counts 1. */
const CONCEPT_WORTH = 0.8;
/** Words in common of more weight count for no more. */
const MOST_WEIGHT = 8;

/** How each passage fits a question by its words. */
export function wordFits(asked: Asked, index: PassageIndex): WordFit[] {
  return index.passages.map((passage, at) => {
    const { weight, all } = shared(asked.terms, index.terms[at], index.weightOf);
    return {
      share: all === 0 ? 0 : Math.min(1, weight / all),
      weight: Math.min(weight, MOST_WEIGHT) / MOST_WEIGHT,
      ...kindFit(asked.kinds, passage),
      ...dayFit(asked.days, index.days[at] ?? new Set()),
    };
  });
}

function kindFit([first, ...others]: readonly AnswerKind[], { kinds }: Passage) {
  const has = first !== undefined && kinds.has(first);
  const hasOther = others.some((kind) => kinds.has(kind));
  return {
    firstKind: has ? 1 : 0,
    otherKind: hasOther ? 1 : 0,
    noKind: first !== undefined && !has && !hasOther ? 1 : 0,
  };
}

function dayFit(asked: ReadonlySet<number>, told: ReadonlySet<number>) {
  const same = [...asked].some((day) => told.has(day));
  return { sameDay: same ? 1 : 0, otherDay: asked.size > 0 && told.size > 0 && !same ? 1 : 0 };
}

/** The weight of all telling words of a question: little where it goes on with another. */
export function ownWeight({ terms }: Asked, { weightOf }: PassageIndex): number {
  let all = 0;
  for (const stem of terms.stems) all += weightOf(stem);
  return all;
}

function shared(
  asked: Terms,
  told: IndexedTerms | undefined,
  weightOf: (term: string) => number,
): { readonly weight: number; readonly all: number } {
  let weight = 0;
  let all = 0;
  for (const stem of asked.stems) {
    const own = weightOf(stem);
    const concepts = asked.concepts.get(stem) ?? [];
    const common = concepts.filter((concept) => told?.concepts.has(concept));
    // a word that nobody wrote here, but that stands for something that is written, weighs as that
    const known = concepts.map(weightOf);
    all += known.length > 0 ? Math.min(own, Math.max(...known)) : own;
    if (told?.stems.has(stem)) weight += own;
    else if (common.length > 0) weight += CONCEPT_WORTH * Math.max(...common.map(weightOf));
  }
  return { weight, all };
}
