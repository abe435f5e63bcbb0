import { type Clock, ManualClock } from '@belldesk/kit/clock';

/** A clock that stands still until it is told to go on, and knows how many timers it holds. */
export class CountedClock implements Clock {
  readonly #clock = new ManualClock();
  #timers = 0;

  get timers(): number {
    return this.#timers;
  }

  nowMs(): number {
    return this.#clock.nowMs();
  }

  monotonicMs(): number {
    return this.#clock.monotonicMs();
  }

  after(delayMs: number, run: () => void): () => void {
    let pending = true;
    const over = () => {
      if (pending) this.#timers -= 1;
      pending = false;
    };
    this.#timers += 1;
    const cancel = this.#clock.after(delayMs, () => {
      over();
      run();
    });
    return () => {
      over();
      cancel();
    };
  }

  advance(ms: number): void {
    this.#clock.advance(ms);
  }
}
