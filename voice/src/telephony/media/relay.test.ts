import { describe, expect, test } from 'vitest';
import { encodeG711, type G711Codec, g711 } from '../../audio/g711.ts';
import { Relay } from './relay.ts';

const frame = (value: number): Int16Array => new Int16Array(160).fill(value);

/** What comes out until nothing is left, as samples. */
function drain(relay: Relay, codec: G711Codec): number[] {
  const out: number[] = [];
  const packet = new Uint8Array(172);
  while (relay.take(packet, 12)) out.push(g711[codec].decodeTable[packet[12] ?? 0] ?? 0);
  return out;
}

describe('audio on its way between two legs', () => {
  test.each(['PCMU', 'PCMA'] as const)('every code of %s comes out as it went in', (codec) => {
    const codes = Uint8Array.from({ length: 160 }, (_, n) => n);
    const others = Uint8Array.from({ length: 160 }, (_, n) => n + 96);
    const relay = new Relay();
    const packet = new Uint8Array(160);
    for (const sent of [codes, others]) {
      const pcm = Int16Array.from(sent, (code) => g711[codec].decodeTable[code] ?? 0);
      relay.push(pcm, codec);
      expect(relay.take(packet, 0)).toBe(true);
      // u-law has a code for minus zero, which no sample tells from zero.
      expect([...packet]).toEqual([...encodeG711(codec, pcm)]);
      const same = packet.filter((code, n) => code === sent[n]).length;
      expect(same).toBeGreaterThanOrEqual(159);
    }
  });

  test('keeps its order, and the newest 100 ms', () => {
    const relay = new Relay();
    for (let n = 1; n <= 7; n++) relay.push(frame(n * 2_000), 'PCMA');
    const out = drain(relay, 'PCMA');
    expect(out).toHaveLength(5);
    expect(out.toSorted((a, b) => a - b)).toEqual(out);
    expect(Math.abs((out[0] ?? 0) - 6_000)).toBeLessThan(300);
  });

  test('is caught up in the next pause, and loses no word for it', () => {
    const relay = new Relay();
    for (const value of [5_000, 5_000, 5_000, 0, 0, 150, -150, 6_000])
      relay.push(frame(value), 'PCMU');
    expect(drain(relay, 'PCMU').map((sample) => Math.round(sample / 1_000))).toEqual([5, 5, 5, 6]);
    // Up to date, a pause is as long as it was.
    relay.push(frame(0), 'PCMU');
    relay.push(frame(0), 'PCMU');
    expect(drain(relay, 'PCMU')).toHaveLength(2);
  });

  test('that was cleared says nothing of before', () => {
    const relay = new Relay();
    relay.push(frame(1_000), 'PCMU');
    relay.clear();
    expect(relay.take(new Uint8Array(160), 0)).toBe(false);
  });
});
