import type { CallerAudio } from '../mediaLeg.ts';

/** One call inside the media thread. Times are epoch ms. */
export interface ThreadLeg {
  /** Every 20 ms. `slotMs` is when the slot was due, `nowMs` when it came. */
  slot(nowMs: number, slotMs: number): void;
  /** Slots that could not be kept: the machine stood still. */
  skipSlots(count: number): void;
  play(segmentId: number, pcm: Int16Array, last: boolean, nowMs: number): void;
  clear(nowMs: number): void;
  setPaused(paused: boolean): void;
  handOn(audio: CallerAudio): void;
  close(): void;
}
