/**
 * Writes the newest of what it is offered, one after the other: while one is being written, later ones
 * wait, and only the last of them is written. `write` must not reject.
 */
export class InOrder<Value> {
  readonly #write: (value: Value) => Promise<void>;
  #writing = false;
  #next: { readonly value: Value } | null = null;

  constructor(write: (value: Value) => Promise<void>) {
    this.#write = write;
  }

  offer(value: Value): void {
    this.#next = { value };
    if (!this.#writing) void this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    for (let next = this.#next; next; next = this.#next) {
      this.#next = null;
      await this.#write(next.value);
    }
    this.#writing = false;
  }
}
