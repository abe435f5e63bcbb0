import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Downsampler, type Resampler, Upsampler } from './resampler.ts';

function tone(rateHz: number, frequencyHz: number, samples: number): Int16Array {
  return Int16Array.from({ length: samples }, (_, i) =>
    Math.round(16_000 * Math.sin((2 * Math.PI * frequencyHz * i) / rateHz)),
  );
}

function whole(resampler: Resampler, pcm: Int16Array): Int16Array {
  return Int16Array.of(...resampler.process(pcm), ...resampler.flush());
}

/** dB of `wanted` over its difference from `heard`, edges left out. */
function snrDb(wanted: Int16Array, heard: Int16Array): number {
  let signal = 0;
  let noise = 0;
  for (let i = 100; i < wanted.length - 100; i++) {
    signal += (wanted[i] ?? 0) ** 2;
    noise += ((wanted[i] ?? 0) - (heard[i] ?? 0)) ** 2;
  }
  return 10 * Math.log10(signal / noise);
}

describe('resampling between 8 and 16 kHz', () => {
  it.each([300, 1_000, 2_500, 3_300])(
    'keeps %i Hz in place, 80 dB clean, both ways',
    (frequencyHz) => {
      const at16 = tone(16_000, frequencyHz, 4_000);
      const at8 = tone(8_000, frequencyHz, 2_000);
      expect(snrDb(at8, whole(new Downsampler(), at16))).toBeGreaterThan(78);
      expect(snrDb(at16, whole(new Upsampler(), at8))).toBeGreaterThan(78);
    },
  );

  it.each([4_700, 6_000, 7_500])(
    'lets %i Hz through to 8 kHz at less than -75 dB',
    (frequencyHz) => {
      const heard = new Downsampler().process(tone(16_000, frequencyHz, 4_000));
      const loudest = heard
        .subarray(100)
        .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      expect(20 * Math.log10(Math.max(loudest, 1) / 16_000)).toBeLessThan(-75);
    },
  );

  it('gives the same whatever the pieces', () => {
    const pcm = tone(16_000, 700, 900);
    const expected = [...whole(new Downsampler(), pcm)];
    fc.assert(
      fc.property(fc.array(fc.nat(250), { maxLength: 12 }), (lengths) => {
        const resampler = new Downsampler();
        const heard: number[] = [];
        let at = 0;
        for (const length of [...lengths, pcm.length]) {
          heard.push(...resampler.process(pcm.subarray(at, at + length)));
          at = Math.min(pcm.length, at + length);
        }
        heard.push(...resampler.flush());
        expect(heard).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the length and stops at full scale', () => {
    const loud = new Int16Array(320)
      .fill(32_767)
      .map((sample, i) => (i % 7 < 3 ? sample : -32_768));
    expect(whole(new Downsampler(), loud)).toHaveLength(160);
    expect(whole(new Upsampler(), loud)).toHaveLength(640);
  });
});
