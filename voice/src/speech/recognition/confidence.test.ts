import { expect, test } from 'vitest';
import { moonshineTraits } from '../moonshine/moonshineTraits.ts';
import { onCurve, textConfidence, wordConfidence } from './confidence.ts';

const { textIsRight, wordIsRight } = moonshineTraits;

const words = (...probabilities: readonly number[]) =>
  probabilities.map((probability) => ({ text: 'word', logProbability: Math.log(probability) }));

test('a curve is followed by straight lines, and ends where it ends', () => {
  const curve = [
    [0, 0.2],
    [1, 0.4],
  ] as const;
  expect([-5, 0, 0.5, 1, 9].map((figure) => onCurve(curve, figure))).toEqual([
    0.2,
    0.2,
    expect.closeTo(0.3),
    0.4,
    0.4,
  ]);
});

test('a text is surer the likelier its words, and the fewer other readings there are', () => {
  const sure = textConfidence(textIsRight, 1, words(0.99, 0.98));
  const rival = textConfidence(textIsRight, 0.5, words(0.99, 0.98));
  const unlikely = textConfidence(textIsRight, 1, words(0.3, 0.2, 0.1));
  expect(sure).toBeGreaterThan(0.9);
  expect(rival).toBeLessThan(0.6);
  expect(unlikely).toBeLessThan(0.4);
});

test('whatever comes, it is a probability', () => {
  for (const share of [0, 1e-9, 0.5, 1])
    for (const probability of [0, 1e-30, 0.5, 1]) {
      const confidence = textConfidence(textIsRight, share, words(probability, probability));
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(
        words(probability)
          .map((word) => wordConfidence(wordIsRight, word))
          .every((one) => one > 0 && one <= 1),
      ).toBe(true);
    }
});
