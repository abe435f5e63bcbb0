import { expect, it } from 'vitest';
import { rangeOf } from './range.ts';

it('goes by days in the view of a day, by whole weeks elsewhere', () => {
  expect(rangeOf('day', '2026-03-29', 'en-GB')).toMatchObject({
    first: '2026-03-29',
    last: '2026-03-29',
    previous: '2026-03-28',
    next: '2026-03-30',
    unit: 'day',
  });
  for (const view of ['week', 'list'] as const)
    expect(rangeOf(view, '2026-10-25', 'en-GB')).toMatchObject({
      first: '2026-10-19',
      last: '2026-10-25',
      previous: '2026-10-12',
      next: '2026-10-26',
      unit: 'week',
    });
});
