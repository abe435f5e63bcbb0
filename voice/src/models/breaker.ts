import type { Clock } from '@belldesk/kit/clock';

export interface BreakerSettings {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** How long it stays open before one more try, in ms. */
  readonly openMs: number;
}

export const defaultBreakerSettings: BreakerSettings = { failures: 3, openMs: 30_000 };

/** Keeps callers from waiting for something that has just failed several times. */
export class Breaker {
  readonly #clock: Clock;
  readonly #settings: BreakerSettings;
  #failures = 0;
  #closedAgainAtMs = 0;

  constructor(clock: Clock, settings: BreakerSettings = defaultBreakerSettings) {
    this.#clock = clock;
    this.#settings = settings;
  }

  /** Whether a try is worth its time now. */
  get allows(): boolean {
    return this.#clock.monotonicMs() >= this.#closedAgainAtMs;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#settings.failures)
      this.#closedAgainAtMs = this.#clock.monotonicMs() + this.#settings.openMs;
  }
}
