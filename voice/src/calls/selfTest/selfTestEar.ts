import { createSocket, type Socket } from 'node:dgram';
import { g711 } from '../../audio/g711.ts';
import { createRtpHeader, readRtpPacket } from '../../audio/rtpPacket.ts';

/** Mean of absolute 16-bit samples above which a packet counts as sound; speech has some thousands. */
const SOUND_LEVEL = 200;
/** A fifth of a second in packets of 20 ms: more than a click. */
const PACKETS_OF_SOUND = 10;

/** Takes the RTP packets of one call, G.711 u-law, and tells when something was heard in them. */
export class SelfTestEar {
  /** Resolves once there was sound. */
  readonly heard: Promise<void>;
  readonly #socket: Socket = createSocket('udp4');
  readonly #header = createRtpHeader();
  #loudPackets = 0;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.heard = promise;
    this.#socket.on('message', (packet) => {
      if (this.#isLoud(packet)) this.#loudPackets++;
      if (this.#loudPackets === PACKETS_OF_SOUND) resolve();
    });
  }

  /** The port that packets are to be sent to. Rejects with the system's error when there is none. */
  open(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.bind(0, '127.0.0.1', () => {
        this.#socket.off('error', reject).on('error', () => undefined);
        resolve(this.#socket.address().port);
      });
    });
  }

  close(): void {
    this.#socket.close();
  }

  #isLoud(packet: Uint8Array): boolean {
    const header = this.#header;
    if (!readRtpPacket(packet, header) || header.payloadType !== 0) return false;
    const { payloadStart, payloadEnd } = header;
    let sum = 0;
    for (let at = payloadStart; at < payloadEnd; at++)
      sum += Math.abs(g711.PCMU.decodeTable[packet[at] ?? 0] ?? 0);
    return sum > SOUND_LEVEL * (payloadEnd - payloadStart);
  }
}
