import { expect } from 'vitest';

/** Stands in an expected object for a text that fits. */
export function matching(pattern: RegExp | string): unknown {
  return expect.stringMatching(pattern);
}

/** Stands in an expected object for any text. */
export function anyText(): unknown {
  return expect.any(String);
}
