import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './days.ts';
import { minuteOf } from './minutes.ts';
import {
  endOfDay,
  instantOf,
  instantOfMinute,
  isTimeZone,
  localMinute,
  localOf,
  startOfDay,
} from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

it.each([
  ['2026-11-20T23:30:00Z', 'Europe/London', '2026-11-20T23:30'],
  ['2026-11-20T23:30:00Z', 'Asia/Tokyo', '2026-11-21T08:30'],
  ['2026-07-01T00:05:00Z', 'America/New_York', '2026-06-30T20:05'],
  ['2026-11-20T00:00:00Z', 'Europe/London', '2026-11-20T00:00'],
])('%s in %s is %s', (at, zone, local) => {
  expect(localMinute(Date.parse(at), zone)).toBe(local);
});

it('knows which zones there are', () => {
  expect(isTimeZone('America/Argentina/Buenos_Aires')).toBe(true);
  for (const name of ['Europe/Atlantis', '', 'Europe']) expect(isTimeZone(name)).toBe(false);
});

describe('a minute on the clock', () => {
  const at = (date: string, time: string, zone: string) => {
    const ms = instantOf({ date, time }, zone);
    return ms === null ? null : new Date(ms).toISOString();
  };

  it('is the earlier moment where the clock shows it twice', () => {
    expect(at('2026-10-25', '01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    // The clock of Lord Howe goes back by half an hour.
    expect(at('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
  });

  it('is no moment where the clock is put forward over it; counted in minutes, the moment it was', () => {
    expect(at('2026-03-29', '01:30', 'Europe/London')).toBeNull();
    expect(at('2026-03-08', '02:00', 'America/New_York')).toBeNull();
    for (const minute of [60, 90, 119])
      expect(instantOfMinute('2026-03-29', minute, 'Europe/London')).toBe(Date.UTC(2026, 2, 29, 1));
  });

  it('counts over the ends of its day', () => {
    expect(instantOfMinute('2026-11-20', 1_500, 'UTC')).toBe(Date.UTC(2026, 10, 21, 1));
    expect(instantOfMinute('2026-11-20', -30, 'UTC')).toBe(Date.UTC(2026, 10, 19, 23, 30));
  });
});

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
    // Midnight comes twice: the day begins at the first.
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    // Samoa left a whole day out, on its way over the date line.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s', (date, zone, start, end) => {
    expect(new Date(startOfDay(date, zone)).toISOString()).toBe(start);
    expect(new Date(endOfDay(date, zone)).toISOString()).toBe(end);
  });
});

const zone = fc.constantFrom(
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
);
const moment = fc
  .integer({ min: Date.UTC(2024, 0) / MINUTE_MS, max: Date.UTC(2032, 0) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS);

describe('in every zone, whatever its clocks do', () => {
  it('a moment is found by what the clock shows, or by an earlier one that shows the same', () => {
    fc.assert(
      fc.property(moment, zone, (ms, timeZone) => {
        const local = localOf(ms, timeZone);
        const found = instantOf(local, timeZone);
        expect(found).not.toBeNull();
        expect(found ?? 0).toBeLessThanOrEqual(ms);
        expect(localOf(found ?? 0, timeZone)).toEqual(local);
        expect(instantOfMinute(local.date, minuteOf(local.time), timeZone)).toBe(found);
      }),
    );
  });

  it('a day begins with its first minute, and the next where it ends', () => {
    fc.assert(
      fc.property(moment, zone, (ms, timeZone) => {
        const { date } = localOf(ms, timeZone);
        const start = startOfDay(date, timeZone);
        expect(localOf(start, timeZone).date).toBe(date);
        expect(localOf(start - MINUTE_MS, timeZone).date < date).toBe(true);
        expect(start <= ms && ms < endOfDay(date, timeZone)).toBe(true);
        expect(endOfDay(date, timeZone)).toBe(startOfDay(addDays(date, 1), timeZone));
        expect(Math.abs(endOfDay(date, timeZone) - start - DAY_MS)).toBeLessThanOrEqual(
          2 * 3_600_000,
        );
      }),
    );
  });
});
