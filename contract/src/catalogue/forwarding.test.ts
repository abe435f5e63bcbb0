import { describe, expect, it } from 'vitest';
import { carriers } from './forwarding.ts';

describe('the codes of the carriers', () => {
  it.each(carriers)('$name: each leads to a number and can be undone', ({ codes }) => {
    expect(codes.map((code) => code.case)).toContain('unanswered');
    for (const { on, off } of codes) {
      expect(on).toMatch(/^[*#\d]+\{number\}#?$/);
      expect(off).toMatch(/^[*#\d]+$/);
    }
  });
});
