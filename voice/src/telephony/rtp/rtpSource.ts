import type { Endpoint } from './endpoint.ts';

/** A latched source that is silent for this long gives way to another one of a known host. */
const RELATCH_AFTER_MS = 1_000;

/** Port 0 and the unspecified address say that nothing is to be sent (RFC 3264 sections 6 and 8.4). */
function isReachable({ address, port }: Endpoint): boolean {
  return port > 0 && address !== '0.0.0.0' && address !== '::';
}

/** Without the prefix that a socket of both families puts before IPv4 (RFC 4291 section 2.5.5.2). */
export function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/**
 * Where a call's packets come from and go to (symmetric RTP, RFC 4961): the negotiated address until a
 * valid packet comes from a host that was named, then the address and port it came from.
 */
export class RtpSource {
  #negotiated: Endpoint | null;
  #hosts: readonly string[];
  #latched: Endpoint | null = null;
  #latchedMs = 0;

  /** @param alsoFrom further hosts that packets may come from: where the signalling came from, behind a NAT */
  constructor(negotiated: Endpoint | null, alsoFrom: readonly string[]) {
    this.#negotiated = negotiated;
    this.#hosts = alsoFrom.map(plainAddress);
  }

  /** Where to send, or null while nobody has said or nothing is wanted there. */
  get destination(): Endpoint | null {
    if (this.#latched) return this.#latched;
    return this.#negotiated && isReachable(this.#negotiated) ? this.#negotiated : null;
  }

  /** A new negotiated address; the same one again keeps what was learnt. True where it took another's place. */
  retarget(negotiated: Endpoint): boolean {
    const before = this.#negotiated;
    if (before && before.address === negotiated.address && before.port === negotiated.port)
      return false;
    this.#negotiated = negotiated;
    this.#latched = null;
    return before !== null;
  }

  /** Whether a valid packet from there belongs to the call. */
  accept(address: string, port: number, nowMs: number): boolean {
    const latched = this.#latched;
    if (latched && latched.port === port && latched.address === address) {
      this.#latchedMs = nowMs;
      return true;
    }
    // Nothing can be sent back to port 0: forged.
    if (port === 0) return false;
    const host = plainAddress(address);
    const known =
      (this.#negotiated !== null && plainAddress(this.#negotiated.address) === host) ||
      this.#hosts.includes(host);
    if (!known || (latched && nowMs - this.#latchedMs < RELATCH_AFTER_MS)) return false;
    this.#latched = { address, port };
    this.#latchedMs = nowMs;
    return true;
  }
}
