import type { SipHeaders } from './headers.ts';

/** RFC 3261 section 7.1. */
export interface SipRequest {
  readonly kind: 'request';
  /** As it stood: methods are case-sensitive. */
  readonly method: string;
  readonly uri: string;
  readonly version: string;
  readonly headers: SipHeaders;
  /** Decoded as UTF-8; empty when there is none. */
  readonly body: string;
}

/** RFC 3261 section 7.2. */
export interface SipResponse {
  readonly kind: 'response';
  readonly status: number;
  readonly reason: string;
  readonly version: string;
  readonly headers: SipHeaders;
  readonly body: string;
}

export type SipMessage = SipRequest | SipResponse;

export const SIP_VERSION = 'SIP/2.0';

/** Largest message taken from any transport, head and body together. */
export const MAX_MESSAGE_BYTES = 65_536;

/** RFC 3261 section 8.1.1.7: starts every branch made by a user agent of this RFC. */
export const MAGIC_COOKIE = 'z9hG4bK';
