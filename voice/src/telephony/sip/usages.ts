import type { Flow } from './flow.ts';
import type { IncomingRequest, Responder } from './incoming.ts';

/** Whatever answers requests within one dialog: a ringing call, or one that was answered. */
export interface DialogUsage {
  /** The way to the peer now. */
  readonly flow: Flow;
  receive(responder: Responder): void;
  receiveAck(request: IncomingRequest): void;
  /** Ends it from our side; it leaves the table when the peer knows. */
  shutDown(): void;
}

/** All dialogs by `dialogKey`. */
export class Usages {
  readonly #byKey = new Map<string, DialogUsage>();
  #onEmpty: (() => void)[] = [];

  get size(): number {
    return this.#byKey.size;
  }

  get(key: string): DialogUsage | undefined {
    return this.#byKey.get(key);
  }

  set(key: string, usage: DialogUsage): void {
    this.#byKey.set(key, usage);
  }

  delete(key: string): void {
    this.#byKey.delete(key);
    if (this.#byKey.size > 0) return;
    const waiting = this.#onEmpty;
    this.#onEmpty = [];
    for (const done of waiting) done();
  }

  /** Every way that some call goes on over. */
  flows(): ReadonlySet<Flow> {
    const flows = new Set<Flow>();
    for (const { flow } of this.#byKey.values()) flows.add(flow);
    return flows;
  }

  shutDownAll(): void {
    for (const usage of this.#byKey.values()) usage.shutDown();
  }

  /** Resolves once none is left. */
  empty(): Promise<void> {
    if (this.#byKey.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#onEmpty.push(resolve));
  }
}
