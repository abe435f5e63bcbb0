import { describe, expect, test } from 'vitest';
import { ringback } from './ringback.ts';

/** Loudness of each 100 ms. */
function loudness(pcm: Int16Array): boolean[] {
  return Array.from({ length: pcm.length / 800 }, (_, n) =>
    pcm.subarray(n * 800, (n + 1) * 800).some((sample) => Math.abs(sample) > 1_000),
  );
}

describe('the ringing tone', () => {
  test('of Britain is two short rings, of America a long one', () => {
    expect(
      loudness(ringback('GB'))
        .map((on) => (on ? '#' : '.'))
        .join(''),
    ).toBe(`####..####${'.'.repeat(20)}`);
    expect(
      loudness(ringback('US'))
        .map((on) => (on ? '#' : '.'))
        .join(''),
    ).toBe('#'.repeat(20) + '.'.repeat(40));
  });

  test.each(['GB', 'US'] as const)('%s repeats in whole frames', (place) => {
    expect(ringback(place).length % 160).toBe(0);
  });
});
