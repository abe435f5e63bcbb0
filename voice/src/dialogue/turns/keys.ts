import type { Expectation } from '../model.ts';

interface KeyRule {
  /** Complete with this many keys. */
  readonly length: number;
  /** Complete after this long without another key, in ms. */
  readonly pauseMs: number;
}

const RULES: Readonly<Record<Expectation, KeyRule>> = {
  anything: { length: 1, pauseMs: 0 },
  'yes-no': { length: 1, pauseMs: 0 },
  message: { length: 1, pauseMs: 0 },
  name: { length: 1, pauseMs: 0 },
  number: { length: 3, pauseMs: 1_500 },
  date: { length: 4, pauseMs: 2_500 },
  time: { length: 4, pauseMs: 2_500 },
  'phone-number': { length: 20, pauseMs: 4_000 },
};

export type KeyProgress =
  | { readonly complete: true; readonly keys: string }
  | { readonly complete: false; readonly keys: string; readonly waitMs: number };

/** Takes one more key of the telephone. Hash ends an entry, star begins it anew. */
export function takeKey(keys: string, key: string, expects: Expectation): KeyProgress {
  const rule = RULES[expects];
  if (key === '*') return { complete: false, keys: '', waitMs: rule.pauseMs };
  if (key === '#') return keys === '' ? { complete: true, keys: '#' } : { complete: true, keys };
  const taken = keys + key;
  return taken.length >= rule.length
    ? { complete: true, keys: taken }
    : { complete: false, keys: taken, waitMs: rule.pauseMs };
}
