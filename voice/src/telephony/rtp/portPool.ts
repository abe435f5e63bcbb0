import { createSocket, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';

/** No port of the range is free. */
export class PortsExhausted extends Error {
  override readonly name = 'PortsExhausted';
}

/** Addresses are always numbers here: nothing is looked up, so that a packet leaves within `send`. */
function numericLookup(
  address: string,
  _options: unknown,
  callback: (error: null, address: string, family: number) => void,
): void {
  callback(null, address, isIPv6(address) ? 6 : 4);
}

function bind(localAddress: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createSocket({
      type: isIPv6(localAddress) ? 'udp6' : 'udp4',
      lookup: numericLookup,
    });
    socket.once('error', (error) => {
      socket.close();
      reject(error);
    });
    socket.bind({ address: localAddress, port, exclusive: true }, () => {
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

function portTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'EADDRINUSE' || error.code === 'EACCES')
  );
}

/**
 * Even ports of a range (RFC 3550 section 11), given out in turn so that a port rests before it is used
 * again and a former call's packets find nobody.
 */
export class PortPool {
  readonly #first: number;
  readonly #count: number;
  #turn = 0;

  constructor(range: { readonly first: number; readonly last: number }) {
    this.#first = range.first + (range.first % 2);
    this.#count = Math.max(0, Math.floor((range.last - this.#first) / 2) + 1);
  }

  /** A socket bound to the next free port. Throws PortsExhausted, or what binding the address failed with. */
  async open(localAddress: string): Promise<Socket> {
    for (let tries = 0; tries < this.#count; tries++) {
      const port = this.#first + 2 * this.#turn;
      this.#turn = (this.#turn + 1) % this.#count;
      try {
        return await bind(localAddress, port);
      } catch (error) {
        if (!portTaken(error)) throw error;
      }
    }
    throw new PortsExhausted('no free RTP port');
  }
}
