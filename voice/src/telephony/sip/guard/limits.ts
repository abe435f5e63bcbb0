/** What strangers may ask of the SIP server. */
export interface SipLimits {
  /** New calls a second from one source; twice as many at once. */
  readonly invitesPerSourcePerS: number;
  /** New calls a second from all of them. */
  readonly invitesPerS: number;
  /** TCP connections of one source at once. */
  readonly connectionsPerSource: number;
  /** Whether an address is a trunk's that the operator named: no limit of one source holds for it. */
  readonly isTrunk: (address: string) => boolean;
}

/** For callers and tests of our own, which nobody attacks. */
export const NO_LIMITS: SipLimits = {
  invitesPerSourcePerS: Number.POSITIVE_INFINITY,
  invitesPerS: Number.POSITIVE_INFINITY,
  connectionsPerSource: Number.POSITIVE_INFINITY,
  isTrunk: () => true,
};
