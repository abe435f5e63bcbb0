/** Time and timers as a parameter, so that tests tell the time and never wait for it. */
export interface Clock {
  /** Epoch ms. */
  nowMs(): number;
  /** Ms since some fixed moment; never goes back. For measuring spans. */
  monotonicMs(): number;
  /** Calls `run` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms`, or at once when the signal comes. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = () => {
    cancel();
    signal.removeEventListener('abort', over);
    resolve();
  };
  const cancel = clock.after(ms, over);
  signal.addEventListener('abort', over);
  return promise;
}

interface Pending {
  readonly dueMs: number;
  readonly order: number;
  readonly run: () => void;
}

/** A clock that stands still until it is told to go on. */
export class ManualClock implements Clock {
  #elapsedMs = 0;
  #order = 0;
  readonly #startMs: number;
  readonly #pending = new Set<Pending>();

  /** @param startMs epoch ms at which the clock stands */
  constructor(startMs = 0) {
    this.#startMs = startMs;
  }

  nowMs(): number {
    return this.#startMs + this.#elapsedMs;
  }

  monotonicMs(): number {
    return this.#elapsedMs;
  }

  /** Timers that were neither cancelled nor have fallen due. */
  get pendingCount(): number {
    return this.#pending.size;
  }

  after(delayMs: number, run: () => void): () => void {
    const pending = { dueMs: this.#elapsedMs + Math.max(0, delayMs), order: this.#order++, run };
    this.#pending.add(pending);
    return () => this.#pending.delete(pending);
  }

  /** Goes on by `ms` and runs what falls due, in the order of time. */
  advance(ms: number): void {
    const untilMs = this.#elapsedMs + ms;
    for (let next = this.#earliest(untilMs); next; next = this.#earliest(untilMs)) {
      this.#pending.delete(next);
      this.#elapsedMs = next.dueMs;
      next.run();
    }
    this.#elapsedMs = untilMs;
  }

  #earliest(untilMs: number): Pending | undefined {
    let earliest: Pending | undefined;
    for (const pending of this.#pending) {
      if (pending.dueMs > untilMs) continue;
      if (
        !earliest ||
        pending.dueMs < earliest.dueMs ||
        (pending.dueMs === earliest.dueMs && pending.order < earliest.order)
      )
        earliest = pending;
    }
    return earliest;
  }
}
