import type { Tape } from './tape.ts';

const FRAME_MS = 20;
/** What is handed on at once, 1 s. */
const CHUNK_FRAMES = 50;
/** A caller's frame may come this late and still find its place. */
const LATE_FRAMES = 12;
/** The chunk being filled, what may come late, and what a browser has been sent ahead of time. */
const RING_FRAMES = 3 * CHUNK_FRAMES;
/** Frames of one side follow each other without a gap unless they are this far from their place. */
const SLACK_FRAMES = 2;

/**
 * Both sides of a call on one time axis, as they were heard: the caller left, the assistant right. Time is
 * counted in slots of 20 ms, so that a clock that is set moves nothing. Nothing is allocated but once a
 * second, for the chunk that is given away.
 */
export class StereoTrack {
  readonly #tape: Tape;
  readonly #frameSamples: number;
  readonly #ring: Int16Array<ArrayBuffer>;
  /** The slot that is going on. */
  #present = 0;
  /** The first slot that was not handed on. */
  #first = 0;
  /** Where the next frame of each belongs when it follows the one before. */
  #callerNext = Number.NEGATIVE_INFINITY;
  #assistantNext = Number.NEGATIVE_INFINITY;

  constructor(tape: Tape, sampleRateHz: 8_000 | 16_000) {
    this.#tape = tape;
    this.#frameSamples = (sampleRateHz * FRAME_MS) / 1_000;
    this.#ring = new Int16Array(RING_FRAMES * this.#frameSamples * 2);
  }

  /** `count` slots have passed. */
  pass(count: number): void {
    for (let i = 0; i < count; i++) {
      this.#present++;
      if (this.#present - this.#first >= CHUNK_FRAMES + LATE_FRAMES) this.#handOn(CHUNK_FRAMES);
    }
  }

  /** A frame of the caller's that ended `ageMs` ago. */
  caller(frame: Int16Array, ageMs: number): void {
    const place = Math.min(this.#present, this.#present - Math.round(ageMs / FRAME_MS));
    // A clock faster than ours: now and then a frame too many.
    if (this.#callerNext > place + SLACK_FRAMES) return;
    if (place > this.#callerNext + SLACK_FRAMES) this.#callerNext = place;
    this.#callerNext = Math.max(this.#callerNext, this.#first);
    this.#put(this.#callerNext++, 0, frame);
  }

  /** A frame of the assistant's that begins to be heard `inMs` from now. */
  assistant(frame: Int16Array, inMs: number): void {
    const ahead = Math.min(CHUNK_FRAMES, Math.max(0, Math.round(inMs / FRAME_MS)));
    const place = this.#present + ahead;
    if (place > this.#assistantNext + SLACK_FRAMES || this.#assistantNext < this.#present)
      this.#assistantNext = place;
    if (this.#assistantNext > this.#present + CHUNK_FRAMES) return;
    this.#put(this.#assistantNext++, 1, frame);
  }

  /** What the caller has not heard yet of the assistant will not be heard. */
  recall(): void {
    for (let slot = this.#present + 1; slot < this.#assistantNext; slot++) {
      const start = (slot % RING_FRAMES) * this.#frameSamples * 2;
      for (let i = 0; i < this.#frameSamples; i++) this.#ring[start + i * 2 + 1] = 0;
    }
    this.#assistantNext = Math.min(this.#assistantNext, this.#present + 1);
  }

  /** The last moment of the recording. */
  end(keep: boolean): void {
    while (keep && this.#first < this.#present)
      this.#handOn(Math.min(CHUNK_FRAMES, this.#present - this.#first));
    this.#tape.end(this.#present * this.#frameSamples, keep);
  }

  #put(slot: number, side: 0 | 1, frame: Int16Array): void {
    let at = (slot % RING_FRAMES) * this.#frameSamples * 2 + side;
    for (let i = 0; i < this.#frameSamples; i++, at += 2) this.#ring[at] = frame[i] as number;
  }

  #handOn(frames: number): void {
    const start = (this.#first % RING_FRAMES) * this.#frameSamples * 2;
    const end = start + frames * this.#frameSamples * 2;
    this.#tape.write(this.#first * this.#frameSamples, this.#ring.slice(start, end));
    this.#ring.fill(0, start, end);
    this.#first += frames;
  }
}
