import { expect, it } from 'vitest';
import { selfTestBadge, selfTestText } from './selfTestText.ts';

const well = { lastAtMs: 5, failedInARow: 0, failingSinceMs: null, failure: null };
const textOf = (ms: number) => `at ${ms}`;

it.each([
  [{ ...well, lastAtMs: null }, 'No test yet', 'The first test runs one minute after start.'],
  [well, 'Answered', 'The last test, at 5, succeeded.'],
  [
    { ...well, failure: 'silent' as const, failedInARow: 2, failingSinceMs: 3 },
    'Failing',
    'Failed 2 times since at 3: the assistant said nothing.',
  ],
])('tells how the calls to itself went: %j', (report, badge, text) => {
  expect(selfTestBadge(report).text).toBe(badge);
  expect(selfTestText(report, textOf)).toBe(text);
});
