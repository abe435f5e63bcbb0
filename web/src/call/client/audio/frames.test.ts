import { BROWSER_FRAME_BYTES } from '@belldesk/contract/voice/browserCall';
import { describe, expect, it } from 'vitest';
import { FrameCutter, samplesOf } from './frames.ts';

describe('FrameCutter', () => {
  it('gives a frame of 640 bytes with every 320th sample', () => {
    const cutter = new FrameCutter(BROWSER_FRAME_BYTES);
    const frames: ArrayBuffer[] = [];
    for (let at = 0; at < 1_000; at++) {
      const frame = cutter.add(0.5);
      if (frame) frames.push(frame);
    }
    expect(frames.map((frame) => frame.byteLength)).toEqual([640, 640, 640]);
  });

  it('writes PCM16 little endian and clips what is too loud', () => {
    const cutter = new FrameCutter(6);
    cutter.add(1.7);
    cutter.add(-1.7);
    const frame = cutter.add(0.5);
    expect(Array.from(new Uint8Array(frame ?? new ArrayBuffer()))).toEqual([
      0xff, 0x7f, 0x01, 0x80, 0x00, 0x40,
    ]);
  });

  it('hands over a frame that later samples do not touch', () => {
    const cutter = new FrameCutter(4);
    cutter.add(0.25);
    const first = cutter.add(0.25) ?? new ArrayBuffer();
    cutter.add(-1);
    expect(samplesOf(first)[0]).toBeCloseTo(0.25, 3);
  });
});

describe('samplesOf', () => {
  it('reads back what was written', () => {
    const cutter = new FrameCutter(8);
    const levels = [0, 0.1, -0.9, 1];
    const frame = levels.map((level) => cutter.add(level)).find(Boolean) ?? new ArrayBuffer();
    for (const [at, sample] of samplesOf(frame).entries())
      expect(sample).toBeCloseTo(levels[at] ?? 9, 3);
  });

  it('leaves out a byte that is half a sample', () => {
    expect(samplesOf(new ArrayBuffer(5))).toHaveLength(2);
  });
});
