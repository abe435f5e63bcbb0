import { expect, it } from 'vitest';
import { openOn, unshaded } from './openTimes.ts';

const day = (date: string, ranges: { from: string; to: string }[] | null) => ({
  date,
  ranges,
  exception: null,
});

it('counts the tail of a night to the day on which it ends', () => {
  const days = [
    day('2026-11-20', [{ from: '18:00', to: '02:00' }]),
    day('2026-11-21', [
      { from: '12:00', to: '15:00' },
      { from: '18:00', to: '24:00' },
    ]),
    day('2026-11-22', []),
  ];
  expect(openOn(days, '2026-11-20')).toEqual([{ fromMinute: 1_080, toMinute: 1_440 }]);
  expect(openOn(days, '2026-11-21')).toEqual([
    { fromMinute: 0, toMinute: 120 },
    { fromMinute: 720, toMinute: 900 },
    { fromMinute: 1_080, toMinute: 1_440 },
  ]);
  expect(openOn(days, '2026-11-22')).toEqual([]);
});

it('knows nothing of days without known hours, and shades nothing there', () => {
  expect(openOn([day('2026-11-21', null)], '2026-11-21')).toBeNull();
  expect(openOn([], '2026-11-21')).toBeNull();
  expect(unshaded(null)).toEqual([{ fromMinute: 0, toMinute: 1_440 }]);
});
