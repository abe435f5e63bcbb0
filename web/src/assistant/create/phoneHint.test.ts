import { describe, expect, it } from 'vitest';
import { isDiallable } from './phoneHint.ts';

describe('isDiallable', () => {
  it.each([
    ['+44 20 7946 0018', 'en-US', true],
    ['020 7946 0018', 'en-GB', true],
    ['020 7946 0018', 'en-US', false],
    ['(212) 555-0123', 'en-US', true],
    ['212 555 0123', 'en', true],
    ['12', 'en-US', false],
    ['call us', 'en-US', false],
    ['+1 2', 'eo', false],
  ])('%j in %s: %s', (typed, locale, diallable) => {
    expect(isDiallable(typed, locale)).toBe(diallable);
  });
});
