import { Upsampler } from '../../audio/resampler.ts';

const SAMPLE_RATE_HZ = 16_000;
const FRAME = SAMPLE_RATE_HZ / 50;
/** Frames this much below the loudest one, as a factor, are quiet: 30 dB. */
const QUIET_SHARE = 0.03;
const FIRST_ROOM = 5 * SAMPLE_RATE_HZ;

/** The sound of one utterance as it comes, at 16 kHz; knows where something was last heard in it. */
export class UtteranceSound {
  readonly #upsampler: Upsampler | null;
  #samples = new Float32Array(FIRST_ROOM);
  #levels: number[] = [];
  #length = 0;
  #loudest = 0;

  constructor(sampleRateHz: 8_000 | 16_000) {
    this.#upsampler = sampleRateHz === 8_000 ? new Upsampler() : null;
  }

  /** Samples so far. */
  get length(): number {
    return this.#length;
  }

  write(pcm: Int16Array): void {
    this.#append(this.#upsampler?.process(pcm) ?? pcm);
  }

  /** Nothing more will come. */
  end(): void {
    if (this.#upsampler) this.#append(this.#upsampler.flush());
  }

  /** Where the last sound ended, in samples; 0 where there was none. */
  get heardUntil(): number {
    const frame = this.#levels.findLastIndex((level) => level > this.#loudest * QUIET_SHARE);
    return (frame + 1) * FRAME;
  }

  /** A copy of all of it, from -1 to 1. */
  samples(): Float32Array<ArrayBuffer> {
    return this.#samples.slice(0, this.#length);
  }

  /**
   * Takes the beginning away, up to the quietest place between two points.
   * @returns what was taken
   */
  cut(afterMs: number, beforeMs: number): Float32Array<ArrayBuffer> {
    const first = Math.floor((afterMs * SAMPLE_RATE_HZ) / 1_000 / FRAME);
    const last = Math.floor((beforeMs * SAMPLE_RATE_HZ) / 1_000 / FRAME);
    const between = this.#levels.slice(first, last);
    const quietest = first + between.indexOf(Math.min(...between));
    const at = Math.min(this.#length, quietest * FRAME);
    const taken = this.#samples.slice(0, at);
    this.#samples.copyWithin(0, at, this.#length);
    this.#length -= at;
    this.#levels = this.#levels.slice(quietest);
    return taken;
  }

  #append(pcm: Int16Array): void {
    if (this.#length + pcm.length > this.#samples.length) {
      const larger = new Float32Array(2 * (this.#length + pcm.length));
      larger.set(this.#samples.subarray(0, this.#length));
      this.#samples = larger;
    }
    for (const [at, sample] of pcm.entries()) this.#samples[this.#length + at] = sample / 32_768;
    this.#length += pcm.length;
    for (let frame = this.#levels.length; (frame + 1) * FRAME <= this.#length; frame++) {
      let sum = 0;
      for (let at = frame * FRAME; at < (frame + 1) * FRAME; at++)
        sum += (this.#samples[at] ?? 0) ** 2;
      const level = Math.sqrt(sum / FRAME);
      this.#levels.push(level);
      this.#loudest = Math.max(this.#loudest, level);
    }
  }
}
