import { describe, expect, test } from 'vitest';
import { LinearPattern, MAX_PATTERN_CHARACTERS, patternProblem } from './linearPattern.ts';
import { processorMs } from './testing/processorTime.ts';

/** The quickest of some runs. */
const quickestMs = (run: () => unknown) =>
  Math.min(...Array.from({ length: 7 }, () => processorMs(run)));

describe('a pattern that JavaScript would take seconds or years for', () => {
  test.each(['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '^(.*a){20}$', '^a*a*a*a*a*b$', '([a-z]+)*[0-9]'])(
    '%s takes no longer than a harmless one, by and large',
    (source) => {
      const harmless = new LinearPattern('^[a-z]+$');
      const evil = new LinearPattern(source);
      const text = `${'a'.repeat(28)}!`;
      expect(evil.test(text)).toBe(false);
      // Both are microseconds. Backtracking takes 2^28 steps for the first.
      const bound = 1_000 * quickestMs(() => harmless.test(text)) + 5;
      expect(quickestMs(() => evil.test(text))).toBeLessThan(bound);
      const long = `${'a'.repeat(65_000)}!`;
      const longBound = 1_000 * quickestMs(() => harmless.test(long)) + 200;
      expect(quickestMs(() => evil.test(long))).toBeLessThan(longBound);
    },
  );
});

test.each([
  ['^\\d{4}-\\d{2}-\\d{2}$', '2026-11-22', '2026-11-2'],
  ['^[A-Z]{2}\\d+/\\w+$', 'AB12/x', 'AB12x'],
  ['^(?<area>\\+?\\d{1,3}) \\d+$', '+44 20', '44-20'],
  ['\\p{L}', '\u00e9', '1'],
  ['^\\u0041$', 'A', 'B'],
  ['caf\u00e9|th\u00e9', 'un caf\u00e9', 'un cafe'],
])('%s means what it means in JavaScript', (source, fits, fitsNot) => {
  expect(patternProblem(source)).toBeNull();
  const pattern = new LinearPattern(source);
  expect([pattern.test(fits), pattern.test(fitsNot)]).toEqual([true, false]);
});

test.each([
  ['^(?=.*[0-9])', 'lookahead'],
  ['(?<!a)b', 'lookbehind'],
  ['^(a+)\\1$', 'backreferences'],
  ['(?<x>a)\\k<x>', 'backreferences'],
  ['a{1001}', 'counts over 1000'],
  ['(a{100}){100}', 'counts over 1000'],
  ['(', 'regular expression'],
  ['a{1000}|b{1000}|c{1000}', 'must repeat less'],
  ['a'.repeat(MAX_PATTERN_CHARACTERS + 1), 'at most 500 characters'],
])('%s cannot be run in linear time, and it is said why', (source, why) => {
  expect(patternProblem(source)).toContain(why);
});
