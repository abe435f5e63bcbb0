import type { Clock } from '@belldesk/kit/clock';
import { SPOKEN_SAMPLE_RATE_HZ } from '../speech/ports.ts';
import type { RecordingEnd } from '../telephony/media/recording/protocol.ts';
import type { CallerAudio, MediaEvent, MediaLeg } from '../telephony/mediaLeg.ts';

interface Playing {
  readonly segmentId: number;
  ms: number;
  whole: boolean;
  startedAtMs: number | null;
}

/** A leg without a network: plays in the time of a clock, and lets a test be the caller. */
export class MemoryLeg implements MediaLeg {
  readonly sampleRateHz = 8_000;
  closed = false;
  handedOn: CallerAudio = 'never';
  /** Where it records, null where it does not; what became of it. */
  recordsTo: string | null = null;
  recordingKept: boolean | null = null;
  readonly #clock: Clock;
  readonly #queue: Playing[] = [];
  #listener: (event: MediaEvent) => void = () => {};
  #cancel: () => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The caller does something. */
  caller(event: MediaEvent): void {
    if (!this.closed) this.#listener(event);
  }

  play(segmentId: number, pcm: Int16Array, last: boolean): void {
    let segment = this.#queue.find((queued) => queued.segmentId === segmentId);
    if (!segment) {
      segment = { segmentId, ms: 0, whole: false, startedAtMs: null };
      this.#queue.push(segment);
    }
    segment.ms += (pcm.length / SPOKEN_SAMPLE_RATE_HZ) * 1_000;
    segment.whole = segment.whole || last;
    this.#goOn();
  }

  clear(): void {
    this.#cancel();
    const nowMs = this.#clock.nowMs();
    for (const { segmentId, ms, startedAtMs } of this.#queue.splice(0))
      this.#listener({
        type: 'segment-ended',
        segmentId,
        playedMs: startedAtMs === null ? 0 : Math.min(ms, nowMs - startedAtMs),
        complete: false,
        atMs: nowMs,
      });
  }

  pause(): void {}
  resume(): void {}

  handOn(audio: CallerAudio): void {
    this.handedOn = audio;
  }

  record(path: string): void {
    this.recordsTo = path;
  }

  async endRecording(keep: boolean): Promise<RecordingEnd | null> {
    if (this.recordsTo === null) return null;
    this.recordingKept ??= keep;
    return { seconds: 7, lostSeconds: 0, problem: null };
  }

  listen(listener: (event: MediaEvent) => void): void {
    this.#listener = listener;
  }

  close(): void {
    this.#cancel();
    this.closed = true;
  }

  #goOn(): void {
    const first = this.#queue[0];
    if (!first) return;
    const nowMs = this.#clock.nowMs();
    if (first.startedAtMs === null) {
      first.startedAtMs = nowMs;
      this.#listener({ type: 'segment-started', segmentId: first.segmentId, atMs: nowMs });
    }
    if (!first.whole) return;
    this.#cancel();
    this.#cancel = this.#clock.after(first.startedAtMs + first.ms - nowMs, () => {
      this.#queue.shift();
      this.#listener({
        type: 'segment-ended',
        segmentId: first.segmentId,
        playedMs: first.ms,
        complete: true,
        atMs: this.#clock.nowMs(),
      });
      this.#goOn();
    });
  }
}
