import { describe, expect, test } from 'vitest';
import { PHRASE_END_FEATURES, PhraseEnd } from './phraseEnd.ts';
import { OverByVoice } from './phraseEndOdds.ts';
import { PitchTracker } from './pitchTracker.ts';

const FRAME_MS = 20;

/** A voice of harmonics between 300 and 3400 Hz, softer the higher, whose pitch goes from one to the other: frames of 20 ms. */
function voice(fromHz: number, toHz: number, ms: number, rateHz = 8_000): Int16Array[] {
  const samples = (rateHz * FRAME_MS) / 1_000;
  let phase = 0;
  return Array.from({ length: ms / FRAME_MS }, (_, frame) =>
    Int16Array.from({ length: samples }, (__, n) => {
      const share = (frame * samples + n) / ((ms * rateHz) / 1_000);
      const hz = fromHz + (toHz - fromHz) * share;
      phase += (2 * Math.PI * hz) / rateHz;
      let sum = 0;
      for (let harmonic = 1; harmonic <= 20; harmonic++)
        if (hz * harmonic > 300 && hz * harmonic < 3_400)
          sum += Math.sin(phase * harmonic) / harmonic;
      return Math.round(sum * 12_000);
    }),
  );
}

const silence = (ms: number): Int16Array[] =>
  Array.from({ length: ms / FRAME_MS }, () => new Int16Array(160));

function featureOf(frames: readonly Int16Array[], name: string): number {
  const ear = new PhraseEnd(8_000);
  ear.begin();
  for (const frame of [...frames, ...silence(260)]) ear.hear(frame);
  const features = ear.features(260);
  const at = PHRASE_END_FEATURES.findIndex((feature) => feature.startsWith(name));
  return features?.[at] ?? Number.NaN;
}

describe('the pitch of a voice whose fundamental the line does not carry', () => {
  test.each([
    [95, 8_000],
    [120, 8_000],
    [210, 8_000],
    [260, 8_000],
    [120, 16_000],
    [210, 16_000],
  ] as const)('%d Hz at %d Hz', (hz, rateHz) => {
    const tracker = new PitchTracker(rateHz);
    const heard = voice(hz, hz, 200, rateHz).map((frame) => tracker.hear(frame).pitchHz);
    expect(Math.abs(12 * Math.log2((heard.at(-1) ?? 1) / hz))).toBeLessThan(0.5);
  });

  test('silence has none', () => {
    const tracker = new PitchTracker(8_000);
    expect(silence(100).map((frame) => tracker.hear(frame).pitchHz)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the end of a phrase', () => {
  test('a pitch that falls slopes down, one that rises slopes up', () => {
    const level = voice(150, 150, 600);
    expect(
      featureOf([...level, ...voice(150, 100, 300)], 'slope of the pitch over the last 200'),
    ).toBeLessThan(-10);
    expect(
      featureOf([...level, ...voice(150, 210, 300)], 'slope of the pitch over the last 200'),
    ).toBeGreaterThan(10);
    expect(
      Math.abs(featureOf([...level, ...level], 'slope of the pitch over the last 200')),
    ).toBeLessThan(3);
  });

  test('a last syllable that is drawn out is longer than the others', () => {
    const syllables = Array.from({ length: 4 }, () => [
      ...voice(150, 150, 120),
      ...silence(60),
    ]).flat();
    expect(
      featureOf([...syllables, ...voice(150, 150, 360)], 'that over the usual'),
    ).toBeGreaterThan(1.5);
    expect(featureOf([...syllables, ...voice(150, 150, 120)], 'that over the usual')).toBeLessThan(
      1.2,
    );
  });

  test('of which hardly anything was voiced says nothing', () => {
    const ear = new PhraseEnd(8_000);
    for (const frame of [...voice(150, 150, 60), ...silence(300)]) ear.hear(frame);
    expect(ear.features(300)).toBeNull();
  });
});

test("a caller's first phrase tells nothing, and the others beside those before", () => {
  const odds = new OverByVoice();
  const falls = [-4, -40, -10, 0.5, 0.3, 1.5, 0.4];
  const goesOn = [1, 20, 0, 0.9, 0.2, 1, 0.9];
  expect(odds.of(goesOn)).toBeNull();
  expect(odds.of(goesOn)).toBe(0);
  expect(odds.of(falls)).toBeGreaterThan(0);
  expect(odds.of(goesOn)).toBeLessThan(0);
});
