import { monotonicMs } from '../../media/monotonic.ts';
import { Track } from './track.ts';
import { type HeardDelays, turnDelays } from './turnDelays.ts';

export const FRAME_MS = 20;
/** A player that ran dry begins anew; what comes a little early is played behind what is there. */
const EARLY_MS = 200;

/** Records both sides of a call at the caller's end. */
export class Recorder {
  readonly #caller: Track;
  readonly #assistant: Track;
  readonly #beganMs = monotonicMs();
  #lastSoundMs: number | null = null;

  constructor(rateHz: number) {
    this.#caller = new Track(rateHz);
    this.#assistant = new Track(rateHz);
  }

  /** A frame leaves now: it was spoken in the 20 ms before. */
  sent(frame: Int16Array): void {
    this.#caller.write(frame, this.#nowMs() - FRAME_MS);
  }

  /**
   * A frame has come: it is heard from now on. `queued`: it may come ahead of its time, and is played
   * behind what came before it.
   */
  received(frame: Int16Array, queued: boolean): void {
    const nowMs = this.#nowMs();
    const { endMs } = this.#assistant;
    const atMs = queued && endMs > nowMs && endMs < nowMs + EARLY_MS ? endMs : nowMs;
    this.#assistant.write(frame, atMs);
    if (frame.some((sample) => Math.abs(sample) > 500)) this.#lastSoundMs = atMs + FRAME_MS;
  }

  /** How long the assistant has been silent after it was heard; null before its first sound. */
  get quietMs(): number | null {
    return this.#lastSoundMs === null ? null : this.#nowMs() - this.#lastSoundMs;
  }

  /** Ms since the recording began. */
  get nowMs(): number {
    return this.#nowMs();
  }

  /** When the assistant was last heard, ms since the recording began. */
  get lastSoundMs(): number {
    return this.#lastSoundMs ?? Number.NEGATIVE_INFINITY;
  }

  /** @param turns how many the caller had */
  delays(turns: number): HeardDelays {
    return turnDelays(this.#caller, this.#assistant, turns);
  }

  #nowMs(): number {
    return monotonicMs() - this.#beganMs;
  }
}
