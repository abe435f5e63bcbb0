import { createSocket, type Socket } from 'node:dgram';
import { decodeMuLaw, encodeMuLaw } from './muLaw.ts';

const FRAME_MS = 20;
const FRAME_SAMPLES = 160;
const PCMU = 0;
const TELEPHONE_EVENT = 101;
const KEYS = '0123456789*#';
/** Mean of absolute samples above which a frame counts as sound. */
const SOUND_LEVEL = 200;
/** Longer than the gaps within a word. */
const SILENCE_MS = 200;

/** A caller's G.711 u-law audio in real time: speaks what it is given, and listens for sound. */
export class RtpStream {
  readonly #socket: Socket = createSocket('udp4');
  #remote = { host: '127.0.0.1', port: 0 };
  #sequence = 1_000;
  #timestamp = 0;
  #queue: Buffer[] = [];
  #drained: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #startedAtMs = 0;
  #ticks = 0;
  /** Epoch ms of the first and of the last frame with sound. */
  firstSoundAtMs: number | null = null;
  lastSoundAtMs: number | null = null;
  /** Epoch ms of each frame with sound that came after a silence. */
  readonly soundStartsMs: number[] = [];
  packetsReceived = 0;

  async open(localHost = '127.0.0.1'): Promise<number> {
    await new Promise<void>((resolve) => this.#socket.bind(0, localHost, resolve));
    this.#socket.on('message', (packet) => this.#received(packet));
    return this.#socket.address().port;
  }

  /** Begins to send, silence at first. */
  start(host: string, port: number): void {
    this.#remote = { host, port };
    this.#startedAtMs = performance.now();
    this.#timer = setInterval(() => this.#catchUp(), 5);
  }

  /** Speaks; resolves when all of it is sent. PCM16 mono at 8 kHz. */
  say(pcm: Int16Array): Promise<void> {
    for (let from = 0; from < pcm.length; from += FRAME_SAMPLES) {
      const frame = Buffer.alloc(FRAME_SAMPLES, 0xff);
      for (let n = 0; n < FRAME_SAMPLES && from + n < pcm.length; n += 1)
        frame[n] = encodeMuLaw(pcm[from + n] ?? 0);
      this.#queue.push(frame);
    }
    return new Promise((resolve) => this.#drained.push(resolve));
  }

  /** Presses keys as RFC 4733 events: five packets, then three that end it. */
  press(keys: string): void {
    for (const key of keys) {
      const event = KEYS.indexOf(key);
      const at = this.#timestamp;
      for (let n = 1; n <= 8; n += 1) {
        const ending = n > 5;
        const payload = Buffer.from([event, (ending ? 0x80 : 0) | 10, 0, 0]);
        payload.writeUInt16BE(Math.min(n, 6) * FRAME_SAMPLES, 2);
        this.#packet(TELEPHONE_EVENT, payload, at, n === 1);
      }
      this.#timestamp += 8 * FRAME_SAMPLES;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#socket.close();
  }

  #catchUp(): void {
    const due = Math.floor((performance.now() - this.#startedAtMs) / FRAME_MS);
    for (; this.#ticks < due; this.#ticks += 1) {
      const frame = this.#queue.shift();
      this.#packet(PCMU, frame ?? Buffer.alloc(FRAME_SAMPLES, 0xff), this.#timestamp, false);
      this.#timestamp += FRAME_SAMPLES;
      if (frame && this.#queue.length === 0) for (const done of this.#drained.splice(0)) done();
    }
  }

  #packet(payloadType: number, payload: Buffer, timestamp: number, marker: boolean): void {
    const header = Buffer.alloc(12);
    header[0] = 0x80;
    header[1] = (marker ? 0x80 : 0) | payloadType;
    header.writeUInt16BE(this.#sequence & 0xffff, 2);
    header.writeUInt32BE(timestamp >>> 0, 4);
    header.writeUInt32BE(0x0c0ffee0, 8);
    this.#sequence += 1;
    this.#socket.send(Buffer.concat([header, payload]), this.#remote.port, this.#remote.host);
  }

  #received(packet: Buffer): void {
    this.packetsReceived += 1;
    let sum = 0;
    for (const byte of packet.subarray(12)) sum += Math.abs(decodeMuLaw(byte));
    if (sum / Math.max(1, packet.length - 12) < SOUND_LEVEL) return;
    const nowMs = Date.now();
    this.firstSoundAtMs ??= nowMs;
    if (nowMs - (this.lastSoundAtMs ?? 0) > SILENCE_MS) this.soundStartsMs.push(nowMs);
    this.lastSoundAtMs = nowMs;
  }
}
