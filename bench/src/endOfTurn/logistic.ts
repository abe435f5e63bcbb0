/** One example of a logistic regression over places that are on or off. */
export interface Example {
  readonly places: readonly number[];
  readonly over: boolean;
  readonly weight: number;
}

const EPOCHS = 10;
const RATE = 0.05;
const STRENGTH = 2e-5;
/** A fixed way through the examples, so that the same data gives the same weights. */
const STRIDE = 7_919;

const likely = (score: number): number => 1 / (1 + Math.exp(-score));

/** Sum of the weights of what is on, scaled by how much is on. */
export function scoreOf(
  places: readonly number[],
  weights: ArrayLike<number>,
  scale: (features: number) => number,
): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return sum * scale(places.length);
}

/** Fits weights by stochastic descent with decay; the same examples give the same weights. */
export function fitSparse(
  examples: readonly Example[],
  size: number,
  scale: (features: number) => number,
): Float64Array {
  const weights = new Float64Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / 2);
    for (let step = 0; step < examples.length; step++) {
      const example = examples[(step * STRIDE) % examples.length];
      if (!example) continue;
      const { places, over, weight } = example;
      const each = scale(places.length);
      const off = (likely(scoreOf(places, weights, scale)) - (over ? 1 : 0)) * weight;
      for (const place of places) weights[place] = (weights[place] ?? 0) - rate * off * each;
    }
    const kept = 1 - rate * STRENGTH * examples.length;
    for (let at = 0; at < size; at++) weights[at] = (weights[at] ?? 0) * kept;
  }
  return weights;
}

/** How often one that is over scores above one that is not (the area under the ROC curve). */
export function areaUnderCurve(scored: readonly { score: number; over: boolean }[]): number {
  const sorted = [...scored].sort((one, other) => one.score - other.score);
  let ranks = 0;
  let overs = 0;
  for (let at = 0; at < sorted.length; ) {
    let until = at;
    while (until < sorted.length && sorted[until]?.score === sorted[at]?.score) until++;
    for (let same = at; same < until; same++)
      if (sorted[same]?.over) {
        ranks += (at + 1 + until) / 2;
        overs++;
      }
    at = until;
  }
  return (ranks - (overs * (overs + 1)) / 2) / (overs * (sorted.length - overs));
}
