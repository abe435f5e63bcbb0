import { type G711, type G711Codec, g711 } from '../../audio/g711.ts';
import { JitterBuffer } from '../../audio/jitterBuffer.ts';
import { createRtpHeader, readRtpPacket } from '../../audio/rtpPacket.ts';
import { TelephoneEventReader } from '../../audio/telephoneEvent.ts';

/** RFC 3551 table 4. */
const STATIC_CODECS: Readonly<Record<number, G711Codec>> = { 0: 'PCMU', 8: 'PCMA' };
/** RFC 3389: says only that there is nothing to hear. */
const COMFORT_NOISE = 13;
/** Tones sent beside the events end a little after them. */
const KEY_TAIL_MS = 100;
/** Packets in a row from another SSRC after which it is the stream. */
const SSRC_CHANGE_PACKETS = 2;

export interface Negotiated {
  readonly codec: G711Codec;
  readonly payloadType: number;
  readonly telephoneEventPayloadType: number | null;
}

/** What came of a packet: `foreign` is no RTP of this call. */
export type Received = 'audio' | 'event' | 'other' | 'foreign';

/** What comes from one caller: packets told apart, audio into the jitter buffer, keys found. */
export class RtpReceiver {
  readonly jitter = new JitterBuffer();
  readonly #header = createRtpHeader();
  readonly #events = new TelephoneEventReader();
  readonly #onDigit: (digit: string) => void;
  #negotiated: Negotiated;
  #ssrc = -1;
  #otherSsrc = -1;
  #otherPackets = 0;

  constructor(negotiated: Negotiated, onDigit: (digit: string) => void) {
    this.#negotiated = negotiated;
    this.#onDigit = onDigit;
  }

  /** SSRC of the packet read last. */
  get lastSsrc(): number {
    return this.#header.ssrc;
  }

  renegotiate(negotiated: Negotiated): void {
    this.#negotiated = negotiated;
  }

  /** Whether a key is held or just was. */
  keyHeld(nowMs: number): boolean {
    return this.#events.active(nowMs, KEY_TAIL_MS);
  }

  /** Whether this is RTP of a payload type that was negotiated; fills the header. */
  valid(packet: Uint8Array): boolean {
    return readRtpPacket(packet, this.#header) && this.#kind() !== null;
  }

  /** Takes a packet that `valid` has just accepted. */
  receive(packet: Uint8Array, nowMs: number): Received {
    const header = this.#header;
    const kind = this.#kind();
    if (kind === null || !this.#sameStream()) return 'foreign';
    if (kind === 'comfort-noise') return 'other';
    if (kind === 'event') {
      const digit = this.#events.read(packet, header, nowMs);
      if (digit !== null) this.#onDigit(digit);
      return 'event';
    }
    const { timestamp, marker, payloadStart, payloadEnd } = header;
    this.jitter.write(timestamp, marker, packet, payloadStart, payloadEnd, kind, nowMs);
    return 'audio';
  }

  #kind(): G711 | 'event' | 'comfort-noise' | null {
    const { payloadType } = this.#header;
    const negotiated = this.#negotiated;
    if (payloadType === negotiated.payloadType) return g711[negotiated.codec];
    if (payloadType === negotiated.telephoneEventPayloadType) return 'event';
    if (payloadType === COMFORT_NOISE) return 'comfort-noise';
    const codec = STATIC_CODECS[payloadType];
    return codec ? g711[codec] : null;
  }

  #sameStream(): boolean {
    const { ssrc } = this.#header;
    if (ssrc === this.#ssrc) {
      this.#otherPackets = 0;
      return true;
    }
    if (this.#ssrc >= 0) {
      this.#otherPackets = ssrc === this.#otherSsrc ? this.#otherPackets + 1 : 1;
      this.#otherSsrc = ssrc;
      if (this.#otherPackets < SSRC_CHANGE_PACKETS) return false;
    }
    this.#ssrc = ssrc;
    this.#otherPackets = 0;
    this.jitter.reset();
    this.#events.reset();
    return true;
  }
}
