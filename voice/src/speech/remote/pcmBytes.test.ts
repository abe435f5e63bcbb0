import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PcmBytes } from './pcmBytes.ts';

test('samples are the same whatever pieces their bytes come in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9_000, max: 9_000 }), { minLength: 1 }),
      fc.array(fc.nat({ max: 5 })),
      (samples, lengths) => {
        const bytes = new Uint8Array(Int16Array.of(0, ...samples).buffer);
        const reader = new PcmBytes();
        const out: number[] = [];
        let at = 0;
        for (const length of [...lengths, bytes.length]) {
          out.push(...reader.take(bytes.slice(at, at + length)));
          at += length;
        }
        expect(out).toEqual([0, ...samples]);
      },
    ),
  );
});

test.each([
  ['WAV', 'RIFF\u0024\u0008'],
  ['MP3', 'ID3\u0004\u0000'],
  ['Ogg', 'OggS\u0000'],
  ['a page', '<!DOCTYPE html>'],
  ['an error', '{"error": "no"}'],
])('%s is not taken for samples', (_what, text) => {
  expect(() => new PcmBytes().take(Buffer.from(text))).toThrow(RangeError);
  expect(() => new PcmBytes().take(Uint8Array.of(0xff, 0xfb, 0x90, 0))).toThrow(RangeError);
});
