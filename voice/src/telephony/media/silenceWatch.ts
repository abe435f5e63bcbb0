/** Packets are missed from here on: the ear hears silence instead. */
const MISSED_AFTER_MS = 100;
/** Nothing at all for this long, and again each time it passes, is a stall. */
const STALLED_AFTER_MS = 5_000;

/** Notices that nothing comes from a caller any more. */
export class SilenceWatch {
  #lastMs: number;
  #reported = 0;

  constructor(nowMs: number) {
    this.#lastMs = nowMs;
  }

  /** Something came. */
  heard(nowMs: number): void {
    this.#lastMs = nowMs;
    this.#reported = 0;
  }

  /** Whether silence is to be heard in place of what does not come. */
  missing(nowMs: number): boolean {
    return nowMs - this.#lastMs > MISSED_AFTER_MS;
  }

  /** Ms of silence when a stall is to be reported now, else null. */
  stalledMs(nowMs: number): number | null {
    const silentMs = nowMs - this.#lastMs;
    if (silentMs < STALLED_AFTER_MS * (this.#reported + 1)) return null;
    this.#reported++;
    return silentMs;
  }
}
