import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeG711, encodeG711, type G711Codec, g711 } from '../../audio/g711.ts';
import { Downsampler } from '../../audio/resampler.ts';
import { createRtpHeader, readRtpPacket, type RtpHeader, writeRtpHeader } from '../../audio/rtpPacket.ts';
import { seededNoise } from '../../audio/seededNoise.ts';
import type { MediaEvent, MediaLeg } from '../mediaLeg.ts';
import { spokenText } from './test/spokenText.ts';
import { createMediaWorker, type MediaWorker, type RtpLeg } from './worker.ts';

const RTP_PORTS = { first: 15_200, last: 15_260 };

interface Packet {
  readonly header: RtpHeader;
  readonly payload: Uint8Array;
  readonly atMs: number;
}

/** A caller's telephone: what it received, and packets of its own. */
class Caller {
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
      this.packets.push({ header, payload: Uint8Array.from(message.subarray(12)), atMs: performance.now() });
    });
  }

  get port(): number {
    return this.socket.address().port;
  }

  send(port: number, payload: Uint8Array, payloadType = 0, marker = false, timestamp = this.timestamp): void {
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

/** What a leg tells, to be waited for. */
class Told {
  readonly events: MediaEvent[] = [];
  #wake = (): void => undefined;

  constructor(leg: MediaLeg) {
    leg.listen((event) => {
      this.events.push(event);
      this.#wake();
    });
  }

  async until<Type extends MediaEvent['type']>(type: Type, count = 1): Promise<Extract<MediaEvent, { type: Type }>[]> {
    for (;;) {
      const found = this.events.filter((event): event is Extract<MediaEvent, { type: Type }> => event.type === type);
      if (found.length >= count) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

let media: MediaWorker;
const closing: (() => void)[] = [];

beforeAll(async () => {
  media = await createMediaWorker({
    rtpPorts: RTP_PORTS,
    onFailure(error) {
      throw error;
    },
  });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => media.close());

async function openCaller(address = '127.0.0.1'): Promise<Caller> {
  const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, address);
  await once(socket, 'listening');
  closing.push(() => socket.close());
  return new Caller(socket);
}

async function openLeg(caller: Caller, codec: G711Codec = 'PCMU', sending = true): Promise<RtpLeg> {
  const { address } = caller.socket.address();
  const leg = await media.openRtpLeg({
    localAddress: address,
    codec,
    payloadType: codec === 'PCMU' ? 0 : 8,
    telephoneEventPayloadType: 101,
    remote: { address, port: caller.port },
    sending,
  });
  closing.push(() => leg.close());
  return leg;
}

function tone(ms: number): Int16Array {
  return Int16Array.from({ length: ms * 16 }, (_, i) => 9_000 * Math.sin((2 * Math.PI * 440 * i) / 16_000));
}

/** The first samples that are handed on, the silence before the first packet left out. */
async function heardFrom(told: Told, samples: number): Promise<number[]> {
  const heard: number[] = [];
  for (let count = 1; heard.length < samples; count++) {
    const pieces = await told.until('caller-audio', count);
    for (const sample of pieces[count - 1]?.pcm ?? []) if (heard.length > 0 || sample !== 0) heard.push(sample);
  }
  return heard.slice(0, samples);
}

function isSilent({ payload }: Packet, codec: G711Codec = 'PCMU'): boolean {
  return payload.every((code) => code === g711[codec].silence);
}

describe('what the caller hears', () => {
  it.each(['PCMU', 'PCMA'] as const)('is the segment in %s, on one clock with the silence around it', async (codec) => {
    const caller = await openCaller();
    const leg = await openLeg(caller, codec);
    const told = new Told(leg);
    await caller.received(3);
    leg.play(1, tone(200), true);
    await told.until('segment-ended');
    const from = caller.packets.length;
    const packets = await caller.received(from + 3);

    packets.slice(1).forEach(({ header }, i) => {
      const before = (packets[i] as Packet).header;
      expect((header.sequence - before.sequence) & 0xffff).toBe(1);
      expect((header.timestamp - before.timestamp) >>> 0).toBe(160);
      expect(header.ssrc).toBe(before.ssrc);
    });
    expect(packets.filter(({ header }) => header.marker)).toEqual([packets[0]]);
    expect(new Set(packets.map(({ header, payload }) => `${header.payloadType} ${payload.length}`)).size).toBe(1);

    const voiced = packets.filter((packet) => !isSilent(packet, codec));
    expect(voiced).toHaveLength(10);
    const heard = decodeG711(codec, Uint8Array.from(voiced.flatMap(({ payload }) => [...payload])));
    const wanted = new Downsampler().process(tone(220));
    let noise = 0;
    let signal = 0;
    for (let i = 0; i < 1_500; i++) {
      noise += ((heard[i] ?? 0) - (wanted[i] ?? 0)) ** 2;
      signal += (wanted[i] ?? 0) ** 2;
    }
    expect(10 * Math.log10(signal / noise)).toBeGreaterThan(30);
    expect(told.events.map(({ type }) => type)).toEqual(['segment-started', 'segment-ended']);
    expect(told.events[1]).toMatchObject({ segmentId: 1, playedMs: 200, complete: true });
  });

  it('comes on a grid of 20 ms', async () => {
    const caller = await openCaller();
    await openLeg(caller);
    const packets = await caller.received(101);
    const spanMs = (packets[100]?.atMs ?? 0) - (packets[0]?.atMs ?? 0);
    // A machine busy with other tests moves single packets, not the grid.
    expect(Math.abs(spanMs - 2_000)).toBeLessThan(100);
  });

  it('ends at once when cleared, and the leg knows how much of it was heard', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller);
    const told = new Told(leg);
    leg.play(1, tone(5_000), true);
    leg.play(2, tone(1_000), true);
    await told.until('segment-started');
    await caller.received(caller.packets.length + 10);
    leg.clear();
    const ends = await told.until('segment-ended', 2);
    const from = caller.packets.length;
    await caller.received(from + 3);
    const voiced = caller.packets.filter((packet) => !isSilent(packet)).length;
    expect(ends.map(({ segmentId, complete }) => [segmentId, complete])).toEqual([[1, false], [2, false]]);
    expect(ends.map(({ playedMs }) => playedMs)).toEqual([voiced * 20, 0]);
    expect(caller.packets.slice(-2).every((packet) => isSilent(packet))).toBe(true);
  });

  it('is held by pause without loss', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller);
    const told = new Told(leg);
    leg.play(1, tone(200), true);
    await told.until('segment-started');
    leg.pause();
    const from = (await caller.received(caller.packets.length + 2)).length;
    await caller.received(from + 6);
    expect(caller.packets.slice(from, from + 6).every((packet) => isSilent(packet))).toBe(true);
    leg.resume();
    const [end] = await told.until('segment-ended');
    expect(end).toMatchObject({ playedMs: 200, complete: true });
    expect(caller.packets.filter((packet) => !isSilent(packet))).toHaveLength(10);
  });

  it('stops on hold and goes on, marked, elsewhere and in another codec', async () => {
    const caller = await openCaller();
    const other = await openCaller();
    const leg = await openLeg(caller);
    const clock = await openCaller();
    await openLeg(clock);
    await caller.received(3);
    leg.retarget({ address: null, port: 0, sending: false });
    await clock.received(clock.packets.length + 2);
    const before = caller.packets.length;
    await clock.received(clock.packets.length + 6);
    expect(caller.packets).toHaveLength(before);
    leg.retarget({ address: '127.0.0.1', port: other.port, sending: true, codec: 'PCMA', payloadType: 8 });
    const packets = await other.received(3);
    expect(packets[0]?.header.marker).toBe(true);
    expect(packets[0]?.header.payloadType).toBe(8);
    expect(isSilent(packets[1] as Packet, 'PCMA')).toBe(true);
    expect(packets[0]?.header.ssrc).toBe(caller.packets[0]?.header.ssrc);
    const last = caller.packets.at(-1)?.header;
    expect(((packets[0]?.header.sequence ?? 0) - (last?.sequence ?? 0)) & 0xffff).toBe(1);
    expect(((packets[0]?.header.timestamp ?? 0) - (last?.timestamp ?? 0)) >>> 0).toBeGreaterThanOrEqual(6 * 160);
  });

  it('begins only when told to, with the first segment in the first packet', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller, 'PCMU', false);
    leg.play(1, tone(100), true);
    await media.stats();
    expect(caller.packets).toEqual([]);
    const toldMs = performance.now();
    leg.retarget({ address: '127.0.0.1', port: caller.port, sending: true });
    const [first] = await caller.received(1);
    expect(isSilent(first as Packet)).toBe(false);
    expect((first?.atMs ?? 0) - toldMs).toBeLessThan(50);
  });

  it('follows the caller to the port its packets come from', async () => {
    const caller = await openCaller();
    const behindNat = await openCaller();
    const leg = await openLeg(caller);
    await caller.received(2);
    behindNat.send(leg.port, new Uint8Array(160).fill(0xff));
    const packets = await behindNat.received(3);
    expect(packets).not.toEqual([]);
  });

  it('goes over IPv6', async () => {
    const caller = await openCaller('::1');
    const leg = await openLeg(caller);
    const told = new Told(leg);
    leg.play(1, tone(60), true);
    await told.until('segment-ended');
    expect(caller.packets.filter((packet) => !isSilent(packet))).toHaveLength(3);
  });
});

