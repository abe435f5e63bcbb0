import { expect, test } from 'vitest';
import { claims } from './claims.ts';
import { planById } from './plans.ts';

test('the free plan gives at least the minutes that everybody is promised at the start', () => {
  const { callMinutes, price } = planById('starter');
  expect(price.USD.monthly).toBe(0);
  expect(callMinutes).toBeGreaterThanOrEqual(claims.freeMinutesToStart);
});

test('languages are those that can be chosen, each once', () => {
  expect(claims.languages).toEqual(['English', 'Spanish', 'French']);
});
