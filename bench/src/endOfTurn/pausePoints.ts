import type { SeededChoice } from '../conversation/speech/seededChoice.ts';

/** Words before which people stop to think, and those after which they do. */
const BEFORE = new Set(
  'and but or because if when so for on at about with from to who whether that before after until in under is as then where which how what than'.split(
    ' ',
  ),
);
const AFTER = new Set(
  "um uh er erm well so hi hello yes no yeah okay actually please the a my is it's like at for to and about was on".split(
    ' ',
  ),
);
const BARE_HESITATION = 0.25;

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\d']/gu, '');

/** How likely it is, beside other places, that somebody pauses before word `at`. */
function weightAt(words: readonly string[], at: number): number {
  const before = words[at - 1] ?? '';
  let weight = BARE_HESITATION;
  if (/[,;:.!?…-]$/.test(before)) weight += 3;
  if (BEFORE.has(plain(words[at] ?? ''))) weight += 2;
  if (AFTER.has(plain(before))) weight += 1;
  return weight;
}

/**
 * Where somebody who says this might pause in the middle of it: the number of words before the pause; null for a
 * single word.
 */
export function pausePoint(words: readonly string[], choice: SeededChoice): number | null {
  const weights = words.slice(1).map((_, index) => weightAt(words, index + 1));
  let left = choice.between(
    0,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left <= 0) return index + 1;
  }
  return weights.length === 0 ? null : weights.length;
}
