import type { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import { readCoreHeaders, readVia } from './coreHeaders.ts';
import type { SipCounters } from './counters.ts';
import type { Flow, TransportEvents } from './flow.ts';
import { responseFlow } from './incoming.ts';
import { SIP_VERSION, type SipMessage, type SipRequest } from './message.ts';
import { SipParseError } from './parseError.ts';
import { parseDatagram, parseHead } from './parser.ts';
import { makeResponse } from './response.ts';
import { serialize } from './serializer.ts';
import type { Transactions } from './transactions.ts';
import { markReceived, type Via } from './via.ts';

/** What came in and was no SIP, or no whole message. */
export interface SipNoise {
  readonly reason: string;
  readonly remoteAddress: string;
}

/** CRLF of RFC 5626, and the zero bytes that some proxies keep a NAT open with. */
function isKeepAlive(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 13 || byte === 10 || byte === 0);
}

/** Turns bytes into requests and responses; what cannot be one is counted and goes no further. */
export class Receiver implements TransportEvents {
  readonly #transactions: Transactions;
  readonly #counters: SipCounters;
  readonly #onNoise: (noise: SipNoise) => void;

  constructor(
    transactions: Transactions,
    counters: SipCounters,
    onNoise: (noise: SipNoise) => void,
  ) {
    this.#transactions = transactions;
    this.#counters = counters;
    this.#onNoise = onNoise;
  }

  onDatagram(bytes: Buffer, flow: Flow): void {
    if (isKeepAlive(bytes)) {
      this.#counters.keepAlives += 1;
      return;
    }
    this.#reading(flow, () => {
      const { message, cutShort, problem } = parseDatagram(bytes);
      this.#take(message, flow, cutShort, problem);
    });
  }

  onStreamMessage(head: string, body: string, flow: Flow): void {
    this.#reading(flow, () => {
      const { message, problem } = parseHead(head);
      this.#take({ ...message, body }, flow, false, problem);
    });
  }

  onKeepAlive(): void {
    this.#counters.keepAlives += 1;
  }

  onGarbage(reason: string, remoteAddress: string): void {
    this.#counters.garbage += 1;
    this.#onNoise({ reason, remoteAddress });
  }

  #reading(flow: Flow, read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof SipParseError)) throw error;
      this.onGarbage(error.message, flow.remoteAddress);
    }
  }

  #take(message: SipMessage, flow: Flow, cutShort: boolean, problem: string | null): void {
    const via = readVia(message);
    if (message.kind === 'response') {
      if (cutShort) throw new SipParseError('Message cut short', 'cut-short');
      this.#counters.received += 1;
      this.#transactions.receiveResponse(message, readCoreHeaders(message, via));
      return;
    }
    const marked = markReceived(via, flow.remoteAddress, flow.remotePort);
    if (cutShort) {
      this.onGarbage('Message cut short', flow.remoteAddress);
      refuse(message, marked, flow, 400, 'Message cut short');
      return;
    }
    this.#counters.received += 1;
    if (message.version !== SIP_VERSION) {
      // What another version means by its headers is not known.
      refuse(message, marked, flow, 505);
      return;
    }
    try {
      if (problem !== null) throw new SipParseError(problem, 'bad-header');
      const core = readCoreHeaders(message, marked);
      this.#transactions.receiveRequest({ message, core, flow });
    } catch (error) {
      if (!(error instanceof SipParseError)) throw error;
      this.#counters.malformed += 1;
      refuse(message, marked, flow, 400, error.message);
    }
  }
}

/** Answers what can be read far enough to be answered; an ACK never is (section 17.1.1.3). */
function refuse(request: SipRequest, via: Via, flow: Flow, status: number, reason?: string): void {
  if (request.method === 'ACK') return;
  const toTag = hash('sha1', via.parameters.get('branch') ?? '', 'hex').slice(0, 16);
  responseFlow(via, flow).send(serialize(makeResponse(request, via, status, { toTag, reason })));
}
