import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeG711, g711 } from '../../audio/g711.ts';
import { ringback } from '../../audio/ringback.ts';
import { TelephoneEventReader } from '../../audio/telephoneEvent.ts';
import { type Caller, isSilent, type Packet } from './test/caller.ts';
import { mediaTest } from './test/mediaTest.ts';
import { Told, tone } from './test/told.ts';

const test = mediaTest(15_860, 15_879);

/** 400 ms at 8 kHz that never repeats a frame. */
const speech = Int16Array.from({ length: 3_200 }, (_, n) => Math.round(40 + n * 5));

/** Keys among what a caller received, each press once. */
function keysIn(packets: readonly Packet[]): string {
  const reader = new TelephoneEventReader();
  let keys = '';
  for (const { header, payload, atMs } of packets) {
    if (header.payloadType !== 101) continue;
    const packet = new Uint8Array([...new Uint8Array(12), ...payload]);
    keys += reader.read(packet, { ...header, payloadStart: 12, payloadEnd: 16 }, atMs) ?? '';
  }
  return keys;
}

/** Waits until a caller has received what `is` looks for. */
async function until(caller: Caller, is: (packets: readonly Packet[]) => boolean): Promise<void> {
  while (!is(caller.packets)) await caller.received(caller.packets.length + 1);
}

const voiced = (packets: readonly Packet[], codec: 'PCMU' | 'PCMA') =>
  packets.filter((each) => each.header.payloadType !== 101 && !isSilent(each, codec));

describe('two callers who are put through', () => {
  it.each([
    ['PCMU', 'PCMU'],
    ['PCMU', 'PCMA'],
    ['PCMA', 'PCMU'],
  ] as const)('hear each other, %s to %s', async (from, to) => {
    const [a, b] = [await test.caller(), await test.caller()];
    const [legA, legB] = [await test.leg(a, from), await test.leg(b, to)];
    legA.bridge(legB);
    const payloadType = from === 'PCMU' ? 0 : 8;
    const coded = encodeG711(from, speech);
    for (let at = 0; at < coded.length; at += 160) {
      a.send(legA.port, coded.subarray(at, at + 160), payloadType);
      a.timestamp = (a.timestamp + 160) >>> 0;
      await a.received(a.packets.length + 1);
    }
    await until(b, (packets) => voiced(packets, to).length >= 15);
    const heard = voiced(b.packets, to).flatMap(({ payload }) => [...payload]);
    const wanted = [
      ...encodeG711(
        to,
        speech.map((_, n) => g711[from].decodeTable[coded[n] ?? 0] ?? 0),
      ),
    ];
    // Whatever the jitter buffer held back: what is heard is what was said, code by code.
    const start = wanted.join(',').indexOf(heard.slice(320, 640).join(','));
    expect(start).toBeGreaterThanOrEqual(0);
  });

  it('hear keys, and the call hears neither keys nor speech', async () => {
    const [a, b] = [await test.caller(), await test.caller()];
    const [legA, legB] = [await test.leg(a), await test.leg(b)];
    const told = [new Told(legA), new Told(legB)];
    legA.bridge(legB);
    await b.received(2);
    for (const [turn, event] of [4, 4, 11].entries()) {
      const at = (a.timestamp + turn * 8_000) >>> 0;
      for (let n = 1; n <= 6; n++)
        a.send(legA.port, Uint8Array.of(event, n > 3 ? 0x8a : 10, 0, n), 101, n === 1, at);
      await a.received(a.packets.length + 8);
    }
    await until(b, (packets) => keysIn(packets).length === 3);
    expect(keysIn(b.packets)).toBe('44#');
    expect(told.map(({ events }) => events)).toEqual([[], []]);
    legB.close();
    a.send(legA.port, Uint8Array.of(7, 10, 0, 160), 101, true, a.timestamp + 80_000);
    await told[0]?.until('digit');
  });

  it('are not recorded: the recording ends where they began to talk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'belldesk-bridge-'));
    test.closeAfter(() => void rm(folder, { recursive: true, force: true }));
    const [a, b] = [await test.caller(), await test.caller()];
    const [legA, legB] = [await test.leg(a), await test.leg(b)];
    legA.record(join(folder, 'call.wav'));
    await a.received(a.packets.length + 10);
    legA.bridge(legB);
    // The thread answers in order: from here on the bridge stands.
    await test.media().stats();
    a.say(legA.port, encodeG711('PCMU', speech));
    b.say(legB.port, encodeG711('PCMU', speech));
    await until(b, (packets) => voiced(packets, 'PCMU').length >= 3);
    await a.received(a.packets.length + 60);
    await legA.endRecording(true);
    const wav = await readFile(join(folder, 'call.wav'));
    const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) >> 1);
    expect(samples.length / 16_000).toBeLessThan(0.8);
    expect(samples.length / 16_000).toBeGreaterThan(0.1);
    expect(samples.every((sample) => sample === 0)).toBe(true);
  });

  it('are parted when one leg closes: the other hears silence', async () => {
    const [a, b] = [await test.caller(), await test.caller()];
    const [legA, legB] = [await test.leg(a), await test.leg(b)];
    legB.bridge(legA);
    legB.close();
    a.say(legA.port, encodeG711('PCMU', speech));
    const from = a.packets.length;
    const packets = await a.received(from + 5);
    expect(packets.slice(from).every((packet) => isSilent(packet))).toBe(true);
  });
});

describe('the ringing tone', () => {
  it('is heard after what is being said, until it ends', async () => {
    const caller = await test.caller();
    const leg = await test.leg(caller);
    await caller.received(2);
    leg.ring('GB');
    leg.play(1, tone(100), true);
    const period = encodeG711('PCMU', ringback('GB'));
    const rings = ({ payload }: Packet): boolean =>
      payload.every((code, n) => code === period[n + 320]);
    // The third frame of the tone has come.
    await until(caller, (packets) => packets.some(rings));
    leg.ring(null);
    const from = caller.packets.length + 3;
    const packets = await caller.received(from + 5);
    expect(packets.slice(from).every((packet) => isSilent(packet))).toBe(true);
  });
});
