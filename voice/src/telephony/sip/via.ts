import { isIPv6 } from 'node:net';
import { formatParameters, type Parameters, parseParameters } from './parameters.ts';
import { SipParseError } from './parseError.ts';
import { hostForUri, parseHostPort } from './uri.ts';

/** One Via value, RFC 3261 section 20.42. */
export interface Via {
  /** Of SIP, as the peer says it: what it sends is echoed to it. */
  readonly version: string;
  readonly transport: string;
  readonly host: string;
  readonly port: number | null;
  readonly parameters: Parameters;
}

const SENT_PROTOCOL = /^SIP\s*\/\s*(\d{1,3}\.\d{1,3})\s*\/\s*([\w\-.!%*+`'~]+)\s+/i;

export const DEFAULT_PORT = 5060;

/** @throws SipParseError of kind `unreadable`: without a Via nobody can be answered */
export function parseVia(text: string): Via {
  const protocol = SENT_PROTOCOL.exec(text);
  if (!protocol) throw new SipParseError('Bad Via');
  const semicolon = text.indexOf(';', protocol[0].length);
  const sentBy = text.slice(protocol[0].length, semicolon < 0 ? undefined : semicolon);
  // Spaces may stand around the colon, section 25.1.
  const hostPort = parseHostPort(
    sentBy
      .split(':')
      .map((part) => part.trim())
      .join(':'),
  );
  if (!hostPort) throw new SipParseError('Bad Via');
  return {
    version: protocol[1] ?? '',
    transport: (protocol[2] ?? '').toUpperCase(),
    ...hostPort,
    parameters: parseParameters(semicolon < 0 ? '' : text.slice(semicolon + 1)),
  };
}

export function formatVia(via: Via): string {
  const port = via.port === null ? '' : `:${via.port}`;
  const sentBy = `${hostForUri(via.host)}${port}`;
  return `SIP/${via.version}/${via.transport} ${sentBy}${formatParameters(via.parameters)}`;
}

/**
 * Notes where the request really came from, RFC 3261 section 18.2.1 and RFC 3581 section 4.
 * @param address source address of the packet, without brackets
 */
export function markReceived(via: Via, address: string, port: number): Via {
  const source = isIPv6(address) ? (address.split('%', 1)[0] ?? address) : address;
  const wantsPort = via.parameters.has('rport');
  if (via.host === source.toLowerCase() && !wantsPort) return via;
  const parameters = new Map(via.parameters);
  parameters.set('received', source);
  if (wantsPort) parameters.set('rport', String(port));
  return { ...via, parameters };
}
