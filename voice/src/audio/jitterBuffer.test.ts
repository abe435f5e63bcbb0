import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { g711 } from './g711.ts';
import { JITTER_FRAME_SAMPLES, JitterBuffer } from './jitterBuffer.ts';

const codec = g711.PCMU;

/** A code for each moment, so that misplaced audio shows. */
function coded(timestamp: number, samples: number): Uint8Array {
  return Uint8Array.from({ length: samples }, (_, i) => ((timestamp + i) * 7) & 0x7e);
}

function expected(timestamp: number): number[] {
  return [...coded(timestamp, JITTER_FRAME_SAMPLES)].map((code) => codec.decodeTable[code] ?? 0);
}

function write(
  buffer: JitterBuffer,
  timestamp: number,
  samples: number,
  nowMs: number,
  marker = false,
): void {
  buffer.write(timestamp >>> 0, marker, coded(timestamp, samples), 0, samples, codec, nowMs);
}

function drain(buffer: JitterBuffer, nowMs: number): { kind: string; samples: number[] }[] {
  const frames: { kind: string; samples: number[] }[] = [];
  const frame = new Int16Array(JITTER_FRAME_SAMPLES);
  for (let kind = buffer.read(frame, nowMs); kind !== 'none'; kind = buffer.read(frame, nowMs))
    frames.push({ kind, samples: [...frame] });
  return frames;
}

describe('the jitter buffer', () => {
  it.each([80, 160, 240, 320, 480])(
    'hands on packets of %i samples at once, in frames of 160',
    (samples) => {
      const buffer = new JitterBuffer();
      const start = 0xffff_ff00;
      const heard: number[][] = [];
      for (let at = 0; at < 4_800; at += samples) {
        write(buffer, start + at, samples, at / 8);
        heard.push(...drain(buffer, at / 8).map((frame) => frame.samples));
      }
      expect(heard).toEqual(Array.from({ length: 30 }, (_, i) => expected(start + i * 160)));
    },
  );

  it('puts any order within its wait right, doubled packets too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.boolean()), {
          minLength: 20,
          maxLength: 40,
        }),
        (delays) => {
          const buffer = new JitterBuffer();
          const arrivals = delays.flatMap(([delayMs, doubled], index) => {
            // The first packet says where the stream begins: it comes first.
            const atMs = index * 20 + (index === 0 ? 0 : delayMs);
            return doubled
              ? [
                  { index, atMs },
                  { index, atMs: atMs + 3 },
                ]
              : [{ index, atMs }];
          });
          arrivals.sort((a, b) => a.atMs - b.atMs);
          const heard = arrivals.flatMap(({ index, atMs }) => {
            write(buffer, index * 160, 160, atMs);
            return drain(buffer, atMs);
          });
          expect(heard.map(({ kind }) => kind)).toEqual(delays.map(() => 'audio'));
          expect(heard.map(({ samples }) => samples)).toEqual(
            delays.map((_, index) => expected(index * 160)),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('conceals what is lost, keeps every frame in its place, whatever is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 10, maxLength: 40 }), (lost) => {
        const buffer = new JitterBuffer();
        // The ends are kept: they say how long the stream is.
        const kept = [true, ...lost.map((gone) => !gone), true, true, true, true, true];
        const heard = kept.flatMap((here, index) => {
          if (here) write(buffer, index * 160, 160, index * 20);
          return drain(buffer, index * 20);
        });
        heard.push(...drain(buffer, kept.length * 20 + 100));
        expect(heard.map(({ kind }) => kind)).toEqual(
          kept.map((here) => (here ? 'audio' : 'concealed')),
        );
        const misplaced = kept.filter(
          (here, index) => here && heard[index]?.samples.join() !== expected(index * 160).join(),
        );
        expect(misplaced).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('fades a repeated frame to silence', () => {
    const buffer = new JitterBuffer();
    write(buffer, 0, 160, 0);
    const first20Ms = drain(buffer, 0);
    write(buffer, 6 * 160, 160, 120);
    const peaks = [...first20Ms, ...drain(buffer, 120)].map(({ samples }) =>
      Math.max(...samples.map(Math.abs)),
    );
    expect(peaks).toHaveLength(7);
    const [first = 0, second = 0, third = 0, fourth = 0, fifth, sixth] = peaks;
    expect(second).toBeLessThan(first);
    expect(third).toBeLessThan(second);
    expect(fourth).toBeLessThan(third);
    expect([fifth, sixth]).toEqual([0, 0]);
  });

  it('starts anew where the timestamp jumps, at once with a marker, else with the second packet', () => {
    const buffer = new JitterBuffer();
    write(buffer, 0, 160, 0);
    drain(buffer, 0);
    write(buffer, 900_000, 160, 20, true);
    expect(drain(buffer, 20).map(({ samples }) => samples)).toEqual([expected(900_000)]);
    write(buffer, 50_000, 160, 40);
    expect(drain(buffer, 40)).toEqual([]);
    write(buffer, 50_160, 160, 60);
    expect(drain(buffer, 60).map(({ samples }) => samples)).toEqual([expected(50_160)]);
  });

  it('is not moved by one stray packet', () => {
    const buffer = new JitterBuffer();
    write(buffer, 0, 160, 0);
    write(buffer, 3_000_000, 160, 10);
    write(buffer, 160, 160, 20);
    expect(drain(buffer, 20).map(({ samples }) => samples)).toEqual([expected(0), expected(160)]);
  });

  it('fills no gap twice that was heard as silence already', () => {
    const buffer = new JitterBuffer();
    write(buffer, 0, 160, 0);
    drain(buffer, 0);
    for (let i = 0; i < 8; i++) buffer.insert(160);
    write(buffer, 10 * 160, 160, 200);
    expect(drain(buffer, 300).map(({ kind }) => kind)).toEqual(['concealed', 'audio']);
  });

  it('loses nothing of a burst after a stall', () => {
    const buffer = new JitterBuffer();
    write(buffer, 0, 160, 0);
    drain(buffer, 0);
    for (let i = 0; i < 20; i++) buffer.insert(160);
    for (let i = 1; i <= 25; i++) write(buffer, i * 160, 160, 500);
    expect(drain(buffer, 500).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 25 }, () => 'audio'),
    );
  });

  it('says when a frame ended by the fastest packet, not by the late one', () => {
    const buffer = new JitterBuffer();
    for (let i = 0; i < 50; i++) {
      const atMs = 10_000 + (i + 1) * 20 + (i % 5) * 8;
      write(buffer, i * 160, 160, atMs);
      drain(buffer, atMs);
    }
    expect(buffer.endMs).toBeGreaterThanOrEqual(10_000 + 50 * 20);
    expect(buffer.endMs).toBeLessThan(10_000 + 50 * 20 + 2);
  });
});
