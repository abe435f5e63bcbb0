import { expect, it } from 'vitest';
import { selfTestBadge, selfTestText } from './selfTestText.ts';

const well = { lastAtMs: 5, failedInARow: 0, failingSinceMs: null, failure: null };
const textOf = (ms: number) => `at ${ms}`;

it.each([
  [{ ...well, lastAtMs: null }, 'Not made yet', 'The first one comes a minute after the start.'],
  [well, 'Answered', 'The last one, at 5, was answered.'],
  [
    { ...well, failure: 'silent' as const, failedInARow: 2, failingSinceMs: 3 },
    'Failing',
    'It failed 2 times since at 3: nothing was said.',
  ],
])('tells how the calls to itself went: %j', (report, badge, text) => {
  expect(selfTestBadge(report).text).toBe(badge);
  expect(selfTestText(report, textOf)).toBe(text);
});
