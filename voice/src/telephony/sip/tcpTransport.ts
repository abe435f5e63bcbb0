import { connect, createServer, isIPv6, type Server, type Socket } from 'node:net';
import type { Clock } from '@belldesk/kit/clock';
import type { Flow, TransportEvents } from './flow.ts';
import type { ConnectionTable } from './guard/connectionTable.ts';
import { type ConnectionKeeper, TcpConnection } from './tcpConnection.ts';

const CONNECT_DEADLINE_MS = 5_000;

/** What all listening addresses have in common. */
export interface TcpSharing {
  /** Connections that others opened. */
  readonly table: ConnectionTable;
  readonly isTrunk: (address: string) => boolean;
  /** Connections that a call goes on over. */
  readonly inUse: () => ReadonlySet<unknown>;
}

/** Listens for TCP on one address and opens connections of that family. */
export class TcpTransport {
  readonly family: 4 | 6;
  readonly #host: string;
  readonly #clock: Clock;
  readonly #events: TransportEvents;
  readonly #sharing: TcpSharing;
  readonly #keeper: ConnectionKeeper;
  readonly #server: Server;
  readonly #connections = new Set<TcpConnection>();
  #port = 0;
  #closed = false;

  constructor(host: string, clock: Clock, events: TransportEvents, sharing: TcpSharing) {
    this.#host = host;
    this.#clock = clock;
    this.#events = events;
    this.family = isIPv6(host) ? 6 : 4;
    this.#sharing = sharing;
    this.#keeper = {
      spoke: (connection) => sharing.table.spoke(connection),
      carriesCall: (connection) => sharing.inUse().has(connection),
      closed: (connection) => {
        sharing.table.remove(connection);
        this.#connections.delete(connection);
      },
    };
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** @returns the port bound. Rejects with the error of the system, e.g. EADDRINUSE. */
  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, host: this.#host, ipv6Only: this.family === 6 }, () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
    const address = this.#server.address();
    this.#port = address !== null && typeof address === 'object' ? address.port : port;
    return this.#port;
  }

  /** A connection to that peer, an open one or a new one; `done(null)` when it cannot be had. */
  flowTo(address: string, port: number, done: (flow: Flow | null) => void): void {
    for (const connection of this.#connections) {
      if (
        connection.open &&
        connection.remoteAddress === address &&
        connection.remotePort === port
      ) {
        done(connection);
        return;
      }
    }
    const socket = connect({ host: address, port, family: this.family });
    const cancelDeadline = this.#clock.after(CONNECT_DEADLINE_MS, () => socket.destroy());
    socket.once('connect', () => {
      socket.off('close', fail);
      cancelDeadline();
      done(this.#adopt(socket));
    });
    socket.on('error', () => undefined);
    const fail = (): void => {
      cancelDeadline();
      done(null);
    };
    socket.once('close', fail);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#connections) connection.end();
    await closed;
  }

  #accept(socket: Socket): void {
    const connection = this.#adopt(socket);
    if (connection && !this.#sharing.table.admit(connection)) connection.close();
  }

  /** What we opened ourselves may have been a stranger's wish (their Contact): it earns no more trust. */
  #adopt(socket: Socket): TcpConnection | null {
    // A peer gone before we looked has no address any more.
    if (this.#closed || socket.remoteAddress === undefined) {
      socket.destroy();
      return null;
    }
    const connection = new TcpConnection(
      socket,
      this.#port,
      this.#clock,
      this.#events,
      this.#keeper,
      this.#sharing.isTrunk(socket.remoteAddress),
    );
    this.#connections.add(connection);
    return connection;
  }
}
