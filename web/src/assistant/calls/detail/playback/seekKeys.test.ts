import { expect, it } from 'vitest';
import { soughtBy } from './seekKeys.ts';

const at = { seconds: 40, durationSeconds: 65 };

it.each<[string, number | null]>([
  ['ArrowRight', 45],
  ['ArrowUp', 45],
  ['ArrowLeft', 35],
  ['ArrowDown', 35],
  ['PageUp', 65],
  ['PageDown', 10],
  ['Home', 0],
  ['End', 65],
  ['Enter', null],
  ['Tab', null],
])('%s leads to %s', (key, seconds) => {
  expect(soughtBy(key, at)).toBe(seconds);
});

it('stays within the recording', () => {
  expect(soughtBy('ArrowLeft', { ...at, seconds: 2 })).toBe(0);
});
