import type { Clock } from '@belldesk/kit/clock';

/** When a rung is left alone, and when it is tried again. */
export interface RungBreakerSettings {
  /** Failures in a row that open the breaker. */
  readonly failures: number;
  /** From opening to the first probe, in ms; doubled after each probe that fails. */
  readonly probeAfterMs: number;
  readonly maxProbeAfterMs: number;
}

export const defaultRungBreakerSettings: RungBreakerSettings = {
  failures: 2,
  probeAfterMs: 15_000,
  maxProbeAfterMs: 300_000,
};

/**
 * The circuit breaker of one rung. Once open, only a probe in the background closes it again (or a
 * success where there was no other rung left): no caller waits to find out.
 */
export class RungHealth {
  readonly #clock: Clock;
  readonly #settings: RungBreakerSettings;
  readonly #probe: (signal: AbortSignal) => Promise<boolean>;
  readonly #changed: (healthy: boolean) => void;
  #failures = 0;
  #open = false;
  #closed = false;
  #probeAfterMs: number;
  #cancelTimer = () => {};
  #probing: AbortController | null = null;

  constructor(options: {
    readonly clock: Clock;
    readonly settings: RungBreakerSettings;
    /** Answers whether the rung works; never rejects. */
    readonly probe: (signal: AbortSignal) => Promise<boolean>;
    readonly changed: (healthy: boolean) => void;
  }) {
    this.#clock = options.clock;
    this.#settings = options.settings;
    this.#probe = options.probe;
    this.#changed = options.changed;
    this.#probeAfterMs = options.settings.probeAfterMs;
  }

  get healthy(): boolean {
    return !this.#open;
  }

  /** Nothing has failed since it last worked. */
  get proven(): boolean {
    return !this.#open && this.#failures === 0;
  }

  succeeded(): void {
    this.#failures = 0;
    if (!this.#open || this.#closed) return;
    this.#stopProbing();
    this.#open = false;
    this.#probeAfterMs = this.#settings.probeAfterMs;
    this.#changed(true);
  }

  failed(): void {
    if (this.#open || this.#closed) return;
    this.#failures += 1;
    if (this.#failures < this.#settings.failures) return;
    this.#open = true;
    this.#schedule();
    this.#changed(false);
  }

  /** Ends probing for good. */
  close(): void {
    this.#closed = true;
    this.#stopProbing();
  }

  #schedule(): void {
    this.#cancelTimer = this.#clock.after(this.#probeAfterMs, () => void this.#probeNow());
  }

  async #probeNow(): Promise<void> {
    const probing = new AbortController();
    this.#probing = probing;
    const works = await this.#probe(probing.signal);
    if (probing.signal.aborted) return;
    this.#probing = null;
    if (works) return this.succeeded();
    this.#probeAfterMs = Math.min(this.#probeAfterMs * 2, this.#settings.maxProbeAfterMs);
    this.#schedule();
  }

  #stopProbing(): void {
    this.#cancelTimer();
    this.#probing?.abort();
    this.#probing = null;
  }
}
