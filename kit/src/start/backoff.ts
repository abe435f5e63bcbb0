import type { Clock } from '../clock.ts';

export interface BackoffLimits {
  readonly firstMs: number;
  readonly longestMs: number;
  /** Who ran this long without ending has its earlier crashes forgotten. */
  readonly calmMs: number;
}

/** How long to wait before what crashed is started again: doubled each time, and from nothing again after calm. */
export class Backoff {
  readonly #limits: BackoffLimits;
  readonly #clock: Clock;
  #crashes = 0;
  #startedMs: number | undefined;

  constructor(limits: BackoffLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  started(): void {
    this.#startedMs = this.#clock.monotonicMs();
  }

  /** It crashed, or could not be started. @returns ms to wait before the next start */
  crashed(): number {
    const { firstMs, longestMs, calmMs } = this.#limits;
    const now = this.#clock.monotonicMs();
    const wasCalm = this.#startedMs !== undefined && now - this.#startedMs >= calmMs;
    this.#startedMs = undefined;
    this.#crashes = wasCalm ? 1 : this.#crashes + 1;
    return Math.min(longestMs, firstMs * 2 ** (this.#crashes - 1));
  }
}
