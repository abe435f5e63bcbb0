import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 'none'],
    ['abc', 'weak'],
    ['abcdefgh', 'weak'],
    ['abcABC', 'weak'],
    ['abcABC1', 'medium'],
    ['abcABC12', 'medium'],
    ['abc ABC 12', 'medium'],
    ['abcABC1!', 'strong'],
    ['aB1!', 'medium'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
