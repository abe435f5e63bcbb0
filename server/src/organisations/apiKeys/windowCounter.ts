import type { Clock } from '@belldesk/kit/clock';

/** So many are kept at once; beyond it the oldest windows are forgotten. */
const MOST_KEPT = 20_000;

/** Counts what comes of each in windows of time, in memory: of this process alone. */
export class WindowCounter {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #windowMs: number;
  /** In the order in which the windows began. */
  readonly #windows = new Map<string, { count: number; readonly endsAtMs: number }>();

  constructor(options: { readonly clock: Clock; readonly max: number; readonly windowMs: number }) {
    this.#clock = options.clock;
    this.#max = options.max;
    this.#windowMs = options.windowMs;
  }

  /** Counts one. @returns after how many whole seconds the next will pass, where this one is too many; else null */
  count(of: string): number | null {
    const nowMs = this.#clock.nowMs();
    const window = this.#windows.get(of);
    if (!window || nowMs >= window.endsAtMs) {
      this.#windows.delete(of);
      this.#forget(nowMs);
      this.#windows.set(of, { count: 1, endsAtMs: nowMs + this.#windowMs });
      return null;
    }
    window.count += 1;
    return window.count > this.#max ? Math.ceil((window.endsAtMs - nowMs) / 1_000) : null;
  }

  #forget(nowMs: number): void {
    for (const [of, { endsAtMs }] of this.#windows) {
      if (nowMs < endsAtMs && this.#windows.size < MOST_KEPT) return;
      this.#windows.delete(of);
    }
  }
}
