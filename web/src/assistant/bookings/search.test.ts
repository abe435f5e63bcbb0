import { expect, it } from 'vitest';
import { calendarSearch } from './search.ts';

it('reads view and day from the address, and leaves out what makes no sense', () => {
  expect(calendarSearch({ view: 'list', date: '2026-11-21' })).toEqual({
    view: 'list',
    date: '2026-11-21',
  });
  expect(calendarSearch({ view: 'month', date: '2026-02-30', more: 1 })).toEqual({});
  expect(calendarSearch({ date: 20_261_121 })).toEqual({});
});
