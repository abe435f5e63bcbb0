import { describe, expect, it } from 'vitest';
import { SpeakingDetector, volumeOf } from './speaking.ts';

describe('SpeakingDetector', () => {
  it('starts above 0.01 and ends a second after the last such level', () => {
    const detector = new SpeakingDetector();
    expect(detector.hear(0.01, 0)).toBeNull();
    expect(detector.hear(0.011, 100)).toBe('speech-start');
    expect(detector.hear(0.2, 200)).toBeNull();
    expect(detector.hear(0, 300)).toBeNull();
    expect(detector.hear(0.02, 1_100)).toBeNull();
    expect(detector.hear(0, 2_099)).toBeNull();
    expect(detector.hear(0, 2_100)).toBe('speech-end');
    expect(detector.hear(0, 9_000)).toBeNull();
    expect(detector.hear(0.5, 9_100)).toBe('speech-start');
  });
});

describe('volumeOf', () => {
  it.each([
    [0, 0],
    [0.075, 0.5],
    [0.15, 1],
    [0.9, 1],
  ])('scales %d to %d', (level, volume) => {
    expect(volumeOf(level)).toBeCloseTo(volume);
  });
});
