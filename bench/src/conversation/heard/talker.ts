import type { Recorder } from './recorder.ts';

/** The caller goes on when the assistant has been silent for this long. */
const QUIET_MS = 700;
/** An answer that has not come by then is not waited for. */
const ANSWERED_WITHIN_MS = 5_000;

/** Says the same sentence again and again, each time after the answer to the last one. */
export class Talker {
  readonly #recorder: Recorder;
  readonly #sentence: Int16Array;
  readonly #frameSamples: number;
  readonly #silence: Int16Array;
  #at = 0;
  #speaking = false;
  #left: number;
  /** Anything the assistant says from here on answers the sentence. */
  #askedMs = Number.NEGATIVE_INFINITY;

  constructor(recorder: Recorder, sentence: Int16Array, frameSamples: number, turns: number) {
    this.#recorder = recorder;
    this.#sentence = sentence;
    this.#frameSamples = frameSamples;
    this.#silence = new Int16Array(frameSamples);
    this.#left = turns;
  }

  /** Everything was said and answered. */
  get done(): boolean {
    return this.#left === 0 && !this.#speaking && this.#waited();
  }

  /** The frame to send now. */
  next(): Int16Array {
    if (!this.#speaking && this.#left > 0 && this.#waited()) {
      this.#speaking = true;
      this.#left--;
      this.#at = 0;
    }
    if (!this.#speaking) return this.#silence;
    const frame = new Int16Array(this.#frameSamples);
    frame.set(this.#sentence.subarray(this.#at, this.#at + this.#frameSamples));
    this.#at += this.#frameSamples;
    if (this.#at >= this.#sentence.length) {
      this.#speaking = false;
      this.#askedMs = this.#recorder.nowMs;
    }
    return frame;
  }

  #waited(): boolean {
    const { quietMs, nowMs, lastSoundMs } = this.#recorder;
    if (lastSoundMs > this.#askedMs) return quietMs !== null && quietMs > QUIET_MS;
    return this.#askedMs > 0 && nowMs - this.#askedMs > ANSWERED_WITHIN_MS;
  }
}
