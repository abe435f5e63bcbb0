import type { Meaning } from '../../meaning.ts';
import { plainWords } from '../nlu/normalise/words.ts';
import type { Business } from './business.ts';
import { askedParts } from './passages/askedParts.ts';
import { distanceSaid, tellsOfDistance } from './passages/distances.ts';
import type { Passage } from './passages/passage.ts';
import type { PassageIndex } from './passages/passageIndex.ts';
import { type Found, searchPassages } from './passages/search.ts';
import type { Before } from './passages/signs.ts';

/** What an owner wrote that a question means, and how surely. */
export interface MeantPassage {
  /** Sentences, the likeliest first; two where both may be meant. */
  readonly sentences: readonly string[];
  /** False: related, and perhaps no answer. */
  readonly sure: boolean;
  /** Whether the turn is a question about it, be it a sure answer or not. */
  readonly likely: boolean;
}

/** Perhaps meant too: what is nearly as good; and more so where the best was told already. */
const NEARLY_AS_GOOD = 1.2;
const AFTER_THE_SAME = 2;
const MOST_SENTENCES = 2;
const MOST_PARTS = 3;

/**
 * The sentences of the owner that a question means. Null where nothing is near, or nothing can be compared.
 * @param said one question, as it was said
 * @param before what was asked and answered before, where this may go on with it
 */
export function meantPassage(
  said: { readonly raw: string; readonly words: string },
  { passages }: Pick<Business, 'passages'>,
  meaning: Meaning | null,
  before: Before | null = null,
): MeantPassage | null {
  const parts = askedParts(said.raw).map(plainWords).slice(0, MOST_PARTS);
  const search = (words: string, of: readonly string[]) =>
    searchPassages(words, of, passages, meaning, before);
  const whole = search(said.words, parts);
  if (!whole) return null;
  const others = parts.length < 2 ? [] : parts.map((part) => search(part, [part]));
  const sure = [whole, ...others].filter((found): found is Found => found?.sure ?? false);
  if (sure.length > 0) {
    const told = sure.flatMap(({ best }) => [
      best.said,
      ...atThatDistance(said.words, best, passages),
    ]);
    return { sentences: [...new Set(told)].slice(0, MOST_SENTENCES), sure: true, likely: true };
  }
  // of several questions in one breath the one that can be answered best
  const found = [whole, ...others].find((one) => one?.perhaps);
  if (!found) return null;
  const sentences = [found.best.said, ...nextOf(found)].map(withoutYesOrNo);
  return { sentences, sure: false, likely: whole.likely };
}

/** "Anywhere within 6 miles", asked about eight: what the same paragraph tells of eight. */
function atThatDistance(words: string, best: Passage, { passages }: PassageIndex): string[] {
  const distance = distanceSaid(words);
  if (distance === null || !best.kinds.has('distance') || tellsOfDistance(best.said, distance))
    return [];
  const other = passages.find(
    (one) => one.group === best.group && tellsOfDistance(one.said, distance),
  );
  return other ? [other.said] : [];
}

/** What is nearly as good as the best. */
function nextOf({ next, margin, again }: Found): string[] {
  return next && margin < (again ? AFTER_THE_SAME : NEARLY_AS_GOOD) ? [next.said] : [];
}

/** The yes of an answer that the owner gave to another question would be taken for one to this. */
function withoutYesOrNo(said: string): string {
  return said.replace(/^(?:yes|no|yep|nope|sure|of course|absolutely)[,.!]\s+(?=\S)/i, '');
}
