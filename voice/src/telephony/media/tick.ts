export const TICK_MS = 5;
/** Ticks later than this are not made up for: the machine stood still. */
const MAX_BEHIND_MS = 200;
/** Ticks that are made up for take one turn of the event loop no longer than this: messages come between. */
const MAX_TURN_MS = 2 * TICK_MS;

export interface TickListener {
  /** `dueMs` and `nowMs` on the monotonic clock. */
  tick(nowMs: number, dueMs: number): void;
  /** `count` ticks are left out. */
  skipped(count: number): void;
}

/** What a tick needs of the clock: monotonic ms and a timer. `Clock` of the kit has both. */
export interface TickClock {
  monotonicMs(): number;
  after(delayMs: number, run: () => void): () => void;
}

/**
 * Calls `tick` every 5 ms on a grid that does not drift; what is late is made up for, and where ticks
 * take longer than their period the event loop is yielded to all the same, so that calls can still be
 * closed and the load can fall.
 * @returns what stops it
 */
export function startTick(clock: TickClock, listener: TickListener): () => void {
  let dueMs = clock.monotonicMs() + TICK_MS;
  let cancel: () => void;
  const wake = (): void => {
    const beganMs = clock.monotonicMs();
    let nowMs = beganMs;
    if (nowMs - dueMs > MAX_BEHIND_MS) {
      const count = Math.floor((nowMs - dueMs) / TICK_MS);
      dueMs += count * TICK_MS;
      listener.skipped(count);
    }
    while (dueMs <= nowMs && nowMs - beganMs < MAX_TURN_MS) {
      listener.tick(nowMs, dueMs);
      dueMs += TICK_MS;
      nowMs = clock.monotonicMs();
    }
    cancel = clock.after(Math.max(0, dueMs - nowMs), wake);
  };
  cancel = clock.after(TICK_MS, wake);
  return () => cancel();
}
