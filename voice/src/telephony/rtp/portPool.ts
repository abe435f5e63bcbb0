import type { BindDatagrams, DatagramSocket } from './datagrams/datagramSocket.ts';

/** No port of the range is free. */
export class PortsExhausted extends Error {
  override readonly name = 'PortsExhausted';
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
  readonly #bind: BindDatagrams;
  #turn = 0;
  #openPorts = 0;

  constructor(range: { readonly first: number; readonly last: number }, bind: BindDatagrams) {
    this.#bind = bind;
    this.#first = range.first + (range.first % 2);
    this.#count = Math.max(0, Math.floor((range.last - this.#first) / 2) + 1);
  }

  /** Ports that are bound. */
  get openPorts(): number {
    return this.#openPorts;
  }

  /** A socket bound to the next free port. Throws PortsExhausted, or what binding the address failed with. */
  async open(localAddress: string): Promise<DatagramSocket> {
    for (let tries = 0; tries < this.#count; tries++) {
      const port = this.#first + 2 * this.#turn;
      this.#turn = (this.#turn + 1) % this.#count;
      try {
        return this.#counted(await this.#bind(localAddress, port));
      } catch (error) {
        if (!portTaken(error)) throw error;
      }
    }
    throw new PortsExhausted('no free RTP port');
  }

  #counted(socket: DatagramSocket): DatagramSocket {
    let isOpen = true;
    this.#openPorts++;
    return {
      port: socket.port,
      listen: (listener) => socket.listen(listener),
      poll: () => socket.poll(),
      send: (packet, to) => socket.send(packet, to),
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        this.#openPorts--;
        socket.close();
      },
    };
  }
}
