import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resampleRatio } from '../../audio/resampleRatio.ts';
import { createStreamResampler } from './streamResampler.ts';

test('a stream in any pieces becomes what the whole becomes', () => {
  const whole = Int16Array.from({ length: 3_001 }, (_, n) =>
    Math.round(9_000 * Math.sin(n / 7) + 5_000 * Math.sin(n / 1.9)),
  );
  const wanted = resampleRatio(whole, 24_000, 16_000);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 12 }), (lengths) => {
      const stream = createStreamResampler();
      const out: number[] = [];
      let at = 0;
      for (const length of [...lengths, whole.length]) {
        out.push(...stream.process(whole.slice(at, at + length)));
        at += length;
      }
      out.push(...stream.flush());
      expect(Int16Array.from(out)).toEqual(wanted);
    }),
    { numRuns: 40 },
  );
});
