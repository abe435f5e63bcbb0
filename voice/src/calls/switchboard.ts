import type { Logger } from '@belldesk/kit/logger';
import type { Call } from './call.ts';

/** All calls that are going on, and how many there may be. */
export class Switchboard {
  readonly #calls = new Map<string, Call>();
  readonly #maxCalls: number;
  readonly #logger: Logger;
  #draining = false;

  constructor(maxCalls: number, logger: Logger) {
    this.#maxCalls = maxCalls;
    this.#logger = logger;
  }

  isFull(): boolean {
    return this.#draining || this.#calls.size >= this.#maxCalls;
  }

  get activeCalls(): number {
    return this.#calls.size;
  }

  /** Connects a call and forgets it when its record is written. */
  connect(call: Call): void {
    this.#calls.set(call.id, call);
    this.#logger.info({ callId: call.id, active: this.#calls.size }, 'call started');
    void call.finished.then(() => {
      this.#calls.delete(call.id);
      this.#logger.info({ callId: call.id, active: this.#calls.size }, 'call ended');
    });
  }

  /** Ends every call and waits for their records. New calls are refused from now on. */
  async close(): Promise<void> {
    this.#draining = true;
    const calls = [...this.#calls.values()];
    for (const call of calls) call.hangUp('pipeline-error-shutdown');
    await Promise.all(calls.map((call) => call.finished));
  }
}
