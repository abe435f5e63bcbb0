import type { Compared, SignName } from '@belldesk/voice/dialogue/agent/knowledge/passages/signs';

/** One choice: a row of signs for each passage, which are right, none where no passage is. */
export interface Choice {
  readonly rows: readonly Float64Array[];
  readonly right: ReadonlySet<number>;
}

export interface Fitted {
  readonly weights: Float64Array;
  /** The score of there being no answer. */
  readonly none: number;
}

const STEPS = 400;
const RATE = 0.08;
const MOMENTUM = 0.9;
const SQUARES = 0.999;

/** The signs of a comparison as rows, in the order of names. */
export function rowsOf({ candidates }: Compared, names: readonly SignName[]): Float64Array[] {
  return candidates.map(({ signs }) => Float64Array.from(names, (name) => signs[name] ?? 0));
}

export function scoreOf(row: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (const [at, value] of row.entries()) sum += value * (weights[at] ?? 0);
  return sum;
}

/**
 * Fits weights so that of each choice a right one is chosen: one of the rows, or none of them. Weights are held near
 * `prior` by `strength` (of half their square difference).
 */
export function fitChoices(
  choices: readonly Choice[],
  prior: Float64Array,
  strength: number,
): Fitted {
  // the last is the score of none
  const size = prior.length + 1;
  const weights = new Float64Array(size);
  weights.set(prior);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(size);
    for (const choice of choices) addGradient(choice, weights, gradient);
    for (let at = 0; at < size; at++) {
      const held = at < prior.length ? strength * ((weights[at] ?? 0) - (prior[at] ?? 0)) : 0;
      const slope = (held - (gradient[at] ?? 0)) / choices.length;
      first[at] = MOMENTUM * (first[at] ?? 0) + (1 - MOMENTUM) * slope;
      second[at] = SQUARES * (second[at] ?? 0) + (1 - SQUARES) * slope * slope;
      const mean = (first[at] ?? 0) / (1 - MOMENTUM ** step);
      const spread = Math.sqrt((second[at] ?? 0) / (1 - SQUARES ** step));
      weights[at] = (weights[at] ?? 0) - (RATE * mean) / (spread + 1e-8);
    }
  }
  return { weights: weights.slice(0, prior.length), none: weights[prior.length] ?? 0 };
}

/** Adds by how much the likelihood of the right rows of a choice grows with each weight. */
function addGradient({ rows, right }: Choice, weights: Float64Array, gradient: Float64Array): void {
  const none = weights.length - 1;
  const scores = rows.map((row) => scoreOf(row, weights));
  scores.push(weights[none] ?? 0);
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const isRight = (at: number) => (right.size === 0 ? at === rows.length : right.has(at));
  const all = raised.reduce((sum, one) => sum + one, 0);
  const good = raised.reduce((sum, one, at) => sum + (isRight(at) ? one : 0), 0);
  for (const [at, one] of raised.entries()) {
    const pull = (isRight(at) ? one / good : 0) - one / all;
    const row = rows[at];
    if (!row) gradient[none] = (gradient[none] ?? 0) + pull;
    else
      for (let sign = 0; sign < row.length; sign++)
        gradient[sign] = (gradient[sign] ?? 0) + pull * (row[sign] ?? 0);
  }
}