describe('what the leg hears', () => {
  it('is every key once', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller);
    const told = new Told(leg);
    [1, 1, 0, 11].forEach((event, index) => {
      const timestamp = 5_000 + index * 2_000;
      // The first press lost its beginning.
      for (let i = index === 0 ? 3 : 0; i < 6; i++) {
        const payload = Uint8Array.of(event, i >= 3 ? 0x8a : 0x0a, 0, 160 + i);
        caller.send(leg.port, payload, 101, i === 0, timestamp);
      }
    });
    await told.until('digit', 4);
    await media.stats();
    expect((await told.until('digit')).map(({ digit }) => digit).join('')).toBe('110#');
  });

  it('is the caller’s audio whole, in order, at 8 kHz', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller);
    const told = new Told(leg);
    leg.handOn('always');
    const random = seededNoise(3);
    const said = encodeG711('PCMU', Int16Array.from({ length: 3_200 }, () => random() * 8_000));
    caller.say(leg.port, said);
    expect(await heardFrom(told, said.length)).toEqual([...decodeG711('PCMU', said)]);
  });

  it('is a sentence: when it began and ended, and its audio', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller);
    const told = new Told(leg);
    leg.handOn('speech');
    const said = encodeG711('PCMU', new Downsampler().process(await spokenText('Do you have a table for two?')));
    const packets = Math.ceil(said.length / 160);
    // In real time: the leg's own packets beat the time.
    for (let i = 0; i < 20 + packets + 30; i++) {
      const at = (i - 20) * 160;
      const frame = new Uint8Array(160).fill(0xff);
      if (at >= 0 && at < said.length) frame.set(said.subarray(at, at + 160));
      caller.say(leg.port, frame);
      await caller.received(i + 1);
    }
    const [stopped] = await told.until('speech-stopped');
    const [started] = await told.until('speech-started');
    const spokenMs = (stopped?.atMs ?? 0) - (started?.atMs ?? 0);
    expect(spokenMs).toBeGreaterThan(said.length / 8 - 600);
    expect(spokenMs).toBeLessThan(said.length / 8 + 200);
    const audio = await told.until('caller-audio');
    expect(audio.reduce((sum, { pcm }) => sum + pcm.length, 0) / 8).toBeGreaterThan(spokenMs + 400);
  });

  it('ends the caller’s speech when the packets just stop', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller);
    const told = new Told(leg);
    const said = encodeG711('PCMU', new Downsampler().process(await spokenText('Hello hello hello hello')));
    for (let at = 0, i = 1; at < said.length * 0.7; at += 160, i++) {
      caller.say(leg.port, said.subarray(at, at + 160));
      await caller.received(i);
    }
    await told.until('speech-stopped');
    expect(told.events.map(({ type }) => type)).toEqual(['speech-started', 'speech-stopped']);
  });

  it('is not disturbed by garbage, strangers and packets cut short', async () => {
    const caller = await openCaller();
    const leg = await openLeg(caller);
    const told = new Told(leg);
    leg.handOn('always');
    const random = seededNoise(5);
    const before = await media.stats();
    for (let i = 0; i < 300; i++) {
      const garbage = Uint8Array.from({ length: Math.floor((random() + 1) * 90) }, () => (random() + 1) * 128);
      // Not RTP of version 2 with a payload type of the call.
      if (garbage.length > 1) garbage[1] = 0x33;
      caller.socket.send(garbage, leg.port, '127.0.0.1');
    }
    caller.say(leg.port, new Uint8Array(320).fill(0x20));
    const value = g711.PCMU.decodeTable[0x20] ?? 0;
    expect([...(await heardFrom(told, 320))]).toEqual(new Array<number>(320).fill(value));
    const after = await media.stats();
    expect(after.packetsRefused - before.packetsRefused).toBe(300);
    expect(after.packetsReceived - before.packetsReceived).toBe(2);
  });

  it('is missed when nothing comes for five seconds', async () => {
    const caller = await openCaller();
    const told = new Told(await openLeg(caller));
    const [stalled] = await told.until('stalled');
    expect(stalled?.silentMs).toBeGreaterThanOrEqual(5_000);
    expect(stalled?.silentMs).toBeLessThan(5_500);
  });
});

