/** What has come in since start. Plain numbers, so that counting costs nothing. */
export interface SipCounters {
  /** Whole SIP messages. */
  received: number;
  /** Datagrams and streams that were no SIP, or cut short. */
  garbage: number;
  /** Requests that came again and were answered from their transaction. */
  retransmitted: number;
  /** Readable requests refused with 400 for a missing or broken header. */
  malformed: number;
  keepAlives: number;
  /** Responses to nothing we asked. */
  strayResponses: number;
  /** INVITEs outside a dialog, each once. */
  invites: number;
  /** Calls ended because our 200 was never acknowledged. */
  unacknowledged: number;
  /** New requests over the limit of their source. */
  overSourceLimit: number;
  /** New requests over the limit of all sources together. */
  overPlatformLimit: number;
  /** Of those two, the ones that were not even answered 503. */
  unanswered: number;
  /** TCP connections closed in favour of newer ones, or turned away. */
  connectionsShed: number;
}

export function zeroCounters(): SipCounters {
  return {
    received: 0,
    garbage: 0,
    retransmitted: 0,
    malformed: 0,
    keepAlives: 0,
    strayResponses: 0,
    invites: 0,
    unacknowledged: 0,
    overSourceLimit: 0,
    overPlatformLimit: 0,
    unanswered: 0,
    connectionsShed: 0,
  };
}
