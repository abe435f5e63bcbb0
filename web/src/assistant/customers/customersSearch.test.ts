import { expect, test } from 'vitest';
import { customersSearch, listInput } from './customersSearch.ts';

const after = '1795132800000.0193b3c0-0000-7000-8000-000000000201';

test.each([
  [{}, {}],
  [{ search: '  pat ' }, { search: 'pat' }],
  [{ search: 2079460111 }, { search: '2079460111' }],
  [{ search: '', after: 'x' }, {}],
  [{ search: ['pat'], after }, { after }],
])('the address %o means %o', (address, meant) => {
  expect(customersSearch(address)).toEqual(meant);
});

test('what it leaves out is everybody', () => {
  expect(listInput({})).toEqual({ search: '' });
  expect(listInput({ search: 'pat', after })).toEqual({ search: 'pat', after });
});