describe('a browser call', () => {
  it('gets its frames at most 60 ms early and hears the caller', async () => {
    const frames: { bytes: number; atMs: number }[] = [];
    let cleared = 0;
    const leg = await media.openFrameLeg({
      sampleRateHz: 16_000,
      send: (frame) => frames.push({ bytes: frame.length, atMs: performance.now() }),
      onClear: () => cleared++,
    });
    closing.push(() => leg.close());
    const told = new Told(leg);
    leg.play(1, tone(600), true);
    const [end] = await told.until('segment-ended');
    expect(end).toMatchObject({ playedMs: 600, complete: true });
    expect(frames.map(({ bytes }) => bytes)).toEqual(new Array<number>(30).fill(640));
    const startMs = frames[0]?.atMs ?? 0;
    const earliest = Math.min(...frames.map(({ atMs }, i) => atMs - startMs - i * 20));
    expect(earliest).toBeGreaterThan(-75);

    leg.play(2, tone(2_000), true);
    await told.until('segment-started', 2);
    leg.clear();
    const ends = await told.until('segment-ended', 2);
    expect(ends[1]?.complete).toBe(false);
    expect(ends[1]?.playedMs).toBeLessThan(400);
    expect(cleared).toBe(1);

    leg.handOn('always');
    const said = tone(40);
    const whole = new Uint8Array(said.buffer);
    // An odd place in a larger buffer, as a WebSocket may give it.
    const shifted = new Uint8Array(641);
    shifted.set(whole.subarray(0, 640), 1);
    leg.receive(shifted.subarray(1));
    leg.receive(whole.subarray(640));
    const [audio] = await told.until('caller-audio');
    expect([...(audio?.pcm ?? [])]).toEqual([...said]);
    expect(() => leg.receive(new Uint8Array(639))).toThrow(expect.objectContaining({ code: 'bad-input' }));
  });

  it('counts as heard only what the browser says it has played', async () => {
    const leg = await media.openFrameLeg({ sampleRateHz: 16_000, send: () => undefined, onClear: () => undefined });
    closing.push(() => leg.close());
    const clock = await openCaller();
    await openLeg(clock);
    const told = new Told(leg);
    leg.play(1, tone(3_000), true);
    await told.until('segment-started');
    const startMs = performance.now();
    // A browser that is 250 ms behind, and says so ten times a second.
    const playedMs = (): number => Math.max(0, performance.now() - startMs - 250);
    for (let i = 0; i < 8; i++) {
      await clock.received(clock.packets.length + 5);
      leg.reportPlayed(playedMs());
    }
    const heardMs = playedMs();
    leg.clear();
    const [end] = await told.until('segment-ended');
    expect(Math.abs((end?.playedMs ?? 0) - heardMs)).toBeLessThanOrEqual(45);
  });
});

