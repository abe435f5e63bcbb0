import { expect, test } from 'vitest';
import { quantile } from './quantile.ts';

test('a quantile is the value of the nearest rank, and none of nothing', () => {
  const values = [5, 1, 4, 2, 3];
  expect(quantile(values, 0.5)).toBe(3);
  expect(quantile(values, 0.99)).toBe(5);
  expect(quantile(values, 0)).toBe(1);
  expect(quantile([], 0.5)).toBeNaN();
});
