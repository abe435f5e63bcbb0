import { DatabaseAwayError } from '@belldesk/kit/database/away';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiErrorOf } from './apiError.ts';

const restarting = 'The service is restarting. Try again in a few seconds.';
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test.each([
  ['a connection that could not be had', new DatabaseAwayError('away'), 503, restarting],
  [
    'one that broke',
    new DrizzleQueryError('select', [], new Error('Connection terminated unexpectedly')),
    503,
    restarting,
  ],
  ['one that was refused', new DrizzleQueryError('select', [], refused), 503, restarting],
  ['another service that refused', refused, 500, 'Internal server error'],
  [
    'a statement that is wrong',
    new DrizzleQueryError('select', [], new Error('no')),
    500,
    'Internal server error',
  ],
])('%s', (_, error, statusCode, message) => {
  expect(apiErrorOf(error)).toMatchObject({ statusCode, message });
});
