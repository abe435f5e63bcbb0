import { expect, test } from 'vitest';
import { levelled, speechLevel } from './level.ts';

const tone = (amplitude: number, seconds = 1): Float32Array =>
  Float32Array.from(
    { length: 24_000 * seconds },
    (_, n) => amplitude * Math.sin((2 * Math.PI * 220 * n) / 24_000),
  );
const asFloats = (pcm: Int16Array): Float32Array =>
  Float32Array.from(pcm, (value) => value / 32_767);

test('pieces that were rendered louder and softer come out at one level', () => {
  const levels = [0.09, 0.15, 0.3].map((amplitude) =>
    speechLevel(asFloats(levelled(tone(amplitude)))),
  );
  for (const level of levels) expect(level).toBeCloseTo(levels[0] ?? 0, 3);
});

test('pauses do not count as speech', () => {
  const paused = new Float32Array(48_000);
  paused.set(tone(0.3), 12_000);
  expect(speechLevel(paused)).toBeCloseTo(speechLevel(tone(0.3)), 3);
});

test('what is beyond full scale is not cut, and silence stays silence', () => {
  const spike = tone(0.05);
  spike[1_000] = 1.4;
  const pcm = levelled(spike);
  expect(pcm[1_000]).toBe(32_767);
  expect((pcm[1_100] ?? 0) / 32_767).toBeCloseTo((spike[1_100] ?? 0) / 1.4, 2);
  expect(levelled(new Float32Array(100)).every((sample) => sample === 0)).toBe(true);
});
