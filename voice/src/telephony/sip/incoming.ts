import type { CoreHeaders } from './coreHeaders.ts';
import type { Flow } from './flow.ts';
import type { SipRequest } from './message.ts';
import type { ResponseParts } from './response.ts';
import { DEFAULT_PORT, type Via } from './via.ts';

/** A request with its headers read. */
export interface IncomingRequest {
  readonly message: SipRequest;
  /** Its Via says where the request really came from. */
  readonly core: CoreHeaders;
  readonly flow: Flow;
}

/** Whoever answers a request: its transaction, or nobody's memory (RFC 3261 section 8.2.7). */
export interface Responder {
  readonly request: IncomingRequest;
  /** A second final response is dropped. */
  respond(status: number, parts?: ResponseParts): void;
}

/** The way back over UDP: to the source's port where asked for, else to that of Via (18.2.2). */
export function responseFlow(via: Via, flow: Flow): Flow {
  return via.parameters.has('rport') ? flow : flow.toPort(via.port ?? DEFAULT_PORT);
}
