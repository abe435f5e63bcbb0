const GROWTH = 2;

/** One side of a call as it was to be heard, sample by sample since the recording began. PCM16 mono. */
export class Track {
  readonly rateHz: number;
  #samples: Int16Array;
  #length = 0;

  constructor(rateHz: number) {
    this.rateHz = rateHz;
    this.#samples = new Int16Array(rateHz * 60);
  }

  /** What there is so far; silence where nothing was written. */
  get samples(): Int16Array {
    return this.#samples.subarray(0, this.#length);
  }

  /** Ms from the beginning to the end of what was written last. */
  get endMs(): number {
    return (this.#length * 1_000) / this.rateHz;
  }

  /** Writes sound that begins `atMs` after the recording began. */
  write(pcm: Int16Array, atMs: number): void {
    const at = Math.max(0, Math.round((atMs * this.rateHz) / 1_000));
    const end = at + pcm.length;
    if (end > this.#samples.length) {
      const larger = new Int16Array(end * GROWTH);
      larger.set(this.#samples);
      this.#samples = larger;
    }
    this.#samples.set(pcm, at);
    this.#length = Math.max(this.#length, end);
  }
}
