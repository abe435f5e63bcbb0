import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Clock } from '@belldesk/kit/clock';
import type { Flow } from './flow.ts';

/** A name may come to point elsewhere, or resolve only some time after start. */
const REFRESH_MS = 300_000;

type Family = 'ipv4' | 'ipv6';
const familyOf = (address: string): Family => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** What the peer is told to reach us at: in Contact and in SDP. */
export interface Advertised {
  /** Name or address, without brackets. */
  readonly host: string;
  readonly address: string;
}

/**
 * Decides between the public host and the socket's own address. The public one is right only where
 * the machine stands behind a NAT and the peer beyond it; whoever came in directly can come again.
 */
export class ReachableHost {
  readonly #publicHost: string;
  readonly #clock: Clock;
  #publicAddresses: readonly string[] = [];
  #ownAddresses: ReadonlySet<string> = new Set();
  #directPeers = new BlockList();
  #cancelRefresh: () => void = () => undefined;
  #closed = false;

  constructor(publicHost: string, clock: Clock) {
    this.#publicHost = publicHost.replaceAll(/^\[|\]$/g, '');
    this.#clock = clock;
  }

  /** Looks the name and the machine's interfaces up, now and from time to time. Never rejects. */
  async start(): Promise<void> {
    this.#readInterfaces();
    if (isIP(this.#publicHost) === 0 && this.#publicHost !== '') {
      const found = await lookup(this.#publicHost, { all: true }).catch(() => []);
      this.#publicAddresses = found.map((each) => each.address);
    } else this.#publicAddresses = [this.#publicHost].filter((host) => host !== '');
    if (this.#closed) return;
    this.#cancelRefresh = this.#clock.after(REFRESH_MS, () => void this.start());
  }

  stop(): void {
    this.#closed = true;
    this.#cancelRefresh();
  }

  towards(flow: Pick<Flow, 'remoteAddress' | 'localAddress'>): Advertised {
    const own = flow.localAddress.split('%', 1)[0] ?? flow.localAddress;
    const local: Advertised = { host: own, address: own };
    const family = familyOf(flow.remoteAddress);
    if (this.#directPeers.check(flow.remoteAddress.split('%', 1)[0] ?? '', family)) return local;
    const candidates = this.#publicAddresses.filter((address) => familyOf(address) === family);
    if (candidates.includes(own)) return { host: this.#publicHost, address: own };
    // A public address of this very machine means no NAT: the route to the peer knows better.
    const beyondNat = candidates.find((address) => !this.#ownAddresses.has(address));
    return beyondNat === undefined ? local : { host: this.#publicHost, address: beyondNat };
  }

  #readInterfaces(): void {
    const direct = new BlockList();
    const own = new Set<string>();
    direct.addSubnet('127.0.0.0', 8, 'ipv4');
    direct.addAddress('::1', 'ipv6');
    direct.addSubnet('fe80::', 10, 'ipv6');
    for (const { address, cidr } of Object.values(networkInterfaces()).flatMap(
      (all) => all ?? [],
    )) {
      own.add(address);
      const prefix = Number(cidr?.split('/')[1]);
      if (Number.isInteger(prefix) && prefix > 0) {
        direct.addSubnet(address, prefix, familyOf(address));
      }
    }
    // No interface has the whole of 127/8, yet every address of it is ours.
    own.add('127.0.0.1');
    own.add('::1');
    this.#directPeers = direct;
    this.#ownAddresses = own;
  }
}
