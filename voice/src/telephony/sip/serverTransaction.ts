import type { Buffer } from 'node:buffer';
import { type IncomingRequest, type Responder, responseFlow } from './incoming.ts';
import type { TransactionEnvironment } from './inviteServerTransaction.ts';
import { makeResponse, type ResponseParts } from './response.ts';
import { serialize } from './serializer.ts';

/** Server transaction of everything but INVITE, RFC 3261 section 17.2.2. */
export class ServerTransaction implements Responder {
  readonly request: IncomingRequest;
  readonly #environment: TransactionEnvironment;
  readonly #toTag: string;
  readonly #onTerminated: () => void;
  #final: Buffer | null = null;
  #cancelTimerJ: () => void = () => undefined;

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
  }

  respond(status: number, parts: ResponseParts = {}): void {
    if (this.#final !== null) return;
    const { message, core, flow } = this.request;
    this.#final = serialize(
      makeResponse(message, core.via, status, { toTag: this.#toTag, ...parts }),
    );
    responseFlow(core.via, flow).send(this.#final);
    const { clock, timers } = this.#environment;
    this.#cancelTimerJ = clock.after(
      flow.protocol === 'TCP' ? 0 : timers.transactionMs,
      this.#onTerminated,
    );
  }

  /** The same request came once more. */
  receiveRetransmission(): void {
    const { core, flow } = this.request;
    if (this.#final !== null) responseFlow(core.via, flow).send(this.#final);
  }

  stop(): void {
    this.#cancelTimerJ();
  }
}
