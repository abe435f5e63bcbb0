import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { SipWire } from '@belldesk/e2e/caller/sipWire';
import { g711 } from '@belldesk/voice/audio/g711';
import { createRtpHeader, readRtpPacket } from '@belldesk/voice/audio/rtpPacket';

const HOST = '127.0.0.1';
const NO_SOUND_MS = 10_000;

/** How long one call took to be answered and greeted, ms. */
export interface Greeted {
  /** INVITE to 200. */
  readonly answeredMs: number;
  /** 200 to the first packet with sound. */
  readonly greetedMs: number;
}

/** Calls, listens until the assistant is heard, and hangs up. */
export async function callOnce(sipPort: number, user: string): Promise<Greeted> {
  const wire = new SipWire({ host: HOST, port: sipPort, user, from: '+442079460123' });
  const socket = createSocket('udp4');
  try {
    socket.bind(0, HOST);
    await once(socket, 'listening');
    const heard = firstSound(socket);
    const invitedMs = performance.now();
    await wire.invite(offer(socket.address().port));
    const answeredMs = performance.now();
    const soundMs = await heard;
    await wire.bye();
    return { answeredMs: answeredMs - invitedMs, greetedMs: soundMs - answeredMs };
  } finally {
    socket.close();
    wire.close();
  }
}

function firstSound(socket: Socket): Promise<number> {
  const header = createRtpHeader();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no greeting was heard')), NO_SOUND_MS);
    socket.on('message', (packet) => {
      if (!readRtpPacket(packet, header)) return;
      const payload = packet.subarray(header.payloadStart, header.payloadEnd);
      if (payload.every((code) => code === g711.PCMU.silence)) return;
      clearTimeout(timer);
      resolve(performance.now());
    });
  });
}

/** An offer of G.711 u-law and keys, 20 ms a packet. */
export function offer(port: number): string {
  return [
    'v=0',
    `o=- 1 1 IN IP4 ${HOST}`,
    's=-',
    `c=IN IP4 ${HOST}`,
    't=0 0',
    `m=audio ${port} RTP/AVP 0 101`,
    'a=rtpmap:0 PCMU/8000',
    'a=rtpmap:101 telephone-event/8000',
    'a=ptime:20',
    '',
  ].join('\r\n');
}
