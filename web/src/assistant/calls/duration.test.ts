import { describe, expect, it } from 'vitest';
import { formatDuration, formatOffset, parseDuration } from './duration.ts';

describe('parseDuration', () => {
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

  it.each([0, 1, 59, 60, 61, 3_599, 36_000])('reads back what is written for %i s', (seconds) => {
    expect(parseDuration(formatDuration(seconds))).toBe(seconds);
  });
});

describe('formatOffset', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [65, '1:05'],
    [3_600, '60:00'],
  ])('%d', (seconds, text) => {
    expect(formatOffset(seconds)).toBe(text);
  });
});
