import { isIPv6, SocketAddress } from 'node:net';
import type { Endpoint } from '../endpoint.ts';
import { AF_INET, AF_INET6 } from './linuxSockets.ts';

/** sockaddr_in and sockaddr_in6 of Linux on a little-endian machine: ip(7), ipv6(7). */
export const SOCKET_ADDRESS_BYTES = 28;
const IPV4_BYTES = 16;
const PORT_AT = 2;
const IPV4_AT = 4;
const IPV6_AT = 8;

/** The system's form of an IP address without a zone. */
export function writeSocketAddress({ address, port }: Endpoint): Uint8Array {
  const v6 = isIPv6(address);
  const bytes = new Uint8Array(v6 ? SOCKET_ADDRESS_BYTES : IPV4_BYTES);
  bytes[0] = v6 ? AF_INET6 : AF_INET;
  bytes[PORT_AT] = port >> 8;
  bytes[PORT_AT + 1] = port;
  bytes.set(v6 ? ipv6Bytes(address) : ipv4Bytes(address), v6 ? IPV6_AT : IPV4_AT);
  return bytes;
}

export function portOf(bytes: Uint8Array): number {
  return ((bytes[PORT_AT] as number) << 8) | (bytes[PORT_AT + 1] as number);
}

/** The address as Node.js writes it. */
export function readSocketAddress(bytes: Uint8Array): Endpoint {
  const port = portOf(bytes);
  if (bytes[0] === AF_INET)
    return { address: bytes.subarray(IPV4_AT, IPV4_AT + 4).join('.'), port };
  const groups = Array.from({ length: 8 }, (_, i) =>
    (((bytes[IPV6_AT + 2 * i] as number) << 8) | (bytes[IPV6_AT + 2 * i + 1] as number)).toString(
      16,
    ),
  );
  // Written as everywhere else in Node.js, mapped IPv4 with its dots.
  return {
    address: new SocketAddress({ address: groups.join(':'), family: 'ipv6' }).address,
    port,
  };
}

function ipv4Bytes(address: string): number[] {
  return address.split('.').map(Number);
}

/** RFC 4291 section 2.2: groups of 16 bits, one run of zeros left out, the last two perhaps as IPv4. */
function ipv6Bytes(address: string): Uint8Array {
  const lastColon = address.lastIndexOf(':');
  const dotted = address.includes('.') ? ipv4Bytes(address.slice(lastColon + 1)) : [];
  const text = dotted.length > 0 ? address.slice(0, lastColon + 1) : address;
  const [before = '', after] = text.split('::');
  const head = groupBytes(before);
  const tail = [...groupBytes(after ?? ''), ...dotted];
  const bytes = new Uint8Array(16);
  if (after === undefined) bytes.set([...head, ...dotted]);
  else {
    bytes.set(head);
    bytes.set(tail, 16 - tail.length);
  }
  return bytes;
}

function groupBytes(text: string): number[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}
