import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import type { Clock } from '@belldesk/kit/clock';
import type { Flow, Target, Transport, TransportEvents } from './flow.ts';
import { ConnectionTable } from './guard/connectionTable.ts';
import type { SipLimits } from './guard/limits.ts';
import { type TcpSharing, TcpTransport } from './tcpTransport.ts';
import { UdpTransport } from './udpTransport.ts';

/** Bounds what strangers can make us hold: each connection may keep one message of 64 KiB. */
const MAX_CONNECTIONS = 2_000;

export interface SocketOptions {
  readonly limits: Pick<SipLimits, 'connectionsPerSource' | 'isTrunk'>;
  /** Flows that a call goes on over. */
  readonly inUse: () => ReadonlySet<unknown>;
  /** A connection was closed in favour of another, or turned away. */
  readonly onShed: () => void;
}

/** A machine without IPv6 says one of these when `::` is bound. */
const NO_SUCH_FAMILY = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

function isWithoutFamily(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_SUCH_FAMILY.has(String(error.code));
}

/** UDP and TCP on every address asked for. */
export class Sockets implements Transport {
  readonly #clock: Clock;
  readonly #events: TransportEvents;
  readonly #sharing: TcpSharing;
  #udp: UdpTransport[] = [];
  #tcp: TcpTransport[] = [];

  constructor(clock: Clock, events: TransportEvents, options: SocketOptions) {
    this.#clock = clock;
    this.#events = events;
    const { limits, inUse, onShed } = options;
    const { connectionsPerSource: perSource, isTrunk } = limits;
    const table = new ConnectionTable({ capacity: MAX_CONNECTIONS, perSource, inUse, onShed });
    this.#sharing = { table, isTrunk, inUse };
  }

  /**
   * Binds all or nothing; only `::` may be missing, on a machine without IPv6. With port 0 the
   * system chooses one, the same for all.
   * @returns the port
   */
  async listen(hosts: readonly string[], port: number): Promise<number> {
    let bound = port;
    try {
      for (const host of hosts) {
        const udp = new UdpTransport(host, this.#events);
        const tcp = new TcpTransport(host, this.#clock, this.#events, this.#sharing);
        try {
          bound = await udp.listen(bound);
        } catch (error) {
          if (host === '::' && hosts.length > 1 && isWithoutFamily(error)) continue;
          throw error;
        }
        this.#udp.push(udp);
        await tcp.listen(bound);
        this.#tcp.push(tcp);
      }
    } catch (error) {
      await this.close();
      throw error;
    }
    return bound;
  }

  flowTo(target: Target, done: (flow: Flow | null) => void): void {
    if (isIP(target.host) !== 0) {
      this.#flowToAddress(target, target.host, done);
      return;
    }
    lookup(target.host, { all: true }, (error, addresses) => {
      const families = new Set(this.#udp.map((udp) => udp.family));
      const usable = error
        ? undefined
        : addresses.find((each) => families.has(each.family === 6 ? 6 : 4));
      if (usable) this.#flowToAddress(target, usable.address, done);
      else done(null);
    });
  }

  async close(): Promise<void> {
    const all = [...this.#udp, ...this.#tcp];
    this.#udp = [];
    this.#tcp = [];
    await Promise.all(all.map((transport) => transport.close()));
  }

  #flowToAddress(target: Target, address: string, done: (flow: Flow | null) => void): void {
    const family = isIP(address);
    if (target.protocol === 'UDP') {
      const udp = this.#udp.find((each) => each.family === family);
      done(udp ? udp.flowTo(address, target.port) : null);
      return;
    }
    const tcp = this.#tcp.find((each) => each.family === family);
    if (tcp) tcp.flowTo(address, target.port, done);
    else done(null);
  }
}
