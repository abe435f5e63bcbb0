/** What becomes of the segments that are played. Times are epoch ms. */
export interface PlayoutListener {
  segmentStarted(segmentId: number, atMs: number): void;
  segmentEnded(segmentId: number, playedMs: number, complete: boolean, atMs: number): void;
}

interface Segment {
  readonly id: number;
  readonly chunks: (Uint8Array | Int16Array)[];
  closed: boolean;
  totalSamples: number;
  takenSamples: number;
  playedSamples: number;
  /** Where the next sample lies. */
  chunk: number;
  chunkOffset: number;
}

/** Frames handed out whose last sample has not been heard yet: over a second, more than any lead. */
const IN_FLIGHT_FRAMES = 64;

/**
 * What is to be played, ready coded, in segments; hands it out frame by frame and knows how much of
 * each segment has been heard. Samples are bytes of G.711 or PCM16.
 */
export class Playout {
  paused = false;
  readonly #frameSamples: number;
  readonly #samplesPerMs: number;
  readonly #silence: number;
  readonly #listener: PlayoutListener;
  readonly #segments: Segment[] = [];
  /** Segments dropped before their last piece came; the rest of them is dropped too. */
  readonly #cut = new Set<number>();
  readonly #flightSegments: (Segment | null)[] = Array.from(
    { length: IN_FLIGHT_FRAMES },
    () => null,
  );
  readonly #flightSamples = new Int32Array(IN_FLIGHT_FRAMES);
  readonly #flightEndMs = new Float64Array(IN_FLIGHT_FRAMES);
  #flightFirst = 0;
  #flightCount = 0;

  /** @param silence the sample that stands for silence */
  constructor(
    frameSamples: number,
    samplesPerMs: number,
    silence: number,
    listener: PlayoutListener,
  ) {
    this.#frameSamples = frameSamples;
    this.#samplesPerMs = samplesPerMs;
    this.#silence = silence;
    this.#listener = listener;
  }

  /** Frames handed out and not heard to their end. */
  get inFlight(): number {
    return this.#flightCount;
  }

  /** Appends to a segment; `last` closes it. */
  append(segmentId: number, samples: Uint8Array | Int16Array, last: boolean, nowMs: number): void {
    if (this.#cut.has(segmentId)) {
      if (last) this.#cut.delete(segmentId);
      return;
    }
    let segment = this.#segments.find(({ id, closed }) => id === segmentId && !closed);
    if (!segment) {
      segment = {
        id: segmentId,
        chunks: [],
        closed: false,
        totalSamples: 0,
        takenSamples: 0,
        playedSamples: 0,
        chunk: 0,
        chunkOffset: 0,
      };
      this.#segments.push(segment);
    }
    if (samples.length > 0) segment.chunks.push(samples);
    segment.totalSamples += samples.length;
    segment.closed = last;
    this.#finish(nowMs);
  }

  /**
   * Copies the next frame to `target` at `offset`, padded with silence at a segment's end, and books it
   * as heard at `endMs`. False when there is nothing to play now.
   */
  take(target: Uint8Array | Int16Array, offset: number, nowMs: number, endMs: number): boolean {
    if (this.paused) return false;
    const segment = this.#playable();
    if (!segment) return false;
    const count = Math.min(this.#frameSamples, segment.totalSamples - segment.takenSamples);
    for (let done = 0; done < count; ) {
      const chunk = segment.chunks[segment.chunk] as Uint8Array | Int16Array;
      const run = Math.min(count - done, chunk.length - segment.chunkOffset);
      for (let i = 0; i < run; i++)
        target[offset + done + i] = chunk[segment.chunkOffset + i] as number;
      done += run;
      segment.chunkOffset += run;
      if (segment.chunkOffset === chunk.length) {
        // What has been handed out is not held on to.
        segment.chunks[segment.chunk] = EMPTY;
        segment.chunk++;
        segment.chunkOffset = 0;
      }
    }
    for (let i = count; i < this.#frameSamples; i++) target[offset + i] = this.#silence;
    if (segment.takenSamples === 0) this.#listener.segmentStarted(segment.id, nowMs);
    segment.takenSamples += count;
    if (this.#flightCount === IN_FLIGHT_FRAMES) this.#land(nowMs);
    const at = (this.#flightFirst + this.#flightCount) % IN_FLIGHT_FRAMES;
    this.#flightSegments[at] = segment;
    this.#flightSamples[at] = count;
    this.#flightEndMs[at] = endMs;
    this.#flightCount++;
    return true;
  }

  /** Counts as heard every frame whose end lies at or before `untilMs`. */
  settle(untilMs: number, nowMs: number): void {
    while (this.#flightCount > 0 && (this.#flightEndMs[this.#flightFirst] as number) <= untilMs)
      this.#land(nowMs);
  }

  /**
   * Drops everything. Frames in flight are heard still (they are on the wire), or are dropped by the
   * player as well when `recalled`. Returns how many were in flight.
   */
  clear(recalled: boolean, nowMs: number): number {
    const inFlight = this.#flightCount;
    if (!recalled) this.settle(Number.POSITIVE_INFINITY, nowMs);
    this.#flightCount = 0;
    this.#flightSegments.fill(null);
    for (const segment of this.#segments.splice(0)) {
      if (!segment.closed) this.#cut.add(segment.id);
      this.#listener.segmentEnded(
        segment.id,
        segment.playedSamples / this.#samplesPerMs,
        false,
        nowMs,
      );
    }
    return inFlight;
  }

  #playable(): Segment | null {
    for (const segment of this.#segments) {
      const left = segment.totalSamples - segment.takenSamples;
      if (left >= this.#frameSamples || (left > 0 && segment.closed)) return segment;
      // An open segment is waited for; a finished one may still be in flight.
      if (!segment.closed) return null;
    }
    return null;
  }

  #land(nowMs: number): void {
    const segment = this.#flightSegments[this.#flightFirst];
    if (segment) segment.playedSamples += this.#flightSamples[this.#flightFirst] as number;
    this.#flightSegments[this.#flightFirst] = null;
    this.#flightFirst = (this.#flightFirst + 1) % IN_FLIGHT_FRAMES;
    this.#flightCount--;
    this.#finish(nowMs);
  }

  #finish(nowMs: number): void {
    for (;;) {
      const first = this.#segments[0];
      if (!first?.closed || first.playedSamples < first.totalSamples) return;
      this.#segments.shift();
      this.#listener.segmentEnded(first.id, first.playedSamples / this.#samplesPerMs, true, nowMs);
    }
  }
}

const EMPTY = new Uint8Array(0);
