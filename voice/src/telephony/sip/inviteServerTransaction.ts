import type { Buffer } from 'node:buffer';
import type { Clock } from '@belldesk/kit/clock';
import type { Flow } from './flow.ts';
import { type IncomingRequest, type Responder, responseFlow } from './incoming.ts';
import { makeResponse, type ResponseParts } from './response.ts';
import { Retransmission } from './retransmission.ts';
import { serialize } from './serializer.ts';
import type { SipTimers } from './timers.ts';

export interface TransactionEnvironment {
  readonly clock: Clock;
  readonly timers: SipTimers;
}

type State = 'proceeding' | 'accepted' | 'completed' | 'confirmed' | 'terminated';

/**
 * INVITE server transaction, RFC 3261 section 17.2.1 with the state Accepted of RFC 6026. The 2xx is
 * sent again by the dialog, not here.
 */
export class InviteServerTransaction implements Responder {
  readonly request: IncomingRequest;
  readonly #environment: TransactionEnvironment;
  readonly #flow: Flow;
  readonly #toTag: string;
  readonly #onTerminated: () => void;
  #state: State = 'proceeding';
  #last: Buffer;
  #timerG: Retransmission | null = null;
  #cancelTimer: () => void = () => undefined;

  /** Answers 100 at once. @param toTag for every response but the 100 */
  constructor(
    request: IncomingRequest,
    toTag: string,
    environment: TransactionEnvironment,
    onTerminated: () => void,
  ) {
    this.request = request;
    this.#toTag = toTag;
    this.#environment = environment;
    this.#onTerminated = onTerminated;
    this.#flow = responseFlow(request.core.via, request.flow);
    this.#last = serialize(makeResponse(request.message, request.core.via, 100));
    this.#flow.send(this.#last);
  }

  /** No final response was sent yet. */
  get pending(): boolean {
    return this.#state === 'proceeding';
  }

  respond(status: number, parts: ResponseParts = {}): void {
    if (this.#state !== 'proceeding') return;
    const { message, core } = this.request;
    this.#last = serialize(
      makeResponse(message, core.via, status, { toTag: this.#toTag, ...parts }),
    );
    this.#flow.send(this.#last);
    if (status >= 300) this.#complete();
    else if (status >= 200) {
      this.#state = 'accepted';
      // Timer L: INVITEs still under way are of this transaction, RFC 6026 section 7.1.
      this.#terminateAfter(this.#environment.timers.transactionMs);
    }
  }

  /** Sends the last response again, the 2xx of an accepted INVITE for the dialog that owns it. */
  resend(): void {
    this.#flow.send(this.#last);
  }

  /** The same INVITE came once more. */
  receiveRetransmission(): void {
    if (this.#state === 'proceeding' || this.#state === 'completed') this.resend();
  }

  /** @returns false when the ACK is for a 2xx and so for the dialog */
  receiveAck(): boolean {
    if (this.#state === 'accepted') return false;
    if (this.#state === 'completed') {
      this.#state = 'confirmed';
      this.#timerG?.stop();
      // Timer I absorbs further ACKs, none of which come twice over TCP.
      this.#terminateAfter(this.#isReliable() ? 0 : this.#environment.timers.t4Ms);
    }
    return true;
  }

  /** Forgets everything, with no more word to anybody. */
  stop(): void {
    this.#timerG?.stop();
    this.#cancelTimer();
    this.#state = 'terminated';
  }

  #complete(): void {
    this.#state = 'completed';
    this.#timerG = new Retransmission({
      ...this.#environment,
      repeats: !this.#isReliable(),
      send: () => this.resend(),
      // Timer H: no ACK came, and there is nothing left to tell the peer.
      onTimeout: () => this.#terminate(),
    });
  }

  #isReliable(): boolean {
    return this.#flow.protocol === 'TCP';
  }

  #terminateAfter(delayMs: number): void {
    this.#cancelTimer = this.#environment.clock.after(delayMs, () => this.#terminate());
  }

  #terminate(): void {
    this.#state = 'terminated';
    this.#onTerminated();
  }
}
