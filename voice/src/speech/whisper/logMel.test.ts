import { describe, expect, test } from 'vitest';
import { HOP, logMelSpectrogram, MEL_BANDS } from './logMel.ts';

const RATE_HZ = 16_000;
const FRAMES = 100;
const tone = (hz: number, seconds = 1) =>
  Float32Array.from(
    { length: RATE_HZ * seconds },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hz * at) / RATE_HZ),
  );

function bandsAt(mel: Float32Array, frame: number): number[] {
  return Array.from({ length: MEL_BANDS }, (_, band) => mel[band * FRAMES + frame] ?? 0);
}

function loudestBand(hz: number): number {
  const bands = bandsAt(logMelSpectrogram(tone(hz), FRAMES), 50);
  return bands.indexOf(Math.max(...bands));
}

/** Where a band's middle lies, by the formula of the scale alone: 200/3 Hz a step up to 1 kHz, 27 steps to 6.4 times it. */
function middleHz(band: number): number {
  const most = 15 + (27 * Math.log(8)) / Math.log(6.4);
  const mel = ((band + 1) * most) / (MEL_BANDS + 1);
  return mel < 15 ? (mel * 200) / 3 : 1_000 * 6.4 ** ((mel - 15) / 27);
}

describe('the spectrogram', () => {
  test.each([3, 12, 30, 55, 78])('of a tone is loudest in the band around it: %i', (band) => {
    expect(loudestBand(middleHz(band))).toBe(band);
  });

  test('tells power as plain Fourier sums do', () => {
    // 1 kHz lies on bin 25 alone: Hann's window spreads it to its neighbours by a half of its height.
    const mel = logMelSpectrogram(tone(1_000), FRAMES);
    const bands = bandsAt(mel, 50);
    const height = 0.5 * 100;
    const power = [24, 25, 26].map((bin) => (height * (bin === 25 ? 1 : 0.5)) ** 2);
    const triangle = (band: number, hz: number): number => {
      const [low, middle, high] = [band - 1, band, band + 1].map(middleHz) as [
        number,
        number,
        number,
      ];
      const up = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
      return (Math.max(0, up) * 2) / (high - low);
    };
    const at = bands.indexOf(Math.max(...bands));
    const expected = [24, 25, 26].reduce(
      (sum, bin, index) => sum + triangle(at, bin * 40) * (power[index] ?? 0),
      0,
    );
    expect(bands[at]).toBeCloseTo((Math.log10(expected) + 4) / 4, 3);
  });

  test('is as long as it is told, with silence behind the sound', () => {
    const mel = logMelSpectrogram(tone(440, 0.5), FRAMES);
    expect(mel).toHaveLength(MEL_BANDS * FRAMES);
    const least = Math.min(...mel);
    expect(Math.max(...mel) - least).toBeCloseTo(2);
    expect(bandsAt(mel, 60).every((value) => Math.abs(value - least) < 1e-6)).toBe(true);
  });

  test('of silence is even', () => {
    expect(new Set(logMelSpectrogram(new Float32Array(10 * HOP), FRAMES))).toEqual(new Set([-1.5]));
  });

  test('hears nothing of sound beyond its length', () => {
    expect(logMelSpectrogram(tone(440, 3), FRAMES)).toHaveLength(MEL_BANDS * FRAMES);
  });
});
