import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';

/** The address is one already; resolving synchronously makes the socket's address known at once. */
function asItIs(
  hostname: string,
  _options: unknown,
  done: (error: Error | null, address: string, family: number) => void,
): void {
  done(null, hostname, isIPv6(hostname) ? 6 : 4);
}

/** Any port will do: connecting a UDP socket sends nothing. */
const DISCARD_PORT = 9;

/**
 * Address of this machine from which packets to `remoteAddress` leave, as the routing table has it.
 * Null when there is no route.
 */
export function localAddressTowards(remoteAddress: string): string | null {
  const socket = createSocket({ type: isIPv6(remoteAddress) ? 'udp6' : 'udp4', lookup: asItIs });
  // Errors come as events too; the answer is null either way.
  socket.on('error', () => undefined);
  try {
    socket.connect(DISCARD_PORT, remoteAddress);
    const { address } = socket.address();
    return isWildcard(address) ? null : address;
  } catch {
    return null;
  } finally {
    socket.close();
  }
}

export function isWildcard(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}
