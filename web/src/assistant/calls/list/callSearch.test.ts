import { expect, it } from 'vitest';
import { callSearch, csvAddress, isNarrowed, listInput } from './callSearch.ts';

const all = {
  scope: 'all',
  search: 'parking',
  from: '2026-11-01',
  to: '2026-11-30',
  outcome: 'booked',
  number: '0018',
  page: 'older.1763752012000.0193b3c0-0000-7000-8000-000000000101',
} as const;

it('reads the address, and leaves out what makes no sense', () => {
  expect(callSearch(all)).toEqual(all);
  expect(callSearch({ search: 1930, number: 7 })).toEqual({ search: '1930', number: '7' });
  expect(
    callSearch({
      scope: 'everyone',
      search: '  ',
      from: '2026-02-30',
      to: 20_261_121,
      outcome: 'wonderful',
      number: {},
      page: 'newest',
      more: 1,
    }),
  ).toEqual({});
});

it('takes no day while its year is still being typed', () => {
  for (const from of ['0002-11-21', '0020-11-21', '0202-11-21', '1899-12-31'])
    expect(callSearch({ from })).toEqual({});
  expect(callSearch({ from: '2025-11-21' })).toEqual({ from: '2025-11-21' });
});

it('asks for days in the zone of the page, and for a file of every page', () => {
  expect(listInput({}, 'Europe/London')).toEqual({ scope: 'mine' });
  expect(listInput(all, 'Europe/London')).toEqual({ ...all, timeZone: 'Europe/London' });
  const file = new URL(csvAddress(all, 'Europe/London'), 'http://desk.example');
  const { page: _page, ...filters } = all;
  expect(Object.fromEntries(file.searchParams)).toEqual({ ...filters, timeZone: 'Europe/London' });
});

it('knows whether anything is searched for', () => {
  expect(isNarrowed({ scope: 'all', page: 'oldest' })).toBe(false);
  expect(isNarrowed({ number: '0018' })).toBe(true);
});
