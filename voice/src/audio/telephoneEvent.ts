import type { RtpHeader } from './rtpPacket.ts';

/** RFC 4733 section 3.2: events 0 to 15 are the keys. */
const KEYS = '0123456789*#ABCD';
const EVENT_BYTES = 4;
const END_BIT = 0x80;
/** Some senders move the timestamp on with every packet of one press; such packets follow each other this fast. */
const SAME_PRESS_GAP_MS = 100;

/** Event code of a key, or null for what is none. */
export function telephoneEventOf(digit: string): number | null {
  const event = digit.length === 1 ? KEYS.indexOf(digit.toUpperCase()) : -1;
  return event < 0 ? null : event;
}

/** Finds presses among telephone-event packets: each once, whichever of its packets arrive. */
export class TelephoneEventReader {
  #seen = false;
  #timestamp = 0;
  #durationSamples = 0;
  #event = 0;
  #ended = true;
  #lastMs = Number.NEGATIVE_INFINITY;

  /** Forgets the presses so far: the stream began anew (another SSRC). */
  reset(): void {
    this.#seen = false;
  }

  /** Whether a key is held, or was within `sinceMs`. */
  active(nowMs: number, sinceMs: number): boolean {
    return this.#seen && nowMs - this.#lastMs < sinceMs;
  }

  /** The key of a press not met before, or null. `nowMs` is the packet's arrival. */
  read(packet: Uint8Array, header: RtpHeader, nowMs: number): string | null {
    const start = header.payloadStart;
    if (header.payloadEnd - start < EVENT_BYTES) return null;
    const event = packet[start] as number;
    const ended = ((packet[start + 1] as number) & END_BIT) !== 0;
    const durationSamples = ((packet[start + 2] as number) << 8) | (packet[start + 3] as number);
    const known = this.#seen && this.#belongs(event, header, nowMs);
    const newer = !this.#seen || ((header.timestamp - this.#timestamp) | 0) > 0;
    // A late packet of an earlier press.
    if (!known && !newer) return null;
    if (newer) {
      this.#timestamp = header.timestamp;
      this.#durationSamples = 0;
    }
    this.#ended = known && !newer ? this.#ended || ended : ended;
    this.#durationSamples = Math.max(this.#durationSamples, durationSamples);
    this.#event = event;
    this.#lastMs = nowMs;
    this.#seen = true;
    return known ? null : (KEYS[event] ?? null);
  }

  #belongs(event: number, header: RtpHeader, nowMs: number): boolean {
    if (header.timestamp === this.#timestamp) return true;
    if (event !== this.#event || this.#ended || header.marker) return false;
    // RFC 4733 section 2.5.1.3: a long press goes on in a segment that begins where the last one ended.
    const continues = (this.#timestamp + this.#durationSamples) >>> 0 === header.timestamp;
    return continues || nowMs - this.#lastMs < SAME_PRESS_GAP_MS;
  }
}
