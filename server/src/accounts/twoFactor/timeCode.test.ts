import { describe, expect, it } from 'vitest';
import { stepOf, timeCode } from './timeCode.ts';

/** RFC 6238 appendix B, SHA-1; the last six of its eight digits. */
const secret = '12345678901234567890';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s it is %s', (seconds, code) => {
    expect(timeCode(secret, Math.floor(seconds / 30))).toBe(code);
    expect(stepOf(secret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('count one step early and one late, no further', () => {
    const step = 1_000_000;
    const code = timeCode(secret, step);
    const at = (steps: number) => stepOf(secret, code, (step + steps) * 30_000);
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([null, step, step, step, null]);
  });

  it.each(['', '28708', '2870820', 'abcdef'])('%j is none', (code) => {
    expect(stepOf(secret, code, 59_000)).toBeNull();
  });
});
