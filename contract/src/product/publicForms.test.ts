import { expect, test } from 'vitest';
import { newsletterInput } from './publicForms.ts';

test('a form that stood open for days can still be sent', () => {
  const filledInMs = 3 * 24 * 60 * 60 * 1_000;
  expect(newsletterInput.safeParse({ email: 'ada@example.com', filledInMs }).success).toBe(true);
});
