import { parseDuration } from '@belldesk/contract/product/duration';
import { describe, expect, it } from 'vitest';
import { formatDuration, formatOffset } from './duration.ts';

describe('formatDuration', () => {
  it.each([0, 1, 59, 60, 61, 3_599, 36_000])('%i s is read back as it is written', (seconds) => {
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
