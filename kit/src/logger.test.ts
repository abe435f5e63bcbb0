import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function capture() {
  const lines: string[] = [];
  const logger = createLogger('desk', {
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  return { logger, last: (): unknown => JSON.parse(lines.at(-1) ?? 'null'), all: lines };
}

const hidden = [
  'name',
  'number',
  'text',
  'transcript',
  'email',
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'Authorization',
  'set-cookie',
  'x-api-key',
  'phoneNumber',
];

test.each(hidden)('what stands under "%s" is never written, at any depth', (key) => {
  const { logger, all } = capture();
  const value = { [key]: 'Ada Lovelace' };
  logger.info(value, 'top');
  logger.info({ caller: value }, 'below');
  logger.info({ a: { b: { c: { d: [{ e: value }] } } } }, 'deep');
  logger.child(value).info('child');
  logger.info({ [key]: { first: 'Ada Lovelace' } }, 'object');
  expect(all).toHaveLength(5);
  expect(all.join('')).not.toContain('Ada');
  expect(all[0]).toContain('[redacted]');
});

test('the rest is written as it is', () => {
  const { logger, last } = capture();
  logger.info(
    { callId: 'c1', durationMs: 12, at: new Date(0), list: [1, null, true] },
    'Call ended',
  );
  expect(last()).toMatchObject({
    level: 'info',
    part: 'desk',
    msg: 'Call ended',
    callId: 'c1',
    durationMs: 12,
    at: '1970-01-01T00:00:00.000Z',
    list: [1, null, true],
  });
});

test('an error tells type, code, message and stack, and no values of a database', () => {
  const { logger, last, all } = capture();
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });
  const message =
    'Failed query: insert into users values ($1)\nparams: ada@example.com,Ada\nLovelace';
  logger.error({ err: new Error(message, { cause }) }, 'Not saved');
  expect(last()).toMatchObject({
    err: { type: 'Error', cause: { type: 'Error', code: '23505', message: 'duplicate key' } },
  });
  expect(all.join('')).toContain('insert into users');
  expect(all.join('')).not.toMatch(/ada|Lovelace/i);
});

test('circles, functions and buffers do not stop it', () => {
  const { logger, last } = capture();
  const circle: Record<string, unknown> = { id: 1 };
  circle.self = circle;
  logger.info({ circle, bytes: new Uint8Array(3), map: new Map([['name', 'Ada']]) }, 'odd');
  expect(last()).toMatchObject({ msg: 'odd', bytes: '[3 bytes]', map: '[Map]' });
});
