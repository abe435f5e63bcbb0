/** All in ms of audio. */
export const jitterDefaults = {
  /** Held back before playing starts. */
  startMs: 60,
  /** Held back more after each frame that came too late, up to `mostMs`. */
  growMs: 20,
  mostMs: 240,
  /** Held back less after every `calmMs` without a late frame. */
  shrinkMs: 10,
  calmMs: 10_000,
  /** A frame that comes this soon after the buffer ran dry was late; later, it begins new speech. */
  lateWithinMs: 300,
  /** Above the target by this much for `watchMs`, silence is skipped; above `burstMs` never. */
  spareMs: 40,
  watchMs: 1_000,
  burstMs: 500,
  skipMs: 20,
  /** Quieter than this, 0 to 1, is silence. */
  silenceLevel: 0.003,
  capacityMs: 20_000,
} as const;

/**
 * Evens out the arrival of the assistant's audio. Grows with every late frame, shrinks slowly, and
 * catches up only by skipping silence, so that no word is lost.
 */
export class JitterBuffer {
  readonly #samplesPerMs: number;
  readonly #ring: Float32Array;
  #head = 0;
  #depth = 0;
  #targetMs: number = jitterDefaults.startMs;
  #playing = false;
  #last = 0;
  #played = 0;
  /** Samples asked for since the beginning: the buffer's own clock. */
  #asked = 0;
  #ranDryAt = Number.NEGATIVE_INFINITY;
  #firstWaitingAt = 0;
  #calmSince = 0;
  #watchSince = 0;
  #leastDepth = Number.POSITIVE_INFINITY;

  constructor(sampleRateHz: number) {
    this.#samplesPerMs = sampleRateHz / 1_000;
    this.#ring = new Float32Array(jitterDefaults.capacityMs * this.#samplesPerMs);
  }

  /** Audio handed to the speakers so far; what `clear` dropped is not in it. */
  get playedMs(): number {
    return this.#played / this.#samplesPerMs;
  }

  get bufferedMs(): number {
    return this.#depth / this.#samplesPerMs;
  }

  get targetMs(): number {
    return this.#targetMs;
  }

  push(samples: Float32Array): void {
    if (samples.length === 0) return;
    if (this.#depth === 0) this.#firstArrived();
    for (const sample of samples) {
      if (this.#depth === this.#ring.length) this.#drop(1);
      this.#ring[(this.#head + this.#depth) % this.#ring.length] = sample;
      this.#depth++;
    }
  }

  /** The next sample to be heard; fades to silence while nothing is there. */
  next(): number {
    this.#asked++;
    if (!this.#playing) this.#playing = this.#mayStart();
    if (this.#playing && this.#depth === 0) {
      this.#playing = false;
      this.#ranDryAt = this.#asked;
    }
    if (!this.#playing) {
      this.#last *= 0.98;
      return this.#last;
    }
    this.#last = this.#ring[this.#head] ?? 0;
    this.#drop(1);
    this.#played++;
    this.#relax();
    return this.#last;
  }

  /** Drops all that is not yet played. */
  clear(): void {
    this.#drop(this.#depth);
    this.#playing = false;
    this.#ranDryAt = Number.NEGATIVE_INFINITY;
  }

  #ms(samples: number): number {
    return samples / this.#samplesPerMs;
  }

  #drop(samples: number): void {
    this.#head = (this.#head + samples) % this.#ring.length;
    this.#depth -= samples;
  }

  #firstArrived(): void {
    this.#firstWaitingAt = this.#asked;
    if (this.#playing) return;
    if (this.#ms(this.#asked - this.#ranDryAt) > jitterDefaults.lateWithinMs) return;
    this.#targetMs = Math.min(jitterDefaults.mostMs, this.#targetMs + jitterDefaults.growMs);
    this.#calmSince = this.#asked;
  }

  /** A sound shorter than the target starts once it has waited as long. */
  #mayStart(): boolean {
    if (this.#depth === 0) return false;
    const waitedMs = this.#ms(this.#asked - this.#firstWaitingAt);
    return this.bufferedMs >= this.#targetMs || waitedMs >= this.#targetMs;
  }

  #relax(): void {
    if (this.#ms(this.#asked - this.#calmSince) >= jitterDefaults.calmMs) {
      this.#targetMs = Math.max(jitterDefaults.startMs, this.#targetMs - jitterDefaults.shrinkMs);
      this.#calmSince = this.#asked;
    }
    this.#leastDepth = Math.min(this.#leastDepth, this.#depth);
    if (this.#ms(this.#asked - this.#watchSince) < jitterDefaults.watchMs) return;
    const leastMs = this.#ms(this.#leastDepth);
    const isSpare =
      leastMs > this.#targetMs + jitterDefaults.spareMs && leastMs < jitterDefaults.burstMs;
    if (isSpare && !this.#skipSilence()) return;
    this.#watchSince = this.#asked;
    this.#leastDepth = Number.POSITIVE_INFINITY;
  }

  /** Counts as played: the assistant's silence was not kept from the caller by an interruption. */
  #skipSilence(): boolean {
    const samples = jitterDefaults.skipMs * this.#samplesPerMs;
    for (let at = 0; at < samples; at++) {
      const sample = this.#ring[(this.#head + at) % this.#ring.length] ?? 0;
      if (Math.abs(sample) > jitterDefaults.silenceLevel) return false;
    }
    this.#drop(samples);
    this.#played += samples;
    return true;
  }
}
