import type { Buffer } from 'node:buffer';
import { createSocket, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { Flow, TransportEvents } from './flow.ts';
import { isWildcard, localAddressTowards } from './localAddress.ts';

/** Room for a burst of INVITEs while a tick of something else runs. */
const RECEIVE_BUFFER_BYTES = 4 * 1024 * 1024;

/** One bound UDP socket. */
export class UdpTransport {
  readonly family: 4 | 6;
  readonly #socket: Socket;
  readonly #host: string;
  #port = 0;

  constructor(host: string, events: TransportEvents) {
    this.#host = host;
    this.family = isIPv6(host) ? 6 : 4;
    this.#socket = createSocket({
      type: this.family === 6 ? 'udp6' : 'udp4',
      ipv6Only: this.family === 6,
      lookup: (hostname, _options, done) => done(null, hostname, this.family),
    });
    this.#socket.on('message', (bytes, remote) => {
      events.onDatagram(bytes, this.flowTo(remote.address, remote.port));
    });
  }

  /** @returns the port bound. Rejects with the error of the system, e.g. EADDRINUSE. */
  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.bind(port, this.#host, () => {
        this.#socket.off('error', reject);
        resolve();
      });
    });
    // A peer that is gone shows as an error of a later send; nothing is to be done about it.
    this.#socket.on('error', () => undefined);
    // The system may grant less, which is no reason not to serve.
    this.#socket.setRecvBufferSize(RECEIVE_BUFFER_BYTES);
    this.#port = this.#socket.address().port;
    return this.#port;
  }

  flowTo(address: string, port: number): Flow {
    return new UdpFlow(this.#socket, this.#host, this.#port, address, port);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()));
  }
}

class UdpFlow implements Flow {
  readonly protocol = 'UDP';
  readonly open = true;
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localPort: number;
  readonly #socket: Socket;
  readonly #host: string;
  #localAddress: string | null = null;

  constructor(socket: Socket, host: string, localPort: number, address: string, port: number) {
    this.#socket = socket;
    this.#host = host;
    this.localPort = localPort;
    this.remoteAddress = address;
    this.remotePort = port;
  }

  get localAddress(): string {
    this.#localAddress ??= isWildcard(this.#host)
      ? (localAddressTowards(this.remoteAddress) ?? this.#host)
      : this.#host;
    return this.#localAddress;
  }

  toPort(port: number): Flow {
    if (port === this.remotePort) return this;
    return new UdpFlow(this.#socket, this.#host, this.localPort, this.remoteAddress, port);
  }

  send(bytes: Buffer): void {
    try {
      this.#socket.send(bytes, this.remotePort, this.remoteAddress, () => undefined);
    } catch {
      // The socket was closed between two messages: as lost as any datagram may be.
    }
  }
}
