import type { ReadWord } from './decoding/readings.ts';
import type { Curve } from './traits.ts';

/** What the words count beside the other readings. */
const WORDS_WEIGHT = 0.2;
/** A word is never less likely than this, so that one does not decide alone. */
const LEAST_WORD = 1e-4;

/** Reckoned from a curve by straight lines; beyond its ends, its ends. */
export function onCurve(curve: Curve, figure: number): number {
  const above = curve.findIndex(([at]) => at >= figure);
  if (above < 0) return curve.at(-1)?.[1] ?? 0;
  const [x1, y1] = curve[above] ?? [0, 0];
  const [x0, y0] = curve[above - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((figure - x0) / (x1 - x0)) * (y1 - y0);
}

/**
 * How likely a text is right as a whole.
 * @param curve what the figure of a text was worth: the logarithm of its share, and a fifth of that of its words
 * @param share of all readings that were found, 0 to 1
 */
export function textConfidence(curve: Curve, share: number, words: readonly ReadWord[]): number {
  const likely = words.reduce(
    (sum, { logProbability }) => sum + Math.max(Math.log(LEAST_WORD), logProbability),
    0,
  );
  return onCurve(curve, Math.log(share) + WORDS_WEIGHT * likely);
}

/** How likely a word was said. */
export function wordConfidence(curve: Curve, { logProbability }: ReadWord): number {
  return onCurve(curve, Math.exp(logProbability));
}
