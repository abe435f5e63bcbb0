import type { CallerAudio, MediaEvent } from '../mediaLeg.ts';
import { CallerEar } from './callerEar.ts';
import type { SpeechDetector } from './detector/speechDetector.ts';
import { Playout } from './playout.ts';
import { playoutEvents } from './playoutEvents.ts';
import type { LegReport } from './protocol.ts';
import { StereoTrack } from './recording/stereoTrack.ts';
import type { Tape } from './recording/tape.ts';
import { SilenceWatch } from './silenceWatch.ts';
import type { ThreadLeg } from './threadLeg.ts';

const RATE_HZ = 16_000;
const FRAME_MS = 20;
const SAMPLES_PER_MS = 16;
const FRAME_SAMPLES = FRAME_MS * SAMPLES_PER_MS;
/** Frames sent ahead of the moment they are due, so that the browser's buffer is filled at once. */
const LEAD_FRAMES = 3;
/** How far behind a browser is taken to be until it says how much it has played. */
const ASSUMED_PLAYER_DELAY_MS = 100;
/** A browser that says it is further behind than this is not believed. */
const MAX_PLAYER_DELAY_MS = 500;

const silence = new Int16Array(FRAME_SAMPLES);

/**
 * A browser call's audio: frames of 20 ms in and out. The browser plays by its own clock; it says how
 * much it has played, and from that the leg knows how far behind it is.
 */
export class FrameThreadLeg implements ThreadLeg {
  readonly sampleRateHz = RATE_HZ;
  readonly #ear: CallerEar;
  readonly #watch: SilenceWatch;
  readonly #report: (report: LegReport) => void;
  readonly #playout: Playout;
  #credit = LEAD_FRAMES;
  /** When what was sent so far would end without the browser's delay. */
  #playEndMs = 0;
  #sentMs = 0;
  #playerDelayMs = ASSUMED_PLAYER_DELAY_MS;
  #track: StereoTrack | null = null;

  constructor(detector: SpeechDetector, nowMs: number, report: (report: LegReport) => void) {
    this.#report = report;
    const emit: (event: MediaEvent) => void = report;
    this.#watch = new SilenceWatch(nowMs);
    this.#ear = new CallerEar(RATE_HZ, detector, emit);
    this.#playout = new Playout(FRAME_SAMPLES, SAMPLES_PER_MS, 0, playoutEvents(emit));
  }

  slot(nowMs: number, slotMs: number): void {
    this.#track?.pass(1);
    this.#playout.settle(slotMs - this.#playerDelayMs, nowMs);
    this.#credit = Math.min(LEAD_FRAMES, this.#credit + 1);
    while (this.#credit > 0 && this.#sendFrame(nowMs, slotMs)) this.#credit--;
    if (this.#watch.missing(nowMs)) this.#ear.hear(silence, nowMs, false);
    const silentMs = this.#watch.stalledMs(nowMs);
    if (silentMs !== null) this.#report({ type: 'stalled', silentMs });
  }

  skipSlots(count: number): void {
    this.#credit = LEAD_FRAMES;
    this.#track?.pass(count);
  }

  play(segmentId: number, pcm: Int16Array, last: boolean, nowMs: number): void {
    this.#playout.append(segmentId, pcm, last, nowMs);
  }

  clear(nowMs: number): void {
    this.#playout.settle(nowMs - this.#playerDelayMs, nowMs);
    const dropped = this.#playout.clear(true, nowMs);
    this.#sentMs -= dropped * FRAME_MS;
    this.#playEndMs = 0;
    this.#credit = LEAD_FRAMES;
    this.#track?.recall();
    this.#report({ type: 'clear-out' });
  }

  setPaused(paused: boolean): void {
    this.#playout.paused = paused;
  }

  handOn(audio: CallerAudio): void {
    this.#ear.handOn(audio);
  }

  record(tape: Tape): void {
    this.#track ??= new StereoTrack(tape, RATE_HZ);
  }

  endRecording(keep: boolean): void {
    this.#track?.end(keep);
    this.#track = null;
  }

  /** A frame of the caller's: 320 samples. */
  receive(frame: Int16Array, nowMs: number): void {
    this.#watch.heard(nowMs);
    this.#track?.caller(frame, 0);
    this.#ear.hear(frame, nowMs, false);
  }

  /** The browser has played `playedMs` since the call began. */
  played(playedMs: number, nowMs: number): void {
    if (this.#playout.inFlight === 0) {
      // All of it was heard; what little the sums differ by is forgotten.
      if (playedMs <= this.#sentMs) this.#sentMs = playedMs;
      return;
    }
    const dueMs = this.#sentMs - Math.max(0, this.#playEndMs - nowMs);
    this.#playerDelayMs = Math.min(MAX_PLAYER_DELAY_MS, Math.max(0, dueMs - playedMs));
  }

  close(): void {
    this.endRecording(true);
    this.#ear.close();
  }

  #sendFrame(nowMs: number, slotMs: number): boolean {
    const pcm = new Int16Array(FRAME_SAMPLES);
    const endMs = Math.max(this.#playEndMs, slotMs) + FRAME_MS;
    if (!this.#playout.take(pcm, 0, nowMs, endMs)) return false;
    this.#track?.assistant(pcm, endMs - FRAME_MS + this.#playerDelayMs - slotMs);
    this.#playEndMs = endMs;
    this.#sentMs += FRAME_MS;
    this.#report({ type: 'frame-out', frame: new Uint8Array(pcm.buffer) });
    return true;
  }
}
