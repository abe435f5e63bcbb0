import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** RFC 6177: a site has at least so many groups of 16 bits, and every address below them, to itself. */
const OF_SITE = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What a limit counts of an address: an IPv4 one itself; of an IPv6 one the network of 64 bits, in which
 * anybody who has one address has them all.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = bare.split('::');
  const first = groupsOf(before);
  const last = groupsOf(after ?? '');
  const between = after === undefined ? 0 : GROUPS - first.length - last.length;
  const all = [...first, ...Array.from({ length: between }, () => 0), ...last];
  const site = all.slice(0, OF_SITE).map((group) => group.toString(16));
  return `${site.join(':')}::/64`;
}

function groupsOf(text: string): number[] {
  if (text === '') return [];
  // An IPv4 address at the end stands for two groups, which no network of 64 bits reaches.
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
