/** Pitch is looked for at this rate: a sum of samples of the line's rate. */
const RATE_HZ = 4_000;
const LONGEST_LAG = 57;
const SHORTEST_LAG = 10;
/** Compared at each lag, 25 ms. */
const COMPARED = 100;
const HELD = COMPARED + LONGEST_LAG + 1;
/** A lag this much like the best one is taken when it is shorter: multiples of a period repeat as well. */
const SHORTER_SHARE = 0.8;

/** What one span of sound was like. Reused: read it before the next one is heard. */
export interface SpanSound {
  /** Hz; 0 where the span is not voiced. */
  pitchHz: number;
  /** How well the span repeats after one period, 0 to 1. */
  voicing: number;
  /** Mean square, full scale being 1. */
  power: number;
}

/** Share of the span's repetition from which it is voiced. */
const VOICED = 0.5;

/**
 * Pitch of a voice on a telephone line by normalised cross-correlation (after Talkin's RAPT), whose fundamental the
 * line may not carry: its harmonics repeat with it. Allocates nothing after it is made.
 */
export class PitchTracker {
  readonly #summed: number;
  readonly #held = new Float64Array(HELD);
  readonly #likeness = new Float64Array(LONGEST_LAG + 2);
  readonly #sound: SpanSound = { pitchHz: 0, voicing: 0, power: 0 };

  /** @param sampleRateHz of the frames that are heard */
  constructor(sampleRateHz: 8_000 | 16_000) {
    this.#summed = sampleRateHz / RATE_HZ;
  }

  reset(): void {
    this.#held.fill(0);
  }

  /** Takes the next frame, PCM16 of 20 ms, and tells of the last 40 ms. */
  hear(frame: Int16Array): Readonly<SpanSound> {
    this.#take(frame);
    const likeness = this.#likeness;
    const held = this.#held;
    const first = HELD - COMPARED;
    let energy = 1e-9;
    for (let i = first; i < HELD; i++) energy += (held[i] as number) * (held[i] as number);
    let shifted = 1e-9;
    for (let i = first - SHORTEST_LAG + 1; i < HELD - SHORTEST_LAG + 1; i++)
      shifted += (held[i] as number) * (held[i] as number);
    let most = 0;
    for (let lag = SHORTEST_LAG; lag <= LONGEST_LAG; lag++) {
      const out = held[HELD - lag] as number;
      const into = held[first - lag] as number;
      shifted += into * into - out * out;
      let product = 0;
      for (let i = first; i < HELD; i++) product += (held[i] as number) * (held[i - lag] as number);
      const alike = product / Math.sqrt(energy * Math.max(shifted, 1e-9));
      likeness[lag] = alike;
      if (alike > most) most = alike;
    }
    const sound = this.#sound;
    sound.power = energy / COMPARED;
    sound.voicing = Math.min(1, most);
    sound.pitchHz = most >= VOICED ? RATE_HZ / this.#period(most) : 0;
    return sound;
  }

  #take(frame: Int16Array): void {
    const held = this.#held;
    const summed = this.#summed;
    const added = Math.floor(frame.length / summed);
    held.copyWithin(0, added);
    const scale = 1 / (32_768 * summed);
    for (let n = 0; n < added; n++) {
      let sum = 0;
      for (let at = n * summed; at < (n + 1) * summed; at++) sum += frame[at] as number;
      held[HELD - added + n] = sum * scale;
    }
  }

  /** Samples of the shortest period that is nearly as good as the best, between samples by a parabola. */
  #period(most: number): number {
    const likeness = this.#likeness;
    for (let lag = SHORTEST_LAG + 1; lag < LONGEST_LAG; lag++) {
      const here = likeness[lag] as number;
      const before = likeness[lag - 1] as number;
      const after = likeness[lag + 1] as number;
      if (here < most * SHORTER_SHARE || here < before || here < after) continue;
      const bend = before - 2 * here + after;
      return bend === 0 ? lag : lag + (before - after) / (2 * bend);
    }
    return LONGEST_LAG;
  }
}
