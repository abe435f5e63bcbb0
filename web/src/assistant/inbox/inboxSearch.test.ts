import { expect, it } from 'vitest';
import { inboxSearch, listInput } from './inboxSearch.ts';

const cursor = '2.1795132800000.0193a7f0-0000-7000-8000-000000000000';

it('reads what the address says and leaves out what makes no sense', () => {
  expect(inboxSearch({ show: 'done', after: cursor })).toEqual({ show: 'done', after: cursor });
  expect(inboxSearch({ show: 'open', after: '3.1.x' })).toEqual({});
  expect(inboxSearch({ show: 7, after: 7 })).toEqual({});
});

it('asks for what is open where the address says nothing', () => {
  expect(listInput({})).toEqual({ show: 'open' });
  expect(listInput({ show: 'all', after: cursor })).toEqual({ show: 'all', after: cursor });
});
