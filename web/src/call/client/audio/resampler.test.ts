import { describe, expect, it } from 'vitest';
import { Resampler } from './resampler.ts';

function convert(inputHz: number, outputHz: number, toneHz: number, seconds: number): number[] {
  const resampler = new Resampler(inputHz, outputHz);
  const output: number[] = [];
  for (let at = 0; at < inputHz * seconds; at++) {
    resampler.push(Math.sin((2 * Math.PI * toneHz * at) / inputHz));
    while (resampler.ready) output.push(resampler.take());
  }
  return output;
}

/** Level of a tone against all that is not the tone, in dB, the filter's edges left out. */
function signalToNoiseDb(samples: number[], rateHz: number, toneHz: number): number {
  const middle = samples.slice(200, -200);
  let sine = 0;
  let cosine = 0;
  middle.forEach((sample, at) => {
    sine += (sample * Math.sin((2 * Math.PI * toneHz * at) / rateHz) * 2) / middle.length;
    cosine += (sample * Math.cos((2 * Math.PI * toneHz * at) / rateHz) * 2) / middle.length;
  });
  let noise = 0;
  middle.forEach((sample, at) => {
    const angle = (2 * Math.PI * toneHz * at) / rateHz;
    noise += (sample - sine * Math.sin(angle) - cosine * Math.cos(angle)) ** 2 / middle.length;
  });
  return 10 * Math.log10((sine ** 2 + cosine ** 2) / 2 / noise);
}

function rms(samples: number[]): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

describe('Resampler', () => {
  it.each([
    [48_000, 16_000],
    [44_100, 16_000],
    [16_000, 48_000],
    [16_000, 44_100],
    [16_000, 16_000],
  ])('keeps a tone clean from %i to %i Hz', (inputHz, outputHz) => {
    const output = convert(inputHz, outputHz, 1_000, 0.5);
    expect(signalToNoiseDb(output, outputHz, 1_000)).toBeGreaterThan(55);
    expect(rms(output.slice(200, -200))).toBeCloseTo(Math.SQRT1_2, 2);
    expect(Math.abs(output.length - outputHz / 2)).toBeLessThan(60);
  });

  it('takes away what the lower rate cannot hold, instead of folding it down', () => {
    expect(rms(convert(48_000, 16_000, 11_000, 0.2).slice(100))).toBeLessThan(0.001);
  });
});
