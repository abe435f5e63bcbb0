import { formatParameters, type Parameters, parseParameters } from './parameters.ts';
import { SipParseError } from './parseError.ts';

/** A `sip:`, `sips:` or `tel:` URI, RFC 3261 section 19.1 and RFC 3966. */
export interface SipUri {
  readonly scheme: 'sip' | 'sips' | 'tel';
  /** Unescaped, without a password; the number of a tel URI. */
  readonly user: string | null;
  /** Lower case, IPv6 without brackets; empty for tel. */
  readonly host: string;
  readonly port: number | null;
  readonly parameters: Parameters;
  /** Something stands behind a `?`: headers of a message to be made from it. */
  readonly hasHeaders?: true;
}

/** RFC 3261 section 25.1: no production of a URI has white space or a control character. */
const NOT_IN_URI = /[\s\p{Cc}]/u;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const HOST_PORT = /^(?:\[([\da-fA-F:.]+)\]|([^\s:[\]<>"]+))(?::(\d{1,5}))?$/;

/** Percent-escapes resolved; what is no escape, or no UTF-8, stays as it stands. */
export function unescapeUser(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** IPv6 in brackets, anything else as it is. A zone (`%eth0`) means nothing to a peer. */
export function hostForUri(host: string): string {
  return host.includes(':') ? `[${host.split('%', 1)[0] ?? host}]` : host;
}

/** @returns host and port of `host[:port]`, or null when it is neither */
export function parseHostPort(text: string): { host: string; port: number | null } | null {
  const match = HOST_PORT.exec(text);
  if (!match) return null;
  const port = match[3] === undefined ? null : Number(match[3]);
  if (port !== null && (port === 0 || port > 65_535)) return null;
  return { host: (match[1] ?? match[2] ?? '').toLowerCase(), port };
}

/** @returns the scheme in lower case, or null when there is none */
export function schemeOf(text: string): string | null {
  return SCHEME.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** @throws SipParseError when it is no URI of the three schemes; a failure of kind `bad-header` */
export function parseUri(text: string): SipUri {
  const scheme = schemeOf(text);
  if (scheme !== 'sip' && scheme !== 'sips' && scheme !== 'tel') {
    throw new SipParseError('Unsupported URI', 'bad-header');
  }
  // A request is sent to what a peer calls its address: a blank or a line break in it would end the line.
  if (NOT_IN_URI.test(text)) throw new SipParseError('Bad URI', 'bad-header');
  const rest = text.slice(scheme.length + 1);
  if (scheme === 'tel') {
    const end = rest.indexOf(';');
    const number = end < 0 ? rest : rest.slice(0, end);
    if (!/^\+?[\d\-.()a-fA-F*#]+$/.test(number)) throw new SipParseError('Bad URI', 'bad-header');
    const parameters = parseParameters(end < 0 ? '' : rest.slice(end + 1));
    return { scheme, user: number, host: '', port: null, parameters };
  }
  // A user may hold `;` and `?` but never a bare `@`, so the last one ends it.
  const at = rest.lastIndexOf('@');
  const userInfo = at < 0 ? null : rest.slice(0, at);
  const hostStart = at + 1;
  const question = rest.indexOf('?', hostStart);
  const withoutHeaders = rest.slice(hostStart, question < 0 ? undefined : question);
  const semicolon = withoutHeaders.indexOf(';');
  const hostPort = parseHostPort(
    semicolon < 0 ? withoutHeaders : withoutHeaders.slice(0, semicolon),
  );
  if (!hostPort) throw new SipParseError('Bad URI', 'bad-header');
  return {
    scheme,
    user: userInfo === null ? null : unescapeUser(userInfo.split(':', 1)[0] ?? ''),
    ...hostPort,
    parameters: parseParameters(semicolon < 0 ? '' : withoutHeaders.slice(semicolon + 1)),
    ...(question < 0 ? {} : { hasHeaders: true }),
  };
}

/** Escapes what RFC 3261 section 25.1 does not allow in a user part. */
function escapeUser(user: string): string {
  return encodeURIComponent(user).replaceAll(/%(?:26|3D|2B|24|2C|3B|3F|2F)/g, (escaped) =>
    decodeURIComponent(escaped),
  );
}

/** @returns the URI for the wire */
export function formatUri(uri: SipUri): string {
  const parameters = formatParameters(uri.parameters);
  if (uri.scheme === 'tel') return `tel:${uri.user ?? ''}${parameters}`;
  const user = uri.user === null ? '' : `${escapeUser(uri.user)}@`;
  const port = uri.port === null ? '' : `:${uri.port}`;
  return `${uri.scheme}:${user}${hostForUri(uri.host)}${port}${parameters}`;
}
