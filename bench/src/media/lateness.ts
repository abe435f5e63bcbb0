const SAMPLES_PER_MS = 8;

export interface Lateness {
  readonly packets: number;
  readonly late5Ms: number;
  readonly late20Ms: number;
  readonly maxLateMs: number;
}

/**
 * How late the packets of one stream come, against the stream's own grid: its RTP clock, laid through
 * the packet that came earliest.
 */
export class StreamLateness {
  #firstTimestamp = -1;
  /** Arrival less the RTP clock, ms, of each packet. */
  #offsetsMs: number[] = [];

  add(timestamp: number, arrivedMs: number): void {
    if (this.#firstTimestamp < 0) this.#firstTimestamp = timestamp;
    this.#offsetsMs.push(arrivedMs - ((timestamp - this.#firstTimestamp) >>> 0) / SAMPLES_PER_MS);
  }

  /** The packets so far; begins anew. */
  take(): Lateness {
    const offsetsMs = this.#offsetsMs;
    this.#offsetsMs = [];
    this.#firstTimestamp = -1;
    const earliestMs = Math.min(...offsetsMs);
    const lateMs = offsetsMs.map((offsetMs) => offsetMs - earliestMs);
    return {
      packets: lateMs.length,
      late5Ms: lateMs.filter((ms) => ms > 5).length,
      late20Ms: lateMs.filter((ms) => ms > 20).length,
      maxLateMs: Math.max(0, ...lateMs),
    };
  }
}

/** All streams together. */
export function sumLateness(parts: readonly Lateness[]): Lateness {
  return parts.reduce(
    (sum, part) => ({
      packets: sum.packets + part.packets,
      late5Ms: sum.late5Ms + part.late5Ms,
      late20Ms: sum.late20Ms + part.late20Ms,
      maxLateMs: Math.max(sum.maxLateMs, part.maxLateMs),
    }),
    { packets: 0, late5Ms: 0, late20Ms: 0, maxLateMs: 0 },
  );
}