describe('the worker', () => {
  it('refuses when no port is free, and has them back after', async () => {
    const small = await createMediaWorker({
      rtpPorts: { first: 15_271, last: 15_275 },
      onFailure(error) {
        throw error;
      },
    });
    const caller = await openCaller();
    const open = () =>
      small.openRtpLeg({
        localAddress: '127.0.0.1',
        codec: 'PCMU',
        payloadType: 0,
        telephoneEventPayloadType: null,
        remote: { address: '127.0.0.1', port: caller.port },
      });
    const legs = [await open(), await open()];
    expect(legs.map(({ port }) => port)).toEqual([15_272, 15_274]);
    await expect(open()).rejects.toMatchObject({ code: 'busy' });
    legs[0]?.close();
    expect((await open()).port).toBe(15_272);
    await small.close();
    await expect(open()).rejects.toMatchObject({ code: 'internal' });
  });

  it('refuses addresses that are none', async () => {
    const options = { codec: 'PCMU', payloadType: 0, telephoneEventPayloadType: null } as const;
    const remote = { address: 'host.example', port: 4_000 };
    await expect(media.openRtpLeg({ ...options, localAddress: '127.0.0.1', remote })).rejects.toMatchObject({
      code: 'bad-input',
    });
    const elsewhere = media.openRtpLeg({ ...options, localAddress: '192.0.2.1', remote: null });
    await expect(elsewhere).rejects.toMatchObject({ code: 'bad-input' });
  });
});
