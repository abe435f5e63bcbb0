import type { Clock } from '@belldesk/kit/clock';
import type { TimerName } from '../dialogue/turns/state.ts';

/** The named timers of one call; setting one again replaces it. */
export class Timers {
  readonly #clock: Clock;
  readonly #ring: (name: TimerName) => void;
  readonly #running = new Map<TimerName, () => void>();

  constructor(clock: Clock, ring: (name: TimerName) => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  set(name: TimerName, delayMs: number): void {
    this.cancel(name);
    this.#running.set(
      name,
      this.#clock.after(delayMs, () => {
        this.#running.delete(name);
        this.#ring(name);
      }),
    );
  }

  cancel(name: TimerName): void {
    this.#running.get(name)?.();
    this.#running.delete(name);
  }

  cancelAll(): void {
    for (const cancel of this.#running.values()) cancel();
    this.#running.clear();
  }
}
