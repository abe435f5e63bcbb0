import { randomBytes } from 'node:crypto';
import { G711_FRAME_BYTES } from '../../audio/g711.ts';
import { RTP_HEADER_BYTES, writeRtpHeader } from '../../audio/rtpPacket.ts';

export const RTP_PACKET_BYTES = RTP_HEADER_BYTES + G711_FRAME_BYTES;
const KEY_PACKET_BYTES = RTP_HEADER_BYTES + 4;
/** RFC 4733 section 2.3: the key was let go; below it the volume, as every telephone sends it. */
const KEY_ENDED = 0x80;
const KEY_VOLUME = 10;
/** A packet may still lie in the socket's queue when the next one is written. */
const PACKETS = 4;

/** What is sent of one stream: numbering and clock of RFC 3550 section 5.1, packets used in turn. */
export class RtpSender {
  readonly #packets = Array.from({ length: PACKETS }, () => Buffer.alloc(RTP_PACKET_BYTES));
  #turn = 0;
  #ssrc: number;
  #sequence: number;
  #timestamp: number;
  #marker = true;
  #keyTimestamp = 0;
  #keyMarker = false;

  constructor() {
    const random = randomBytes(10);
    this.#ssrc = random.readUInt32BE(0);
    this.#timestamp = random.readUInt32BE(4);
    this.#sequence = random.readUInt16BE(8);
  }

  get ssrc(): number {
    return this.#ssrc;
  }

  /** The other side took our SSRC (RFC 3550 section 8.2). */
  renewSsrc(): void {
    this.#ssrc = randomBytes(4).readUInt32BE(0);
    this.#marker = true;
  }

  /** The next packet, whose payload is to be written from byte 12 on before `finish`. */
  get packet(): Buffer {
    return this.#packets[this.#turn] as Buffer;
  }

  /** Writes the packet's header and goes on to the next one. */
  finish(payloadType: number): Buffer {
    const { packet } = this;
    // Silence is sent as well, so that a talk-spurt begins only after a pause in sending (RFC 3551 section 4.1).
    writeRtpHeader(packet, this.#marker, payloadType, this.#sequence, this.#timestamp, this.#ssrc);
    this.#marker = false;
    this.#sequence = (this.#sequence + 1) & 0xffff;
    this.#timestamp = (this.#timestamp + G711_FRAME_BYTES) >>> 0;
    this.#turn = (this.#turn + 1) % PACKETS;
    return packet;
  }

  /** A key goes down now: all its packets carry this moment (RFC 4733 section 2.2.1). */
  startKey(): void {
    this.#keyTimestamp = this.#timestamp;
    this.#keyMarker = true;
  }

  /** One packet of the key that is down. */
  key(payloadType: number, event: number, heldSamples: number, ended: boolean): Buffer {
    const packet = Buffer.alloc(KEY_PACKET_BYTES);
    writeRtpHeader(
      packet,
      this.#keyMarker,
      payloadType,
      this.#sequence,
      this.#keyTimestamp,
      this.#ssrc,
    );
    packet[RTP_HEADER_BYTES] = event;
    packet[RTP_HEADER_BYTES + 1] = (ended ? KEY_ENDED : 0) | KEY_VOLUME;
    packet.writeUInt16BE(heldSamples, RTP_HEADER_BYTES + 2);
    this.#keyMarker = false;
    this.#sequence = (this.#sequence + 1) & 0xffff;
    return packet;
  }

  /** A slot of 20 ms went to a key: the clock goes on. */
  passKey(): void {
    this.#timestamp = (this.#timestamp + G711_FRAME_BYTES) >>> 0;
  }

  /** Nothing is sent for 20 ms: the clock goes on. */
  skip(): void {
    this.#marker = true;
    this.#timestamp = (this.#timestamp + G711_FRAME_BYTES) >>> 0;
  }
}
