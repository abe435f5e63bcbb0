import { hash } from 'node:crypto';
import { type IncomingRequest, type Responder, responseFlow } from './incoming.ts';
import { makeResponse, type ResponseParts } from './response.ts';
import { serialize } from './serializer.ts';

/** Answers without remembering: each copy of the request gets the same answer, tag and all. */
export class StatelessResponder implements Responder {
  readonly request: IncomingRequest;

  constructor(request: IncomingRequest) {
    this.request = request;
  }

  respond(status: number, parts: ResponseParts = {}): void {
    const { message, core, flow } = this.request;
    // RFC 3261 section 8.2.7: a retransmission must see the same tag.
    const seed = `${core.callId}|${core.fromTag}|${core.cseq}|${core.branch}`;
    const toTag = hash('sha1', seed, 'hex').slice(0, 16);
    const response = makeResponse(message, core.via, status, { toTag, ...parts });
    responseFlow(core.via, flow).send(serialize(response));
  }
}
