import type { Meaning } from '../../../meaning.ts';
import {
  type Asked,
  hasAny,
  ownWeight,
  readAsked,
  thingAsked,
  type WordFit,
  wordFits,
} from './features.ts';
import type { AnswerKind, Passage } from './passage.ts';
import type { PassageIndex } from './passageIndex.ts';

/** What was asked and answered before, which a question may go on with. */
export interface Before {
  /** Plain lower-case words. */
  readonly words: string;
  /** What was said, as passages have it. */
  readonly said: readonly string[];
}

/** Signs that a passage is what a question asks for, each about 0 to 1; what is left out is 0. */
export type Signs = Readonly<Partial<Record<SignName, number>>>;
export type SignName =
  | 'likeness'
  | 'mean'
  | 'paragraph'
  | 'subject'
  | 'service'
  | 'general'
  | 'short'
  | 'thing'
  | 'sameNumber'
  | keyof WordFit
  | `first-${AnswerKind}`
  | 'likenessBefore'
  | 'shareBefore'
  | 'weightBefore'
  | 'kindBefore'
  | 'sameParagraph'
  | 'beside'
  | 'again';

/** A passage beside a question. */
export interface Candidate {
  readonly at: number;
  readonly signs: Signs;
  readonly fit: WordFit;
  /** That of its nearest view. */
  readonly likeness: number;
  /** It tells of the thing whose being there is asked, or no such thing is asked. */
  readonly there: boolean;
  /** It was told before. */
  readonly again: boolean;
}

/** A question beside all passages. */
export interface Compared {
  readonly asked: Asked;
  /** The weight of its telling words. */
  readonly own: number;
  readonly candidates: readonly Candidate[];
}

/** A question with so much weight of its own goes on with none before. */
const OWN_WEIGHT = 8;
const REACH = 3;
const SHORT_WORDS = 30;

/**
 * The signs of each passage for a question. Null where nothing was written, or the meanings cannot be compared.
 * @param parts the parts of the question that ask something, plain lower-case words; the whole where there is one
 */
export function comparePassages(
  words: string,
  parts: readonly string[],
  index: PassageIndex,
  meaning: Meaning | null,
  before: Before | null,
): Compared | null {
  const likeness = (text: string) => meaning?.likeness(text, index.compared) ?? null;
  const whole = words === '' ? null : likeness(words);
  if (!whole || index.passages.length === 0) return null;
  const each = parts.filter((part) => part !== words).map((part) => likeness(part) ?? whole);
  const withBefore = before ? (likeness(`${before.words} ${words}`) ?? whole) : null;
  const asked = readAsked(words);
  const own = ownWeight(asked, index);
  const goesOn = before ? Math.exp(-own / OWN_WEIGHT) : 0;
  const fits = wordFits(asked, index);
  const fitsBefore = before ? wordFits(readAsked(before.words), index) : null;
  const answered = before ? placesOf(before.said, index) : [];
  const thing = thingAsked(words);
  // a day in a question brings out the hours of all days, which answer no other
  const asksOfHours = asked.kinds.some((kind) => kind === 'hour' || kind === 'day');
  const candidates = index.passages.flatMap((passage, at): Candidate[] => {
    const place = index.places[at];
    const fit = fits[at];
    if (!place || !fit || (passage.source === 'hours' && !asksOfHours)) return [];
    const nearest = Math.max(...[whole, ...each].map((one) => nearestOf(one, place.views)));
    const [first = 0, second = first] = place.views;
    const has = thing !== null && hasAny(thing, index.terms[at]);
    const signs: Signs = {
      likeness: nearest,
      mean: ((whole[first] ?? 0) + (whole[second] ?? 0)) / 2,
      paragraph: whole[place.paragraph] ?? 0,
      subject: place.subject === null ? 0 : (whole[place.subject] ?? 0),
      service: passage.source === 'service' ? 1 : 0,
      general: passage.source === 'description' || passage.source === 'customers' ? 1 : 0,
      short: Math.max(0, 1 - passage.said.split(' ').length / SHORT_WORDS),
      thing: has ? 1 : 0,
      sameNumber: sharesNumber(asked.numbers, index.numbers[at]) ? 1 : 0,
      ...fit,
      ...kindSign(asked, fit),
      ...(withBefore
        ? signsBefore(asked, goesOn, fitsBefore?.[at], nearestOf(withBefore, place.views))
        : {}),
      // another day than the one asked for is not gone on with
      ...(fit.otherDay === 1 ? {} : besideAnswered(at, passage, index, answered, goesOn)),
    };
    const again = answered.includes(at);
    return [{ at, signs, fit, likeness: nearest, there: thing === null || has, again }];
  });
  return { asked, own, candidates };
}

function nearestOf(likeness: readonly number[], views: readonly number[]): number {
  return Math.max(...views.map((view) => likeness[view] ?? 0));
}

function sharesNumber(asked: ReadonlySet<string>, told: ReadonlySet<string> | undefined): boolean {
  return [...asked].some((number) => told?.has(number));
}

function kindSign({ kinds: [first] }: Asked, fit: WordFit): Signs {
  return first === undefined ? {} : { [`first-${first}`]: fit.firstKind };
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
