import { createSocket } from 'node:dgram';
import { createRtpHeader, readRtpPacket } from '@belldesk/voice/audio/rtpPacket';
import { raiseThreadPriority } from '@belldesk/voice/telephony/media/threadPriority';
import { type AnsweredSentence, CallerStream } from './callerStream.ts';
import { type Lateness, sumLateness } from './lateness.ts';
import { monotonicMs } from './monotonic.ts';
import { spokenLoop } from './spokenLoop.ts';

/**
 * The callers, as a process of their own: each sends G.711 every 20 ms, a sentence and then a silence
 * (the two arguments: what is said, and ms), and measures what comes back. Spoken to over IPC.
 */
export type ToGenerator =
  | { readonly type: 'call'; readonly ports: readonly number[] }
  | { readonly type: 'measure'; readonly forMs: number };
export type FromGenerator =
  | { readonly type: 'ready'; readonly port: number }
  | {
      readonly type: 'measured';
      readonly lateness: Lateness;
      readonly answered: readonly AnsweredSentence[];
    };

const TICK_MS = 5;
const COHORTS = 4;
const RECEIVE_BUFFER_BYTES = 8 * 1024 * 1024;

const [sentence = '', silenceMs = '0'] = process.argv.slice(2);
const loop = await spokenLoop(sentence, Number(silenceMs));

const socket = createSocket({
  type: 'udp4',
  recvBufferSize: RECEIVE_BUFFER_BYTES,
  lookup: (address, _options, callback) => callback(null, address, 4),
});
const streams = new Map<number, CallerStream>();
const cohorts: CallerStream[][] = Array.from({ length: COHORTS }, () => []);
const header = createRtpHeader();
let measuring = false;

socket.on('message', (packet, from) => {
  if (!measuring || !readRtpPacket(packet, header)) return;
  streams.get(from.port)?.received(header, packet, monotonicMs());
});

let dueMs = monotonicMs();
let turn = 0;
function tick(): void {
  for (; dueMs <= monotonicMs(); dueMs += TICK_MS) {
    turn = (turn + 1) % COHORTS;
    for (const stream of cohorts[turn] ?? []) socket.send(stream.next(), stream.port, '127.0.0.1');
  }
  setTimeout(tick, Math.max(0, dueMs - monotonicMs()));
}

function tell(message: FromGenerator): void {
  process.send?.(message);
}

process.on('message', (message: ToGenerator) => {
  if (message.type === 'call') {
    for (const port of message.ports) {
      // Callers begin anywhere in their turn, the golden ratio apart.
      const firstFrame = Math.floor(((streams.size * 0.618) % 1) * loop.frames);
      const stream = new CallerStream(port, loop, firstFrame);
      streams.set(port, stream);
      cohorts[streams.size % COHORTS]?.push(stream);
    }
    return;
  }
  measuring = true;
  setTimeout(() => {
    measuring = false;
    const all = [...streams.values()];
    tell({
      type: 'measured',
      lateness: sumLateness(all.map((stream) => stream.lateness.take())),
      answered: all.flatMap((stream) => stream.takeAnswered()),
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
