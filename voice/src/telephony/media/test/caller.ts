import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type G711Codec, g711 } from '../../../audio/g711.ts';
import {
  createRtpHeader,
  type RtpHeader,
  readRtpPacket,
  writeRtpHeader,
} from '../../../audio/rtpPacket.ts';

export interface Packet {
  readonly header: RtpHeader;
  readonly payload: Uint8Array;
  readonly atMs: number;
}

/** A caller's telephone: what it received, and packets of its own. */
export class Caller {
  readonly packets: Packet[] = [];
  readonly socket: Socket;
  #sequence = 65_530;
  timestamp = 0xffff_fc00;
  ssrc = 77;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('message', (message) => {
      const header = createRtpHeader();
      if (!readRtpPacket(message, header)) throw new Error('no RTP');
      this.packets.push({
        header,
        payload: Uint8Array.from(message.subarray(12)),
        atMs: performance.now(),
      });
    });
  }

  get port(): number {
    return this.socket.address().port;
  }

  send(
    port: number,
    payload: Uint8Array,
    payloadType = 0,
    marker = false,
    timestamp = this.timestamp,
  ): void {
    const packet = Buffer.alloc(12 + payload.length);
    writeRtpHeader(packet, marker, payloadType, this.#sequence, timestamp, this.ssrc);
    packet.set(payload, 12);
    this.#sequence = (this.#sequence + 1) & 0xffff;
    this.socket.send(packet, port, this.socket.address().address);
  }

  /** Sends coded audio in packets of 20 ms, all at once. */
  say(port: number, coded: Uint8Array): void {
    for (let at = 0; at < coded.length; at += 160) {
      this.send(port, coded.subarray(at, at + 160));
      this.timestamp = (this.timestamp + 160) >>> 0;
    }
  }

  /** Resolves with the packets once there are `count`. */
  async received(count: number): Promise<readonly Packet[]> {
    while (this.packets.length < count) await once(this.socket, 'message');
    return this.packets;
  }
}

/** A caller on a free port of `address`. */
export async function openCaller(address = '127.0.0.1'): Promise<Caller> {
  const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, address);
  await once(socket, 'listening');
  return new Caller(socket);
}

/** Whether a packet holds nothing but its law's silence. */
export function isSilent({ payload }: Packet, codec: G711Codec = 'PCMU'): boolean {
  return payload.every((code) => code === g711[codec].silence);
}
