import type { Meaning } from '../../../meaning.ts';
import { type Asked, ownWeight, readAsked, type WordFit, wordFits } from './features.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passageIndex.ts';
import { CERTAINTY, SIGNS, SURE, SURE_LIKENESS, SURE_SHARE } from './weights.ts';

/** What was asked and answered before, which a question may go on with. */
export interface Before {
  /** Plain lower-case words. */
  readonly words: string;
  /** What was said, as passages have it. */
  readonly said: readonly string[];
}

/** The passage that answers best, and the next. */
export interface Found {
  readonly best: Passage;
  readonly next: Passage | null;
  /** How likely `best` is the answer, from 0 to 1. */
  readonly certainty: number;
  /** Whether it may be said as the answer: it tells what is asked for, and of that very thing. */
  readonly sure: boolean;
  /** It was told before, and is asked after again. */
  readonly again: boolean;
  /** By how much `best` is better than `next`. */
  readonly margin: number;
}

/** A question with so much weight of its own goes on with none before. */
const OWN_WEIGHT = 8;
const REACH = 3;

/**
 * The passages that a question means, by meaning, words and the kind of thing that it asks for. Null where nothing was
 * written, or the meanings cannot be compared.
 * @param parts the parts of the question that ask something, plain lower-case words; the whole where there is one
 */
export function searchPassages(
  words: string,
  parts: readonly string[],
  index: PassageIndex,
  meaning: Meaning | null,
  before: Before | null = null,
): Found | null {
  const likeness = (text: string) => meaning?.likeness(text, index.compared) ?? null;
  const whole = words === '' ? null : likeness(words);
  if (!whole || index.passages.length === 0) return null;
  const each = parts.filter((part) => part !== words).map((part) => likeness(part) ?? whole);
  const withBefore = before ? likeness(`${before.words} ${words}`) : null;
  const asked = readAsked(words);
  const goesOn = before ? Math.exp(-ownWeight(asked, index) / OWN_WEIGHT) : 0;
  const fits = wordFits(asked, index);
  const fitsBefore = before ? wordFits(readAsked(before.words), index) : null;
  const answered = before ? placesOf(before.said, index) : [];
  const scores = index.passages.map((passage, at) => {
    const place = index.places[at];
    const views = place?.views ?? [];
    const nearest = Math.max(...[whole, ...each].map((one) => nearestOf(one, views)));
    const first = whole[views[0] ?? 0] ?? 0;
    const second = whole[views[1] ?? views[0] ?? 0] ?? 0;
    const signs = {
      likeness: nearest,
      mean: (first + second) / 2,
      paragraph: whole[place?.paragraph ?? 0] ?? 0,
      service: passage.source === 'service' ? 1 : 0,
      general: passage.source === 'description' || passage.source === 'customers' ? 1 : 0,
      ...wordsOf(fits[at]),
      ...(before
        ? signsBefore(asked, goesOn, fitsBefore?.[at], nearestOf(withBefore ?? whole, views))
        : {}),
      ...besideAnswered(at, passage, index, answered, goesOn),
    };
    return { at, score: total(signs), likeness: nearest };
  });
  const [best, next] = scores.toSorted((a, b) => b.score - a.score);
  const passage = best && index.passages[best.at];
  const fit = best && fits[best.at];
  if (!best || !passage || !fit) return null;
  const margin = best.score - (next?.score ?? 0);
  const own = ownWeight(asked, index);
  const certainty = certaintyOf({ ...best, margin }, fit, own, before !== null);
  return {
    best: passage,
    next: (next && index.passages[next.at]) ?? null,
    margin,
    certainty,
    sure: certainty >= SURE && fit.noKind === 0 && (before !== null || isNear(best.likeness, fit)),
    again: answered.includes(best.at),
  };
}

/** A word in common that is the thing itself, or a meaning that leaves no doubt: else a neighbour answers. */
function isNear(likeness: number, { share }: WordFit): boolean {
  return share >= SURE_SHARE || likeness >= SURE_LIKENESS;
}

type Signs = Partial<Record<keyof typeof SIGNS, number>>;

function total(signs: Signs): number {
  let sum = 0;
  for (const [sign, value] of Object.entries(signs))
    sum += SIGNS[sign as keyof typeof SIGNS] * value;
  return sum;
}

function nearestOf(likeness: readonly number[], views: readonly number[]): number {
  return Math.max(...views.map((view) => likeness[view] ?? 0));
}

function wordsOf(fit: WordFit | undefined): Signs {
  return fit ? { ...fit } : {};
}

function signsBefore(
  asked: Asked,
  goesOn: number,
  fit: WordFit | undefined,
  likeness: number,
): Signs {
  return {
    likenessBefore: likeness * goesOn,
    shareBefore: (fit?.share ?? 0) * goesOn,
    weightBefore: (fit?.weight ?? 0) * goesOn,
    kindBefore: asked.kinds.length === 0 ? (fit?.firstKind ?? 0) * goesOn : 0,
  };
}

function besideAnswered(
  at: number,
  { group }: Passage,
  { passages }: PassageIndex,
  answered: readonly number[],
  goesOn: number,
): Signs {
  if (answered.length === 0) return {};
  const beside = Math.max(0, ...answered.map((place) => 1 - Math.abs(place - at) / REACH));
  return {
    sameParagraph: answered.some((place) => passages[place]?.group === group) ? 1 : 0,
    beside: beside * goesOn,
    again: answered.includes(at) ? 1 : 0,
  };
}

function placesOf(said: readonly string[], { passages }: PassageIndex): number[] {
  return passages.flatMap((passage, at) => (said.includes(passage.said) ? [at] : []));
}

/** The share of questions like this that the best passage answered. */
function certaintyOf(
  best: { readonly score: number; readonly margin: number; readonly likeness: number },
  fit: WordFit,
  own: number,
  goesOn: boolean,
): number {
  const unheard = Math.min(Math.max(0, own * (1 - fit.share)), 12) / 12;
  const odds =
    CERTAINTY.constant +
    CERTAINTY.score * best.score +
    CERTAINTY.margin * best.margin +
    CERTAINTY.likeness * best.likeness +
    CERTAINTY.share * fit.share +
    CERTAINTY.weight * fit.weight +
    CERTAINTY.firstKind * fit.firstKind +
    CERTAINTY.noKind * fit.noKind +
    (goesOn ? CERTAINTY.goesOn + CERTAINTY.scoreGoingOn * best.score : 0) +
    CERTAINTY.unheard * unheard +
    (CERTAINTY.own * Math.min(own, 20)) / 20;
  return 1 / (1 + Math.exp(-odds));
}
