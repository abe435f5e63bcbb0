import { type Clock, ManualClock } from '@belldesk/kit/clock';

/** A clock told by hand that knows what waits on it. */
export class CountedClock implements Clock {
  readonly #clock = new ManualClock();
  readonly #dueMs = new Map<object, number>();

  nowMs(): number {
    return this.#clock.nowMs();
  }

  monotonicMs(): number {
    return this.#clock.monotonicMs();
  }

  after(delayMs: number, run: () => void): () => void {
    const timer = {};
    this.#dueMs.set(timer, this.monotonicMs() + Math.max(0, delayMs));
    const cancel = this.#clock.after(delayMs, () => {
      this.#dueMs.delete(timer);
      run();
    });
    return () => {
      this.#dueMs.delete(timer);
      cancel();
    };
  }

  /** Timers that neither ran nor were cancelled. */
  get waiting(): number {
    return this.#dueMs.size;
  }

  advance(ms: number): void {
    this.#clock.advance(ms);
  }

  /** Lets everything happen that time is not needed for, then goes to the next timer. */
  async step(): Promise<void> {
    await settled();
    const next = Math.min(...this.#dueMs.values());
    if (Number.isFinite(next)) this.advance(Math.max(0, next - this.monotonicMs()));
    await settled();
  }

  /** Goes on by `ms`, from timer to timer. */
  async pass(ms: number): Promise<void> {
    const untilMs = this.monotonicMs() + ms;
    await settled();
    while (Math.min(...this.#dueMs.values()) <= untilMs) await this.step();
    this.advance(untilMs - this.monotonicMs());
    await settled();
  }

  /** Goes on until `promise` settles; rejects when nothing is left that could make it. */
  async until<T>(promise: Promise<T>): Promise<T> {
    let open = true;
    const ended = promise.finally(() => {
      open = false;
    });
    ended.catch(() => undefined);
    await settled();
    while (open) {
      if (this.waiting === 0) throw new Error('nothing is left to wait for');
      await this.step();
    }
    return ended;
  }
}

/** All that is due without time has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits for `ms`, or for ever, but not once `signal` is aborted. */
export function wait(clock: CountedClock, ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const cancel = ms === null ? () => {} : clock.after(ms, done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
