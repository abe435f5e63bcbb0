import type { Logger } from '@belldesk/kit/logger';
import type { Admission, Line } from './admission/admission.ts';
import type { Call } from './call.ts';

/** All calls that are going on. */
export class Switchboard {
  /** How many there may be. */
  readonly admission: Admission;
  readonly #calls = new Map<string, Call>();
  readonly #logger: Logger;
  #closing = false;

  constructor(admission: Admission, logger: Logger) {
    this.admission = admission;
    this.#logger = logger;
  }

  get activeCalls(): number {
    return this.#calls.size;
  }

  /**
   * Connects a call; when its record is written it is forgotten and its line given back. A call that cannot be begun
   * ends at once, and what it failed with is thrown.
   */
  connect(call: Call, line: Line, begin: () => void): void {
    this.#calls.set(call.id, call);
    this.#logger.info({ callId: call.id, active: this.#calls.size }, 'call started');
    void call.finished.then(() => {
      this.#calls.delete(call.id);
      line.giveBack();
      this.#logger.info({ callId: call.id, active: this.#calls.size }, 'call ended');
    });
    try {
      begin();
    } catch (error) {
      call.hangUp('pipeline-error-internal');
      throw error;
    }
    // It was set up while the others were being ended.
    if (this.#closing) call.hangUp('pipeline-error-shutdown');
  }

  /** Ends every call and waits for their records. New calls are refused from now on. */
  async close(): Promise<void> {
    this.#closing = true;
    const closed = this.admission.close();
    for (const call of this.#calls.values()) call.hangUp('pipeline-error-shutdown');
    await closed;
  }
}
