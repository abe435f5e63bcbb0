import { describe, expect, it } from 'vitest';
import { endOfDay, startOfDay } from './localDay.ts';

describe('a day in a zone', () => {
  it.each([
    ['2026-11-20', 'Europe/London', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-20', 'America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['2026-11-20', 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z', '2026-11-20T18:15:00.000Z'],
    // 23 and 25 hours.
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    // Clocks jump at midnight: the day begins at one.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ])('%s in %s', (date, zone, start, end) => {
    expect(startOfDay(date, zone).toISOString()).toBe(start);
    expect(endOfDay(date, zone).toISOString()).toBe(end);
  });
});
