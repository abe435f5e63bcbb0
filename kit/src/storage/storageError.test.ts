import { AppError } from '@belldesk/contract/errors';
import { expect, test } from 'vitest';
import { storageErrorOf } from './storageError.ts';

const failure = (details: object) => Object.assign(new Error('failed'), details);

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s says that there is no space', (code) => {
  const error = new Error('Failed query', { cause: failure({ code }) });
  expect(storageErrorOf(error)).toMatchObject({
    code: 'storage-full',
    message: 'There is no space left on the server. Nothing was saved. Try again in a few minutes.',
    cause: error,
  });
});

test('a database without memory says so', () => {
  expect(storageErrorOf(failure({ code: '53200' }))).toMatchObject({ code: 'busy' });
});

test.each([
  failure({ code: '23505' }),
  failure({ code: 'ENOENT', syscall: 'open' }),
  failure({ code: 28 }),
  new AppError('conflict', 'It was changed meanwhile'),
  'ENOSPC',
  undefined,
])('anything else is left as it is: %s', (error) => {
  expect(storageErrorOf(error)).toBeUndefined();
});
