import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay, weekdayOf, weekOf } from './days.ts';

describe('days of the calendar', () => {
  it('are days that there are', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', 'tomorrow', '', '2026-02-30T00'])
      expect(isDay(text)).toBe(false);
  });

  it('are counted over the end of a month, of a year and over leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
  });

  it('begin the week on Monday', () => {
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  it('make whole weeks where clocks are changed too', () => {
    // 29 March 2026 has 23 hours in Europe, 25 October has 25; 8 March and 1 November do so in America.
    for (const [day, monday, sunday] of [
      ['2026-03-29', '2026-03-23', '2026-03-29'],
      ['2026-03-30', '2026-03-30', '2026-04-05'],
      ['2026-10-25', '2026-10-19', '2026-10-25'],
      ['2026-03-08', '2026-03-02', '2026-03-08'],
      ['2026-11-01', '2026-10-26', '2026-11-01'],
      ['2027-01-01', '2026-12-28', '2027-01-03'],
    ] as const) {
      const week = weekOf(day);
      expect(new Set(week).size).toBe(7);
      expect([week[0], week[6]]).toEqual([monday, sunday]);
      expect(week).toContain(day);
    }
  });
});
