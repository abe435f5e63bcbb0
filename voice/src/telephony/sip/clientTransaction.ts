import type { Flow } from './flow.ts';
import type { TransactionEnvironment } from './inviteServerTransaction.ts';
import type { SipRequest, SipResponse } from './message.ts';
import { Retransmission } from './retransmission.ts';
import { serialize } from './serializer.ts';

/** How a request of ours ended: the status of the final response, or that none came. */
export type Outcome = number | 'timeout' | 'transport';

/** @param response the final one, where the outcome is a status */
export type OnOutcome = (outcome: Outcome, response: SipResponse | null) => void;

/** Client transaction of BYE, REFER and CANCEL, RFC 3261 section 17.1.2: timers E, F and K. */
export class ClientTransaction {
  readonly #environment: TransactionEnvironment;
  readonly #onOutcome: OnOutcome;
  readonly #onTerminated: () => void;
  readonly #reliable: boolean;
  readonly #sending: Retransmission;
  #cancelTimerK: () => void = () => undefined;
  #completed = false;

  /** Sends at once. @param onOutcome called once */
  constructor(
    request: SipRequest,
    flow: Flow,
    environment: TransactionEnvironment,
    onOutcome: OnOutcome,
    onTerminated: () => void,
  ) {
    this.#environment = environment;
    this.#onOutcome = onOutcome;
    this.#onTerminated = onTerminated;
    this.#reliable = flow.protocol === 'TCP';
    const bytes = serialize(request);
    this.#sending = new Retransmission({
      ...environment,
      repeats: !this.#reliable,
      send: () => flow.send(bytes),
      onTimeout: () => {
        this.#completed = true;
        this.#onTerminated();
        this.#onOutcome('timeout', null);
      },
    });
    flow.send(bytes);
  }

  receive(response: SipResponse): void {
    if (this.#completed) return;
    if (response.status < 200) {
      this.#sending.slowDown();
      return;
    }
    this.#completed = true;
    this.#sending.stop();
    const { clock, timers } = this.#environment;
    this.#cancelTimerK = clock.after(this.#reliable ? 0 : timers.t4Ms, this.#onTerminated);
    this.#onOutcome(response.status, response);
  }

  stop(): void {
    this.#sending.stop();
    this.#cancelTimerK();
    if (this.#completed) return;
    this.#completed = true;
    this.#onOutcome('transport', null);
  }
}
