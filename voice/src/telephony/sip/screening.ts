import type { SipHeaders } from './headers.ts';
import type { IncomingRequest } from './incoming.ts';
import { SIP_VERSION, type SipRequest } from './message.ts';
import { ACCEPT, ALLOW, IN_DIALOG_METHODS } from './methods.ts';
import { parseNameAddress } from './nameAddress.ts';
import { readOffer } from './readOffer.ts';
import type { SdpOffer } from './sdp.ts';
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
const SCHEMES = new Set(['sip', 'sips', 'tel']);

function refuse(status: number, headers: Readonly<Record<string, string>> = {}): Refusal {
  return { status, headers };
}

/** Checks of RFC 3261 section 8.2 that all requests outside a dialog share, in its order. */
function screenCommon({ headers, uri, version }: SipRequest): Refusal | null {
  if (version !== SIP_VERSION) return refuse(505);
  if (!SCHEMES.has(schemeOf(uri) ?? '')) return refuse(416);
  return screenRequire(headers);
}

/** We support no extension, so none can be required of us (section 8.2.2.3). */
export function screenRequire(headers: SipHeaders): Refusal | null {
  const required = headers.list('require');
  return required.length > 0 ? refuse(420, { Unsupported: required.join(', ') }) : null;
}

function hasUsableContact({ headers }: SipRequest): boolean {
  const contacts = headers.list('contact');
  if (contacts.length !== 1) return false;
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
    user = parseUri(message.uri).user;
  } catch {
    return refuse(400);
  }
  // Without a tag no dialog could be told from another.
  if (core.fromTag === '' || !hasUsableContact(message)) return refuse(400);
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
