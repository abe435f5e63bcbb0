import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that are given to one connection (RFC 6177); the rest its devices choose. */
const NETWORK_GROUPS = 4;

/**
 * Whose connection an address belongs to: itself, or of IPv6 the /64 network. Every address in it is free to
 * whoever has one, who would be somebody else with each of them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  const [before = '', after] = new URL(`http://[${bare}]/`).hostname.slice(1, -1).split('::');
  const groups = groupsIn(before);
  if (after !== undefined) {
    const left = GROUPS - groups.length - groupsIn(after).length;
    groups.push(...Array.from({ length: left }, () => '0'), ...groupsIn(after));
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::`;
}

function groupsIn(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
