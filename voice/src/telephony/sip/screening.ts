import type { SipHeaders } from './headers.ts';
import type { IncomingRequest } from './incoming.ts';
import type { SipRequest } from './message.ts';
import { ACCEPT, ALLOW, IN_DIALOG_METHODS } from './methods.ts';
import { parseNameAddress } from './nameAddress.ts';
import { hasEmptyMember } from './parameters.ts';
import { readOffer } from './readOffer.ts';
import type { SdpOffer } from './sdp.ts';
import { isUnique } from './transactionKey.ts';
import { parseUri, schemeOf } from './uri.ts';

export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Admitted {
  /** User of the Request-URI, unescaped. */
  readonly user: string;
  readonly offer: SdpOffer | null;
}

const DRAINING_RETRY_SECONDS = '30';
const SDP_RANGES = new Set(['application/sdp', 'application/*', '*/*']);
/** A preference of zero means never, RFC 3261 section 20.1 after RFC 2616 section 14.1. */
const NO_QUALITY = /^\s*q\s*=\s*0(?:\.0*)?\s*$/i;
const SCHEMES = new Set(['sip', 'sips', 'tel']);

function refuse(status: number, headers: Readonly<Record<string, string>> = {}): Refusal {
  return { status, headers };
}

/** Checks of RFC 3261 section 8.2 that all requests outside a dialog share, in its order. */
function screenCommon({ headers, uri }: SipRequest): Refusal | null {
  const scheme = schemeOf(uri);
  if (scheme === null) return refuse(400);
  if (!SCHEMES.has(scheme)) return refuse(416);
  return screenRequire(headers);
}

/** We support no extension, so none can be required of us (section 8.2.2.3). */
export function screenRequire(headers: SipHeaders): Refusal | null {
  const required = headers.list('require');
  return required.length > 0 ? refuse(420, { Unsupported: required.join(', ') }) : null;
}

/** The answer to an INVITE is SDP or nothing: RFC 3261 section 20.1, where an empty Accept allows none. */
function acceptsSdp(headers: SipHeaders): boolean {
  if (headers.count('accept') === 0) return true;
  return headers.list('accept').some((range) => {
    const [type = '', ...parameters] = range.split(';');
    return (
      SDP_RANGES.has(type.trim().toLowerCase()) && !parameters.some((each) => NO_QUALITY.test(each))
    );
  });
}

function hasBadContact(message: SipRequest): boolean {
  return message.headers.count('contact') > 0 && !hasUsableContact(message);
}

function hasUsableContact({ headers }: SipRequest): boolean {
  const contacts = headers.list('contact');
  if (contacts.length !== 1) return false;
  if (headers.all('contact').some((value) => hasEmptyMember(value, ';'))) return false;
  try {
    parseUri(parseNameAddress(contacts[0] ?? '').uri);
    return true;
  } catch {
    return false;
  }
}

/** Decides what the house need not be asked about. */
export function screenInvite(
  { message, core }: IncomingRequest,
  draining: boolean,
): Admitted | Refusal {
  const refusal = screenCommon(message);
  if (refusal) return refusal;
  if (Number(message.headers.get('max-forwards') ?? 70) === 0) return refuse(483);
  let user: string | null;
  try {
    const uri = parseUri(message.uri);
    // Headers have no place in a Request-URI: RFC 3261 section 19.1.1, table 1.
    if (uri.hasHeaders) return refuse(400);
    ({ user } = uri);
  } catch {
    return refuse(400);
  }
  // Peers of RFC 2543 need neither (RFC 3261 section 12.1.1); of others without them we know too little.
  if (
    isUnique(core.branch)
      ? core.fromTag === '' || !hasUsableContact(message)
      : hasBadContact(message)
  ) {
    return refuse(400);
  }
  if (!acceptsSdp(message.headers)) return refuse(406);
  if (draining) return refuse(503, { 'Retry-After': DRAINING_RETRY_SECONDS });
  const read = readOffer(message);
  if ('status' in read) return refuse(read.status, { Accept: 'application/sdp' });
  return { user: user ?? '', offer: read.offer };
}

/** What is answered to any other request outside a dialog. */
export function screenOther({ message }: IncomingRequest, draining: boolean): Refusal {
  const { method } = message;
  if (method !== 'OPTIONS' && !IN_DIALOG_METHODS.has(method)) return refuse(405, { Allow: ALLOW });
  const refusal = screenCommon(message);
  if (refusal) return refusal;
  if (method !== 'OPTIONS') return refuse(481);
  if (draining) return refuse(503, { 'Retry-After': DRAINING_RETRY_SECONDS });
  return { status: 200, headers: { Allow: ALLOW, Accept: ACCEPT } };
}
