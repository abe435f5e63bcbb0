import { AppError } from '@belldesk/contract/errors';
import { expect, test } from 'vitest';
import { storageErrorOf } from './storageError.ts';

const failure = (details: object, cause?: unknown) =>
  Object.assign(new Error('failed', { cause }), details);

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s says that there is no space', (code) => {
  const error = new Error('Failed query', { cause: failure({ code }) });
  expect(storageErrorOf(error)).toMatchObject({
    code: 'storage-full',
    message: 'There is no space left on the server. Nothing was saved. Try again in a few minutes.',
    cause: error,
  });
});

test.each(['53200', '57P01', '57P02', '57P03'])('%s says that the service restarts', (code) => {
  expect(storageErrorOf(failure({ code }))).toMatchObject({ code: 'busy' });
});

test('a database whose socket is gone restarts; another service that is away is no matter of storage', () => {
  const address = '/tmp/belldesk-x/.s.PGSQL.5432';
  const gone = failure({ code: 'ENOENT', syscall: 'connect', address });
  expect(storageErrorOf(gone)).toMatchObject({ code: 'busy' });
  const other = failure({
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '127.0.0.1',
    port: 9,
  });
  expect(storageErrorOf(other)).toBeUndefined();
});

test.each([
  failure({ code: '23505' }),
  failure({ code: 'ENOENT', syscall: 'open' }),
  new AppError('conflict', 'It was changed meanwhile'),
  'ENOSPC',
  undefined,
])('anything else is left as it is: %s', (error) => {
  expect(storageErrorOf(error)).toBeUndefined();
});
