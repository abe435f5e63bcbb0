import { expect, test } from 'vitest';
import { readWrittenHours } from './readHours.ts';
import { HOURS_EXAMPLES } from './testing/hoursExamples.ts';
import type { OpeningHours } from './week.ts';

const clock = (minute: number | null) =>
  minute === null ? '?' : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** "9:00-17:00" for each day that is open, x for closed ones, ? for those of which nothing is told. */
function inShort(week: OpeningHours | null): string | null {
  if (!week) return null;
  return [1, 2, 3, 4, 5, 6, 7]
    .map((day) => {
      const ranges = week.get(day);
      if (!ranges) return '?';
      const told = ranges.map((one) => `${clock(one.fromMinute)}-${clock(one.toMinute)}`);
      return told.length === 0 ? 'x' : told.join('+');
    })
    .join(' ');
}

test.each(HOURS_EXAMPLES)('%s', (written, week) => {
  expect(inShort(readWrittenHours(written).week)).toBe(week);
});
