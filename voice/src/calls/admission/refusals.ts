import type { RefusalReason } from './admission.ts';

/** What a caller is told who met a limit. */
export interface SipRefusal {
  readonly status: 486 | 503;
  readonly headers: Readonly<Record<string, string>>;
}

const RETRY_AFTER_S = '5';

/** RFC 3261 section 21.5.4: this host can take no call now, or none from there; another host might. */
export const unavailable: SipRefusal = { status: 503, headers: { 'Retry-After': RETRY_AFTER_S } };

/**
 * RFC 3261 section 21.4.24: who is called takes no further call. Not 503, after which a trunk would send us nothing
 * at all for so long, the calls of every other assistant included.
 */
const busyHere: SipRefusal = { status: 486, headers: { 'Retry-After': RETRY_AFTER_S } };

export function sipRefusal(reason: RefusalReason): SipRefusal {
  return reason === 'assistant' || reason === 'assistant-browser' ? busyHere : unavailable;
}

/** The same for people in a browser. */
export function refusalText(reason: RefusalReason): string {
  return reason === 'assistant' || reason === 'assistant-browser'
    ? 'This assistant is on as many calls as it can take. Please try again in a moment.'
    : 'All lines are busy. Please try again in a moment.';
}
