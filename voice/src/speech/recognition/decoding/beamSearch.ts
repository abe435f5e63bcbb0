import type { DecoderState, EncodedAudio, Step } from '../speechModel.ts';

/** What may be written. A place is where a reading stands in it. */
export interface Grammar<Place = unknown> {
  readonly start: Place;
  /** Tokens that may follow; the end of text is among them where a reading may end. Null: any. */
  allowed(place: Place): readonly number[] | null;
  after(place: Place, token: number): Place;
  /** Added to the score of a token, in nats; 0 where nothing is preferred. */
  bonus?(place: Place, token: number): number;
}

/** How a search is bounded. */
export interface SearchLimits {
  /** Ends a text. */
  readonly endToken: number;
  /** Readings followed at once. */
  readonly width: number;
  /** A reading that is worse than the best by more, in nats, is given up. */
  readonly within: number;
  /** One whose score falls below is given up, however it compares; nats. */
  readonly floor?: number;
  readonly maxTokens: number;
  /** Stops and commas: of those that may follow, only the likeliest is followed, as they change no word. */
  readonly marks?: ReadonlySet<number>;
}

/** One way to write an utterance down. */
export interface TokenReading {
  /** Without the end of text. */
  readonly tokens: readonly number[];
  /** Natural logarithm of each token's probability, that of the end of text last. */
  readonly logProbabilities: readonly number[];
  /** Their sum. */
  readonly logProbability: number;
  /** The same with what the grammar added. */
  readonly score: number;
  /** It was cut off: too long, or going in circles. */
  readonly cutOff: boolean;
}

interface Hypothesis<State> extends TokenReading {
  readonly state: State;
  readonly place: unknown;
}

const anything: Grammar<null> = { start: null, allowed: () => null, after: () => null };
/** A run of so many tokens said so many times over, and nothing else, is a circle and no speech. */
const CIRCLE_LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8];
const CIRCLE_TIMES = 4;
/** Lone digits may well be said over: 0000 of a telephone number. */
const SHORT_CIRCLE_TIMES = 9;

/** Whether the last tokens are the same few again and again. */
export function goesInCircles(tokens: readonly number[]): boolean {
  return CIRCLE_LENGTHS.some((length) => {
    const times = length <= 2 ? SHORT_CIRCLE_TIMES : CIRCLE_TIMES;
    if (tokens.length < length * times) return false;
    const tail = tokens.slice(-length * times);
    return tail.every((token, at) => token === tail[at % length]);
  });
}

/** Natural logarithm of the sum of the exponentials. */
function logSum(logits: Float32Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const logit of logits) if (logit > most) most = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - most);
  return most + Math.log(sum);
}

/** The best `count` tokens of those that may follow. */
function best(
  score: (token: number) => number,
  allowed: readonly number[] | null,
  size: number,
  count: number,
): number[] {
  const found: { token: number; score: number }[] = [];
  const consider = (token: number): void => {
    const value = score(token);
    const worst = found.at(-1);
    if (found.length === count && worst && value <= worst.score) return;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.score ?? 0) < value) at--;
    found.splice(at, 0, { token, score: value });
    if (found.length > count) found.pop();
  };
  if (allowed) for (const token of allowed) consider(token);
  else for (let token = 0; token < size; token++) consider(token);
  return found.map(({ token }) => token);
}

/**
 * The likeliest readings of an utterance, the best first; all of them whole. Where there was speech, the end of text
 * is never the first token: models otherwise have nothing to say to short words.
 * @param pause waited for before each run of the model, so that what came meanwhile is seen; throws to end the search
 */
export async function beamSearch<State extends DecoderState>(
  audio: EncodedAudio<State>,
  limits: SearchLimits,
  pause: () => Promise<void>,
  grammar: Grammar = anything,
): Promise<readonly TokenReading[]> {
  let alive: Hypothesis<State>[] = [];
  const finished: TokenReading[] = [];
  const { endToken } = limits;
  const { beginning } = audio;
  /** States made here and not yet let go of. */
  const held = new Set<State>();
  const root: Hypothesis<State> = {
    tokens: [],
    logProbabilities: [],
    logProbability: 0,
    score: 0,
    cutOff: false,
    state: beginning.state,
    place: grammar.start,
  };

  function continued(from: Hypothesis<State>, { state, logits }: Step<State>): Hypothesis<State>[] {
    const total = logSum(logits);
    const first = from.tokens.length === 0;
    const bonus = (token: number) => grammar.bonus?.(from.place, token) ?? 0;
    const score = (token: number): number => {
      if (first && token === endToken) return Number.NEGATIVE_INFINITY;
      return (logits[token] ?? Number.NEGATIVE_INFINITY) - total + bonus(token);
    };
    let marked = false;
    return best(score, grammar.allowed(from.place), logits.length, limits.width + 1)
      .filter((token) => {
        if (score(token) === Number.NEGATIVE_INFINITY) return false;
        if (!limits.marks?.has(token)) return true;
        if (marked) return false;
        marked = true;
        return true;
      })
      .slice(0, limits.width)
      .map((token) => {
        const logProbability = (logits[token] ?? 0) - total;
        return {
          tokens: [...from.tokens, token],
          logProbabilities: [...from.logProbabilities, logProbability],
          logProbability: from.logProbability + logProbability,
          score: from.score + score(token),
          cutOff: false,
          state,
          place: token === endToken ? from.place : grammar.after(from.place, token),
        };
      });
  }

  /** Keeps the best, puts whole ones aside, and lets go of what nobody follows any more. */
  function select(candidates: readonly Hypothesis<State>[]): void {
    const ranked = [...candidates].sort((a, b) => b.score - a.score).slice(0, limits.width);
    const bar = Math.max(ranked[0]?.score ?? 0, ...finished.map(({ score }) => score));
    const least = Math.max(bar - limits.within, limits.floor ?? Number.NEGATIVE_INFINITY);
    alive = [];
    for (const one of ranked) {
      const tooLong = one.tokens.length >= limits.maxTokens;
      if (one.score < least) continue;
      if (one.tokens.at(-1) === endToken)
        finished.push({ ...one, tokens: one.tokens.slice(0, -1) });
      else if (tooLong || goesInCircles(one.tokens)) finished.push({ ...one, cutOff: true });
      else alive.push(one);
    }
    const followed = new Set(alive.map(({ state }) => state));
    for (const state of held)
      if (!followed.has(state)) {
        held.delete(state);
        state.release();
      }
  }

  try {
    await pause();
    select(continued(root, beginning));
    while (alive.length > 0) {
      const candidates: Hypothesis<State>[] = [];
      for (const one of alive) {
        await pause();
        const step = audio.next(one.state, one.tokens.at(-1) ?? endToken);
        held.add(step.state);
        candidates.push(...continued(one, step));
      }
      select(candidates);
    }
  } finally {
    for (const state of held) state.release();
  }
  return finished
    .sort((a, b) => b.score - a.score)
    .map(({ tokens, logProbabilities, logProbability, score, cutOff }) => ({
      tokens,
      logProbabilities,
      logProbability,
      score,
      cutOff,
    }));
}
