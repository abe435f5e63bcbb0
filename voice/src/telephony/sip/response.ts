import { SipHeaders } from './headers.ts';
import { SIP_VERSION, type SipRequest, type SipResponse } from './message.ts';
import { parseNameAddress, tagOf } from './nameAddress.ts';
import { reasonOf } from './reasons.ts';
import { formatVia, type Via } from './via.ts';

export interface ResponseParts {
  /** For a To that has none yet. */
  readonly toTag?: string | undefined;
  readonly reason?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** SDP; its Content-Type is set with it. */
  readonly sdp?: string | undefined;
}

function isTagless(to: string): boolean {
  try {
    return tagOf(parseNameAddress(to)) === null;
  } catch {
    return false;
  }
}

/**
 * A response with everything RFC 3261 section 8.2.6.2 has copied from the request.
 * @param via the request's topmost Via with received and rport filled in
 */
export function makeResponse(
  request: SipRequest,
  via: Via,
  status: number,
  parts: ResponseParts = {},
): SipResponse {
  const headers = new SipHeaders();
  const [, ...lowerVias] = request.headers.list('via');
  headers.add('via', formatVia(via));
  for (const value of lowerVias) headers.add('via', value);
  for (const name of ['from', 'to', 'call-id', 'cseq']) {
    const value = request.headers.get(name);
    if (value === undefined) continue;
    const takesTag = name === 'to' && parts.toTag !== undefined && status > 100 && isTagless(value);
    headers.add(name, takesTag ? `${value};tag=${parts.toTag}` : value);
  }
  if (status < 300 && status > 100) {
    for (const value of request.headers.list('record-route')) headers.add('record-route', value);
  }
  if (status === 100) {
    const timestamp = request.headers.get('timestamp');
    if (timestamp !== undefined) headers.add('timestamp', timestamp);
  }
  for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value);
  if (parts.sdp !== undefined) headers.set('content-type', 'application/sdp');
  return {
    kind: 'response',
    version: SIP_VERSION,
    status,
    reason: parts.reason ?? reasonOf(status),
    headers,
    body: parts.sdp ?? '',
  };
}
