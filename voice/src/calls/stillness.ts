import type { Clock } from '@belldesk/kit/clock';

/** Waits until nothing goes on any more, but not for ever. */
export class Stillness {
  readonly #isStill: () => boolean;
  #reached: () => void = () => {};

  constructor(isStill: () => boolean) {
    this.#isStill = isStill;
  }

  /** Something has changed. */
  look(): void {
    if (this.#isStill()) this.#reached();
  }

  async within(clock: Clock, deadlineMs: number): Promise<void> {
    // What has just happened may still be starting something.
    await Promise.resolve();
    if (this.#isStill()) return;
    await new Promise<void>((resolve) => {
      const cancel = clock.after(deadlineMs, resolve);
      this.#reached = () => {
        cancel();
        resolve();
      };
    });
  }
}
