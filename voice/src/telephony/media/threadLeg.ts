import type { CallerAudio } from '../mediaLeg.ts';
import type { Tape } from './recording/tape.ts';

/** One call inside the media thread. Times are epoch ms. */
export interface ThreadLeg {
  readonly sampleRateHz: 8_000 | 16_000;
  /** Every 20 ms. `slotMs` is when the slot was due, `nowMs` when it came. */
  slot(nowMs: number, slotMs: number): void;
  /** Slots that could not be kept: the machine stood still. */
  skipSlots(count: number): void;
  play(segmentId: number, pcm: Int16Array, last: boolean, nowMs: number): void;
  clear(nowMs: number): void;
  setPaused(paused: boolean): void;
  handOn(audio: CallerAudio): void;
  /** Both sides go onto the tape from now on. A leg has one tape in its life. */
  record(tape: Tape): void;
  /** False: what was recorded is deleted. */
  endRecording(keep: boolean): void;
  close(): void;
}
