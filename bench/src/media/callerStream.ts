import { G711_FRAME_BYTES, g711 } from '@belldesk/voice/audio/g711';
import { RTP_HEADER_BYTES, type RtpHeader, writeRtpHeader } from '@belldesk/voice/audio/rtpPacket';
import { StreamLateness } from './lateness.ts';
import { monotonicMs } from './monotonic.ts';
import type { SpokenLoop } from './spokenLoop.ts';

/** A caller's sentence and the assistant's answer to it, on the machine's monotonic clock. */
export interface AnsweredSentence {
  readonly port: number;
  /** When the last packet with sound of the sentence was sent. */
  readonly lastSoundMs: number;
  /** When the first packet with sound of the answer came. */
  readonly firstSoundMs: number;
}

/** One caller: what is sent and what has come back. */
export class CallerStream {
  readonly port: number;
  readonly lateness = new StreamLateness();
  readonly #loop: SpokenLoop;
  readonly #packet = Buffer.alloc(RTP_HEADER_BYTES + G711_FRAME_BYTES);
  #sequence = 0;
  #frame: number;
  #lastSoundMs: number | null = null;
  #answered: AnsweredSentence[] = [];

  constructor(port: number, loop: SpokenLoop, firstFrame: number) {
    this.port = port;
    this.#loop = loop;
    this.#frame = firstFrame;
  }

  /** The next packet to send. */
  next(): Buffer {
    const { coded, frames, sentenceFrames } = this.#loop;
    const frame = this.#frame % frames;
    if (frame === sentenceFrames - 1) this.#lastSoundMs = monotonicMs();
    const at = frame * G711_FRAME_BYTES;
    const packet = this.#packet;
    packet.set(coded.subarray(at, at + G711_FRAME_BYTES), RTP_HEADER_BYTES);
    const sequence = this.#sequence++;
    writeRtpHeader(
      packet,
      sequence === 0,
      0,
      sequence & 0xffff,
      (sequence * G711_FRAME_BYTES) >>> 0,
      this.port,
    );
    this.#frame++;
    return packet;
  }

  received(header: RtpHeader, packet: Uint8Array, arrivedMs: number): void {
    this.lateness.add(header.timestamp, arrivedMs);
    const lastSoundMs = this.#lastSoundMs;
    if (lastSoundMs === null || isSilent(packet, header)) return;
    this.#lastSoundMs = null;
    this.#answered.push({ port: this.port, lastSoundMs, firstSoundMs: arrivedMs });
  }

  /** The sentences answered so far; begins anew. */
  takeAnswered(): AnsweredSentence[] {
    const answered = this.#answered;
    this.#answered = [];
    return answered;
  }
}

function isSilent(packet: Uint8Array, { payloadStart, payloadEnd }: RtpHeader): boolean {
  for (let at = payloadStart; at < payloadEnd; at++)
    if (packet[at] !== g711.PCMU.silence) return false;
  return true;
}
