import { expect, test } from 'vitest';
import { createTelephoneWidener } from './telephoneBand.ts';

test('holds each sample twice, within the noise it adds', () => {
  const widen = createTelephoneWidener();
  const wide = widen(Int16Array.of(0, 1_000, -2_000));
  expect(wide).toHaveLength(6);
  for (const [index, held] of [0, 0, 1_000, 1_000, -2_000, -2_000].entries())
    expect(Math.abs((wide[index] ?? 0) - held)).toBeLessThanOrEqual(30);
});

test('adds noise to silence, and never wraps a loud sample around', () => {
  const widen = createTelephoneWidener();
  expect(new Set(widen(new Int16Array(400))).size).toBeGreaterThan(30);
  for (const sample of widen(new Int16Array(400).fill(32_767)))
    expect(sample).toBeGreaterThan(32_700);
  for (const sample of widen(new Int16Array(400).fill(-32_768)))
    expect(sample).toBeLessThan(-32_700);
});
