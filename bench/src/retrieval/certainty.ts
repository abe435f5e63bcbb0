import { scoreOf } from './softmax.ts';

/** The signs of a best passage, and whether it was the answer. */
export interface Outcome {
  readonly row: Float64Array;
  readonly right: boolean;
}

const STEPS = 1_500;
const RATE = 0.05;
const MOMENTUM = 0.9;

/** Logistic weights of being right; all but the first, the constant, are held near 0 by `strength`. */
export function fitCertainty(outcomes: readonly Outcome[], strength: number): Float64Array {
  const size = outcomes[0]?.row.length ?? 0;
  const weights = new Float64Array(size);
  const speed = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(size);
    for (const { row, right } of outcomes) {
      const off = certaintyOf(row, weights) - (right ? 1 : 0);
      for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + off * (row[at] ?? 0);
    }
    for (let at = 0; at < size; at++) {
      const held = at === 0 ? 0 : strength * (weights[at] ?? 0);
      speed[at] = MOMENTUM * (speed[at] ?? 0) + ((slope[at] ?? 0) + held) / outcomes.length;
      weights[at] = (weights[at] ?? 0) - RATE * (speed[at] ?? 0);
    }
  }
  return weights;
}

export function certaintyOf(row: Float64Array, weights: Float64Array): number {
  return 1 / (1 + Math.exp(-scoreOf(row, weights)));
}
