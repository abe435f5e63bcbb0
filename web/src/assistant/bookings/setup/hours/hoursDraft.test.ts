import { expect, it } from 'vitest';
import { noHours } from '../../testing/sampleEntries.ts';
import { draftOfHours, hoursShape } from './hoursDraft.ts';

it('has a line for every weekday, and times that a time field can show', () => {
  const draft = draftOfHours({
    ...noHours,
    week: [{ weekday: 5, ranges: [{ from: '18:00', to: '24:00' }] }],
    exceptions: [
      { date: '2026-12-31', name: 'New Year', ranges: [{ from: '18:00', to: '02:00' }] },
    ],
  });
  expect(draft.week.map(({ weekday, ranges }) => [weekday, ranges.length])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 1],
    [6, 0],
    [7, 0],
  ]);
  expect(draft.week[4]?.ranges).toEqual([{ from: '18:00', to: '00:00' }]);
  expect(hoursShape.parse(draft)).toEqual(draft);
});

it('takes each date once', () => {
  const day = { date: '2026-12-25', name: '', ranges: [] };
  const checked = hoursShape.safeParse({ ...draftOfHours(noHours), exceptions: [day, day] });
  expect(checked.error?.issues[0]?.path).toEqual(['exceptions']);
});
