import { expect, it } from 'vitest';
import { parseDuration } from './duration.ts';

it.each<[string, number | null]>([
  ['2min 5sec', 125],
  ['0min 0sec', 0],
  ['3min', 180],
  ['45sec', 45],
  [' 12min 30sec ', 750],
  ['90', 90],
  ['90.5', 90.5],
  ['02:05', 125],
  ['75:00', 4_500],
  ['2:60', null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['1min 2sec 3', null],
])('%j', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});
