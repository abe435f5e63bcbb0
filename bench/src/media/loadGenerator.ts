import { createSocket } from 'node:dgram';
import { encodeG711, G711_FRAME_BYTES, g711 } from '@belldesk/voice/audio/g711';
import { Downsampler } from '@belldesk/voice/audio/resampler';
import { createRtpHeader, readRtpPacket, writeRtpHeader } from '@belldesk/voice/audio/rtpPacket';
import { spokenText } from '@belldesk/voice/telephony/media/test/spokenText';
import { raiseThreadPriority } from '@belldesk/voice/telephony/media/threadPriority';
import { type Lateness, StreamLateness, sumLateness } from './lateness.ts';

/**
 * The callers, as a process of their own: each sends G.711 every 20 ms, a sentence and then a silence
 * twice as long, and measures what comes back. Started by `density.ts`, spoken to over IPC.
 */
export type ToGenerator =
  | { readonly type: 'call'; readonly ports: readonly number[] }
  | { readonly type: 'measure'; readonly forMs: number };
export type FromGenerator =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'measured'; readonly lateness: Lateness };

const TICK_MS = 5;
const COHORTS = 4;
const SENTENCE = 'I would like to book a table for four people tomorrow at seven, please.';
const RECEIVE_BUFFER_BYTES = 8 * 1024 * 1024;

class Stream {
  readonly port: number;
  readonly lateness = new StreamLateness();
  readonly packet = Buffer.alloc(12 + G711_FRAME_BYTES);
  sequence = 0;
  frame: number;

  constructor(port: number, firstFrame: number) {
    this.port = port;
    this.frame = firstFrame;
  }
}

const sentence = encodeG711('PCMU', new Downsampler().process(await spokenText(SENTENCE)));
const sentenceFrames = Math.ceil(sentence.length / G711_FRAME_BYTES);
const loop = new Uint8Array(sentenceFrames * 3 * G711_FRAME_BYTES).fill(g711.PCMU.silence);
loop.set(sentence);
const loopFrames = sentenceFrames * 3;

const socket = createSocket({
  type: 'udp4',
  recvBufferSize: RECEIVE_BUFFER_BYTES,
  lookup: (address, _options, callback) => callback(null, address, 4),
});
const streams = new Map<number, Stream>();
const cohorts: Stream[][] = Array.from({ length: COHORTS }, () => []);
const header = createRtpHeader();
let measuring = false;

socket.on('message', (packet, from) => {
  if (!measuring || !readRtpPacket(packet, header)) return;
  streams.get(from.port)?.lateness.add(header.timestamp, performance.now());
});

function send(stream: Stream): void {
  const { packet, sequence } = stream;
  const at = (stream.frame % loopFrames) * G711_FRAME_BYTES;
  packet.set(loop.subarray(at, at + G711_FRAME_BYTES), 12);
  writeRtpHeader(
    packet,
    sequence === 0,
    0,
    sequence & 0xffff,
    (sequence * G711_FRAME_BYTES) >>> 0,
    stream.port,
  );
  stream.sequence++;
  stream.frame++;
  socket.send(packet, stream.port, '127.0.0.1');
}

let dueMs = performance.now();
let turn = 0;
function tick(): void {
  for (; dueMs <= performance.now(); dueMs += TICK_MS) {
    turn = (turn + 1) % COHORTS;
    for (const stream of cohorts[turn] ?? []) send(stream);
  }
  setTimeout(tick, Math.max(0, dueMs - performance.now()));
}

function tell(message: FromGenerator): void {
  process.send?.(message);
}

process.on('message', (message: ToGenerator) => {
  if (message.type === 'call') {
    for (const port of message.ports) {
      // Callers begin anywhere in their turn, the golden ratio apart.
      const stream = new Stream(port, Math.floor(((streams.size * 0.618) % 1) * loopFrames));
      streams.set(port, stream);
      cohorts[streams.size % COHORTS]?.push(stream);
    }
    return;
  }
  measuring = true;
  setTimeout(() => {
    measuring = false;
    tell({
      type: 'measured',
      lateness: sumLateness([...streams.values()].map((stream) => stream.lateness.take())),
    });
  }, message.forMs);
});
process.on('disconnect', () => process.exit(0));

// What is measured is the worker, not how long its callers wait for a processor.
raiseThreadPriority();
socket.bind(0, '127.0.0.1', () => {
  tick();
  tell({ type: 'ready', port: socket.address().port });
});
