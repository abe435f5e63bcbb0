import { isIPv6 } from 'node:net';

/** Groups of 16 bits in the part of an IPv6 address that names a network, and in a whole one. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The first four groups of an IPv6 address, with `::` written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    // An IPv4 address at the end stands for two groups.
    const known = groups.length + after.length + (tail.includes('.') ? 1 : 0);
    for (let missing = GROUPS - known; missing > 0; missing--) groups.push('0');
    groups.push(...after);
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * Whom a packet is counted against: an IPv4 address, or the /64 network of an IPv6 one, which one host
 * may choose its addresses from (RFC 4291 section 2.5.4). A mapped address is the IPv4 one.
 * @param address as a socket tells it, a zone after `%` included
 */
export function sourceOf(address: string): string {
  if (!isIPv6(address)) return address;
  const plain = address.split('%', 1)[0]?.toLowerCase() ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  return mapped ?? networkOf(plain);
}
