import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { BROWSER_FRAME_BYTES, BROWSER_SAMPLE_RATE_HZ } from '@belldesk/contract/voice/browserCall';
import { SipWire } from '@belldesk/e2e/caller/sipWire';
import { decodeG711, encodeG711, G711_FRAME_BYTES } from '@belldesk/voice/audio/g711';
import {
  createRtpHeader,
  RTP_HEADER_BYTES,
  readRtpPacket,
  writeRtpHeader,
} from '@belldesk/voice/audio/rtpPacket';
import { offer } from '../../calls/timedCaller.ts';
import { Recorder } from './recorder.ts';
import { Talker } from './talker.ts';
import type { HeardDelays } from './turnDelays.ts';

const HOST = '127.0.0.1';
const TELEPHONE_RATE_HZ = 8_000;

/** A caller who talks with an assistant and records it. */
export interface RecordingCaller {
  /** To be called every 20 ms. */
  frame(): void;
  readonly done: boolean;
  /** Hangs up, and reads the recording. */
  end(): Promise<HeardDelays>;
}

/** Calls by telephone: SIP and RTP with G.711 u-law. `sentence` at 8 kHz. */
export async function callByTelephone(
  sipPort: number,
  user: string,
  sentence: Int16Array,
  turns: number,
): Promise<RecordingCaller> {
  const wire = new SipWire({ host: HOST, port: sipPort, user, from: '+442079460123' });
  const socket: Socket = createSocket('udp4');
  socket.bind(0, HOST);
  await once(socket, 'listening');
  const recorder = new Recorder(TELEPHONE_RATE_HZ);
  const talker = new Talker(recorder, sentence, G711_FRAME_BYTES, turns);
  const header = createRtpHeader();
  socket.on('message', (packet) => {
    if (!readRtpPacket(packet, header)) return;
    recorder.received(
      decodeG711('PCMU', packet.subarray(header.payloadStart, header.payloadEnd)),
      false,
    );
  });
  const answer = await wire.invite(offer(socket.address().port));
  const port = Number(/^m=audio (\d+) /m.exec(answer)?.[1]);
  let sequence = 0;
  return {
    frame() {
      const frame = talker.next();
      const packet = Buffer.alloc(RTP_HEADER_BYTES + G711_FRAME_BYTES);
      writeRtpHeader(packet, sequence === 0, 0, sequence, sequence * G711_FRAME_BYTES, port);
      packet.set(encodeG711('PCMU', frame), RTP_HEADER_BYTES);
      sequence++;
      socket.send(packet, port, HOST);
      recorder.sent(frame);
    },
    get done() {
      return talker.done;
    },
    async end() {
      await wire.bye();
      socket.close();
      wire.close();
      return recorder.delays(turns);
    },
  };
}

/** Calls as a browser does: PCM16 at 16 kHz over a WebSocket. `sentence` at 16 kHz. */
export async function callByBrowser(
  url: string,
  sentence: Int16Array,
  turns: number,
): Promise<RecordingCaller> {
  const recorder = new Recorder(BROWSER_SAMPLE_RATE_HZ);
  const talker = new Talker(recorder, sentence, BROWSER_FRAME_BYTES / 2, turns);
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('message', ({ data }) => {
    if (data instanceof ArrayBuffer) recorder.received(new Int16Array(data), true);
  });
  await once(socket, 'open');
  return {
    frame() {
      const frame = talker.next();
      socket.send(frame);
      recorder.sent(frame);
    },
    get done() {
      return talker.done;
    },
    async end() {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
      return recorder.delays(turns);
    },
  };
}
