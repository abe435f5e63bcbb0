import type { Clock } from '@belldesk/kit/clock';

/**
 * Writes the newest of what it is offered, one after the other and each a little after it was offered:
 * what comes in quick succession is written once, and never while the caller waits for an answer.
 */
export class InOrder<Value> {
  readonly #write: (value: Value) => Promise<void>;
  readonly #clock: Clock;
  readonly #afterMs: number;
  #state: 'idle' | 'waiting' | 'writing' = 'idle';
  #next: { readonly value: Value } | null = null;
  #cancel: () => void = () => {};

  /**
   * @param write must not reject
   * @param afterMs from the first value that waits to its writing
   */
  constructor(write: (value: Value) => Promise<void>, clock: Clock, afterMs: number) {
    this.#write = write;
    this.#clock = clock;
    this.#afterMs = afterMs;
  }

  offer(value: Value): void {
    this.#next = { value };
    if (this.#state === 'idle') this.#wait();
  }

  /** Drops what is not being written yet. */
  drop(): void {
    this.#cancel();
    this.#next = null;
    if (this.#state === 'waiting') this.#state = 'idle';
  }

  #wait(): void {
    this.#state = 'waiting';
    this.#cancel = this.#clock.after(this.#afterMs, () => void this.#writeNext());
  }

  async #writeNext(): Promise<void> {
    const next = this.#next;
    this.#next = null;
    this.#state = 'writing';
    if (next) await this.#write(next.value);
    if (this.#next) this.#wait();
    else this.#state = 'idle';
  }
}
