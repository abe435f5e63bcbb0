/** Timers of RFC 3261 table 4, all in ms. */
export interface SipTimers {
  /** Estimate of a round trip. */
  readonly t1Ms: number;
  /** Longest gap between retransmissions. */
  readonly t2Ms: number;
  /** How long a message may live in the network. */
  readonly t4Ms: number;
  /** B, F, H, J, L and the wait for an ACK: 64*T1. */
  readonly transactionMs: number;
  /** An INVITE nobody decided on is refused after this, as a proxy's timer C would. */
  readonly ringingMs: number;
}

export const DEFAULT_TIMERS: SipTimers = {
  t1Ms: 500,
  t2Ms: 4_000,
  t4Ms: 5_000,
  transactionMs: 32_000,
  ringingMs: 180_000,
};
