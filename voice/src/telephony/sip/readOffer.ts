import type { SipMessage } from './message.ts';
import { parseOffer, type SdpOffer } from './sdp.ts';

/** The offer of a request, null when it has none, or the status to refuse it with. */
export type OfferOrRefusal = { readonly offer: SdpOffer | null } | { readonly status: 400 | 415 };

const MULTIPART_BOUNDARY = /^multipart\/.*;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i;
const SDP_PART = /^[ \t]*content-type[ \t]*:[ \t]*application\/sdp/im;

/** The SDP among the parts of a multipart body, as trunks send it beside ISUP. */
function sdpOfParts(boundary: string, body: string): string | null {
  for (const part of body.split(`--${boundary}`)) {
    const headEnd = part.search(/\r?\n\r?\n/);
    if (headEnd >= 0 && SDP_PART.test(part.slice(0, headEnd))) {
      return `${part.slice(headEnd).trim()}\r\n`;
    }
  }
  return null;
}

/** Reads the body of INVITE, UPDATE, ACK or of an answer to an INVITE. Never throws. */
export function readOffer({ headers, body }: SipMessage): OfferOrRefusal {
  if (body.trim() === '') return { offer: null };
  const type = headers.get('content-type') ?? '';
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return { status: 415 };
  const boundary = MULTIPART_BOUNDARY.exec(type);
  const sdp = boundary ? sdpOfParts(boundary[1] ?? boundary[2] ?? '', body) : body;
  if (!boundary && !/^application\/sdp\s*(?:;|$)/i.test(type)) return { status: 415 };
  if (sdp === null) return { offer: null };
  try {
    return { offer: parseOffer(sdp) };
  } catch {
    return { status: 400 };
  }
}
