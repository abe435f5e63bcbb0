import type { ReadWord } from './decoding/readings.ts';

/** Points of a curve that only rises: what a figure of the recogniser was worth on made speech. */
type Curve = readonly (readonly [figure: number, probability: number])[];

/** What the words count beside the other readings. */
const WORDS_WEIGHT = 0.2;
/** A word is never less likely than this, so that one does not decide alone. */
const LEAST_WORD = 1e-4;

/**
 * How often a text was right as a whole, by its figure; fitted by steps that only rise (pool adjacent violators, corners
 * rounded off) to every other one of 188 utterances: lines of e2e/spokenCalls/lines.yaml (the open half) and answers to
 * each kind of question, flite over a telephone, clean and with noise 12 dB below. Of the other half 14 of 14 were right
 * from -0.1 on, 8 of 10 from -0.3, 14 of 35 from -1, 5 of 35 below (decision 065).
 */
const TEXT_IS_RIGHT: Curve = [
  [-3, 0.01],
  [-1.8, 0.08],
  [-1.2, 0.28],
  [-0.7, 0.42],
  [-0.4, 0.6],
  [-0.2, 0.85],
  [-0.05, 0.97],
];
/** How often a word had been said, by the probability of its tokens; fitted to the same utterances. */
const WORD_IS_RIGHT: Curve = [
  [0.1, 0.35],
  [0.3, 0.42],
  [0.5, 0.53],
  [0.7, 0.6],
  [0.85, 0.76],
  [0.95, 0.82],
  [1, 0.97],
];

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
 * @param share of all readings that were found, 0 to 1
 */
export function textConfidence(share: number, words: readonly ReadWord[]): number {
  const likely = words.reduce(
    (sum, { logProbability }) => sum + Math.max(Math.log(LEAST_WORD), logProbability),
    0,
  );
  return onCurve(TEXT_IS_RIGHT, Math.log(share) + WORDS_WEIGHT * likely);
}

/** How likely a word was said. */
export function wordConfidence({ logProbability }: ReadWord): number {
  return onCurve(WORD_IS_RIGHT, Math.exp(logProbability));
}
