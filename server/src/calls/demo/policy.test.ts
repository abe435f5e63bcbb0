import { expect, test } from 'vitest';
import { checkDemoCalls } from './policy.ts';

const nobody = { ofVisitorToday: 0, ofVisitorNow: 0, today: 0, now: 0 };

test('the last places are given', () => {
  const last = { ofVisitorToday: 4, ofVisitorNow: 0, today: 999, now: 9 };
  expect(() => checkDemoCalls(last)).not.toThrow();
});

test.each([
  [{ ofVisitorNow: 1 }, 'too-many', /already/],
  [{ ofVisitorToday: 5 }, 'too-many', /used today's/],
  [{ now: 10 }, 'busy', /in a minute/],
  // Nobody is told to try again in a minute what is over for today.
  [{ now: 10, today: 1_000 }, 'busy', /tomorrow/],
])('%j is %s', (counts, code, message) => {
  const asked = () => checkDemoCalls({ ...nobody, ...counts });
  expect(asked).toThrow(message);
  expect(asked).toThrow(expect.objectContaining({ code }));
});
