import { PitchTracker } from './pitchTracker.ts';

const FRAME_MS = 20;
/** Kept of what was heard: more than is looked at before the silence that is noticed late. */
const KEPT = 128;
/** Voiced frames that are looked at, and of them the last ones. */
const LOOKED_AT = 30;
const LAST = 10;
/** Frames are of the phrase whose power is within this of its loudest, dB. */
const ACTIVE_RANGE_DB = 25;
/** Fewer voiced frames say nothing. */
const LEAST_VOICED = 8;
/** Share of the way that the speaker's usual pitch goes with each voiced frame. */
const USUAL_FOLLOW = 0.01;

const semitones = (hz: number, of: number): number => 12 * Math.log2(hz / of);

/** What the end of a phrase sounds like, in this order; what is missing is 0. */
export const PHRASE_END_FEATURES = [
  'last pitch, semitones above the usual one',
  'slope of the pitch over the last 200 ms, semitones a second',
  'slope of the pitch over the last 600 ms, semitones a second',
  'share of voiced frames of the last 600 ms',
  'length of the last voiced stretch, s',
  'that over the usual one of the phrase',
  'voicing of the last 200 ms',
] as const;

/**
 * Hears how a phrase ends: its pitch and rhythm over the last half second before a silence. Frames of 20 ms;
 * allocates nothing while it hears.
 */
export class PhraseEnd {
  readonly #tracker: PitchTracker;
  readonly #pitch = new Float64Array(KEPT);
  readonly #level = new Float64Array(KEPT);
  readonly #voicing = new Float64Array(KEPT);
  readonly #features = new Float64Array(PHRASE_END_FEATURES.length);
  #heard = 0;
  #usualHz = 0;

  constructor(sampleRateHz: 8_000 | 16_000) {
    this.#tracker = new PitchTracker(sampleRateHz);
  }

  /** A phrase begins: what was heard before counts for the speaker's usual pitch only. */
  begin(): void {
    this.#heard = 0;
  }

  hear(frame: Int16Array): void {
    const { pitchHz, voicing, power } = this.#tracker.hear(frame);
    const at = this.#heard++ % KEPT;
    this.#pitch[at] = pitchHz;
    this.#voicing[at] = voicing;
    this.#level[at] = 10 * Math.log10(power + 1e-10);
    if (pitchHz > 0)
      this.#usualHz += this.#usualHz === 0 ? pitchHz : (pitchHz - this.#usualHz) * USUAL_FOLLOW;
  }

  /**
   * The features of the phrase that ended `silentMs` before the last frame heard; null where too little of it was
   * voiced. Reused: read it before it is asked for again.
   */
  features(silentMs: number): Float64Array | null {
    const until = this.#heard - Math.round(silentMs / FRAME_MS);
    const from = Math.max(0, this.#heard - KEPT);
    const loudest = this.#loudest(from, until);
    const end = this.#lastActive(from, until, loudest - ACTIVE_RANGE_DB);
    const start = Math.max(from, end - LOOKED_AT);
    const features = this.#features.fill(0);
    const voiced = this.#count(from, end);
    if (voiced < LEAST_VOICED) return null;
    const last = Math.max(from, end - LAST);
    const lastPitch = this.#meanPitch(last, end);
    features[0] = lastPitch === 0 ? 0 : semitones(lastPitch, this.#usualHz);
    features[1] = this.#pitchSlope(last, end);
    features[2] = this.#pitchSlope(start, end);
    features[3] = this.#count(start, end) / Math.max(1, end - start);
    this.#rhythm(from, end, features);
    features[6] = this.#meanVoicing(last, end);
    return features;
  }

  #loudest(from: number, until: number): number {
    let most = -100;
    for (let n = from; n < until; n++) most = Math.max(most, this.#level[n % KEPT] as number);
    return most;
  }

  /** The frame after the last one that is loud enough. */
  #lastActive(from: number, until: number, leastDb: number): number {
    let end = until;
    while (end > from && (this.#level[(end - 1) % KEPT] as number) < leastDb) end--;
    return end;
  }

  #count(from: number, until: number): number {
    let voiced = 0;
    for (let n = from; n < until; n++) if ((this.#pitch[n % KEPT] as number) > 0) voiced++;
    return voiced;
  }

  #meanVoicing(from: number, until: number): number {
    let sum = 0;
    for (let n = from; n < until; n++) sum += this.#voicing[n % KEPT] as number;
    return sum / Math.max(1, until - from);
  }

  #meanPitch(from: number, until: number): number {
    let sum = 0;
    let voiced = 0;
    for (let n = from; n < until; n++) {
      const hz = this.#pitch[n % KEPT] as number;
      if (hz === 0) continue;
      sum += hz;
      voiced++;
    }
    return voiced === 0 ? 0 : sum / voiced;
  }

  /** Slope of a straight line through the pitches of voiced frames, semitones a second. */
  #pitchSlope(from: number, until: number): number {
    let count = 0;
    let times = 0;
    let sum = 0;
    let squares = 0;
    let products = 0;
    for (let n = from; n < until; n++) {
      const hz = this.#pitch[n % KEPT] as number;
      if (hz === 0) continue;
      const value = semitones(hz, this.#usualHz);
      const time = ((n - from) * FRAME_MS) / 1_000;
      count++;
      times += time;
      sum += value;
      squares += time * time;
      products += time * value;
    }
    const spread = count * squares - times * times;
    return count < 3 || spread < 1e-9 ? 0 : (count * products - times * sum) / spread;
  }

  /** Length of the last voiced stretch beside that of the others: the last syllable is drawn out at an end. */
  #rhythm(from: number, until: number, features: Float64Array): void {
    let stretch = 0;
    let last = 0;
    let stretches = 0;
    let all = 0;
    for (let n = from; n <= until; n++) {
      if (n < until && (this.#pitch[n % KEPT] as number) > 0) {
        stretch++;
        continue;
      }
      if (stretch === 0) continue;
      last = stretch;
      all += stretch;
      stretches++;
      stretch = 0;
    }
    features[4] = (last * FRAME_MS) / 1_000;
    features[5] = stretches === 0 ? 0 : last / (all / stretches);
  }
}
