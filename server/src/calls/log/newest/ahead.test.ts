import { expect, it } from 'vitest';
import { newestAskedFor } from './ahead.ts';

const get = (query: object) =>
  newestAskedFor({ method: 'GET', path: '/api/calls', query, body: undefined });
const rpc = (body: unknown) =>
  newestAskedFor({ method: 'POST', path: '/rpc/calls/list', query: {}, body });

it('is the first page of a scope, by both APIs', () => {
  expect(get({})).toBe('mine');
  expect(get({ scope: 'all' })).toBe('all');
  expect(rpc({ json: { scope: 'all' }, meta: [] })).toBe('all');
  expect(rpc({ json: { scope: 'mine', page: undefined } })).toBe('mine');
  expect(rpc({})).toBe('mine');
});

it.each([
  ['a later page', get({ page: 'oldest' })],
  ['a search', rpc({ json: { scope: 'mine', search: 'table' } })],
  ['a scope that does not exist', get({ scope: 'everybody' })],
  ['a scope given twice', get({ scope: ['mine', 'all'] })],
  ['input that is no object', rpc({ json: 'mine' })],
  [
    'another operation',
    newestAskedFor({ method: 'GET', path: '/api/calls/1', query: {}, body: undefined }),
  ],
  [
    'another method',
    newestAskedFor({ method: 'PUT', path: '/api/calls', query: {}, body: undefined }),
  ],
])('is not %s', (_what, scope) => {
  expect(scope).toBeNull();
});
