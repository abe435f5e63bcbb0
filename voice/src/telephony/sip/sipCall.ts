import type { SdpOffer } from './sdp.ts';

/** One side of a call as its From tells. Nothing proves it. */
export interface SipParty {
  readonly uri: string;
  readonly displayName?: string;
  /** User part, unescaped: as a rule the number. */
  readonly user?: string;
}

/** A call that rings. Decide with exactly one of `accept` and `reject`. */
export interface SipInvite {
  readonly callId: string;
  /** Whom the caller dialled: user of the Request-URI, unescaped and in lower case; may be empty. */
  readonly userPart: string;
  readonly from: SipParty;
  /** Null when the caller leaves the offer to us (RFC 3261 section 13.2.1). */
  readonly offer: SdpOffer | null;
  /** Address of ours to put in SDP towards this peer. */
  readonly localAddress: string;
  readonly remoteAddress: string;
  /** False once answered, refused, cancelled or expired. */
  readonly pending: boolean;
  /** First value of any further header, e.g. `p-asserted-identity`. */
  header(name: string): string | undefined;
  ring(status?: 180): void;
  /**
   * Answers 200, sent until acknowledged.
   * @param sdp the answer, or our offer (`buildOffer`) where `offer` is null
   * @throws AppError `conflict` when the INVITE is no longer pending
   */
  accept(sdp: string): SipDialog;
  /** @param status 300 to 699. Does nothing when no longer pending. */
  reject(status: number, headers?: Readonly<Record<string, string>>): void;
  /** The caller gave up, or nobody decided in time. Not called after accept or reject. */
  onCancelled(listener: () => void): void;
}

export type EndReason =
  /** The peer hung up. */
  | 'bye'
  /** Our 200 was never acknowledged. */
  | 'timeout'
  /** The way to the peer is gone: its connection closed before the call was set up. */
  | 'transport';

/** A call that was answered. At most one listener of each kind; set them right after accept. */
export interface SipDialog {
  readonly callId: string;
  /** Once, when our first 200 is acknowledged. @param answer to our offer, where the offer was ours */
  onAck(listener: (answer: SdpOffer | null) => void): void;
  /** Each time a 200 of ours to an INVITE is acknowledged, after what else the ACK brings; not once `bye` was called. */
  onConfirmed(listener: () => void): void;
  /**
   * The peer changes the session (hold, resume, another address), by re-INVITE or UPDATE. Return the
   * SDP of our answer, or null for 488. For a re-INVITE without an offer the last description is
   * offered again, and this is called with the peer's answer; what it returns then goes nowhere.
   */
  onReinvite(listener: (offer: SdpOffer) => string | null): void;
  /** Keys by SIP INFO, one call a press. */
  onInfoDigit(listener: (digit: string) => void): void;
  /** Ended by the peer or the network; not called after a `bye` of ours. */
  onEnded(listener: (why: EndReason) => void): void;
  /** Hangs up. Sent again until answered; waits for the ACK of our 200 where that is still out. */
  bye(): void;
  /**
   * Asks the peer to call `target` instead (RFC 3515).
   * @param onProgress status of the peer's own call as it tells it, at least one final: 2xx when
   *   connected, 408 when the peer never answered the REFER
   */
  refer(target: string, onProgress: (status: number) => void): void;
}
