import type { Clock } from '@belldesk/kit/clock';
import type { SipTimers } from './timers.ts';

export interface RetransmissionOptions {
  readonly clock: Clock;
  readonly timers: SipTimers;
  readonly send: () => void;
  /** After 64*T1 without `stop`. */
  readonly onTimeout: () => void;
  /** False over a reliable transport, where only the timeout counts. */
  readonly repeats: boolean;
  /** T2 unless given; timer A of an INVITE has no limit (section 17.1.1.2). */
  readonly longestGapMs?: number;
}

/**
 * Sends again after T1, 2*T1, 4*T1 ... at most T2 apart, until stopped or 64*T1 have passed: timers
 * E/F and G/H of RFC 3261 section 17 and the 2xx of section 13.3.1.4. The first sending is the
 * caller's.
 */
export class Retransmission {
  readonly #options: RetransmissionOptions;
  #gapMs: number;
  #cancelNext: () => void = () => undefined;
  readonly #cancelTimeout: () => void;

  constructor(options: RetransmissionOptions) {
    this.#options = options;
    this.#gapMs = options.timers.t1Ms;
    this.#cancelTimeout = options.clock.after(options.timers.transactionMs, () => {
      this.#cancelNext();
      options.onTimeout();
    });
    if (options.repeats) this.#schedule();
  }

  /** From now on T2 apart: timer E once a provisional response came, section 17.1.2.2. */
  slowDown(): void {
    this.#gapMs = this.#options.timers.t2Ms;
  }

  stop(): void {
    this.#cancelNext();
    this.#cancelTimeout();
  }

  #schedule(): void {
    this.#cancelNext = this.#options.clock.after(this.#gapMs, () => {
      const { timers, longestGapMs = timers.t2Ms } = this.#options;
      this.#gapMs = Math.min(this.#gapMs * 2, longestGapMs);
      this.#options.send();
      this.#schedule();
    });
  }
}
