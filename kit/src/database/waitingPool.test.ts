import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { createPool, type PoolOptions } from '../database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { DatabaseGate } from '../testing/databaseGate.ts';
import { appErrorOf, DatabaseAwayError } from './away.ts';
import { withClient } from './client.ts';
import { peopleLimits } from './limits.ts';

let database: TestDatabase;
let gate: DatabaseGate;
const pools: pg.Pool[] = [];

beforeEach(async () => {
  database = await createTestDatabase(async () => {});
  gate = new DatabaseGate(database.url);
  await gate.open();
});

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
  await gate.shut();
  await database.drop();
});

/** Of one connection, so that one that is lost for good shows. */
function onePool(options?: PoolOptions): pg.Pool {
  const pool = createPool(gate.url, 'desk', 1, options);
  pools.push(pool);
  return pool;
}

async function terminate(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  client.once('end', resolve);
  await withClient(database.url, 'admin', (admin) =>
    admin.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]),
  );
  await ended;
}

async function answer(pool: pg.Pool): Promise<unknown> {
  return (await pool.query<{ one: number }>('SELECT 1 AS one')).rows[0]?.one;
}

test('a connection that breaks inside a transaction fails the next statement and nothing else', async () => {
  const pool = onePool();
  const client = await pool.connect();
  await client.query('BEGIN');
  await terminate(client);
  const problem = await client.query('SELECT 1').catch((error: unknown) => error);
  expect(appErrorOf(problem)?.code).toBe('busy');
  client.release();
  expect(await answer(pool)).toBe(1);
});

test('a connection that broke makes room though who has it never gives it back', async () => {
  const pool = onePool();
  const client = await pool.connect();
  await terminate(client);
  expect(await answer(pool)).toBe(1);
});

test('who asks while the database is away waits for it, and has it when it is back', async () => {
  const pool = onePool();
  expect(await answer(pool)).toBe(1);
  await gate.shut();
  await expect.poll(() => pool.totalCount).toBe(0);
  const asked = answer(pool);
  await gate.open();
  expect(await asked).toBe(1);
});

test('who asks while the database is away is refused after two seconds', async () => {
  const clock = new ManualClock();
  const pool = onePool({ clock });
  await gate.shut();
  let problem: unknown;
  void pool.query('SELECT 1').catch((error: unknown) => {
    problem = error;
  });
  while (problem === undefined) {
    expect(clock.monotonicMs()).toBeLessThanOrEqual(2_000);
    clock.advance(50);
    await turn();
  }
  expect(clock.monotonicMs()).toBeGreaterThanOrEqual(2_000);
  expect(problem).toBeInstanceOf(DatabaseAwayError);
  expect(appErrorOf(problem)?.message).toBe(
    'The service is restarting. Try again in a few seconds.',
  );
});

test('a wrong password is told at once', async () => {
  const pool = createPool(gate.url.replace(/\/[^/?]*($|\?)/, '/nowhere$1'), 'desk', 1, {
    clock: new ManualClock(),
  });
  pools.push(pool);
  await expect(pool.connect()).rejects.toThrow('database "nowhere" does not exist');
});

test('who asks while every connection is in use is refused, and late ones are not lost', async () => {
  const pool = onePool({ limits: { ...peopleLimits, connectWaitMs: 1_000 } });
  const client = await pool.connect();
  await expect(pool.connect()).rejects.toThrow(DatabaseAwayError);
  client.release();
  expect(await answer(pool)).toBe(1);
});

test('a statement is cut by the limits of its pool, and the connection goes on', async () => {
  const pool = onePool({ limits: { ...peopleLimits, statementMs: 500 } });
  const problem = await pool.query('SELECT pg_sleep(600)').catch((error: unknown) => error);
  expect(appErrorOf(problem)?.message).toContain('takes too long');
  expect(await answer(pool)).toBe(1);
});

test('a frozen database is given up, in a transaction too, and its connection makes room', async () => {
  const pool = onePool({ limits: { ...peopleLimits, silentMs: 500 } });
  const client = await pool.connect();
  gate.freeze();
  // drizzle-orm does not give back a connection whose BEGIN failed.
  const problem = await client.query('BEGIN').catch((error: unknown) => error);
  expect(appErrorOf(problem)?.code).toBe('busy');
  gate.thaw();
  await expect.poll(() => answer(pool).catch(() => 0)).toBe(1);
});

test('a connection given back inside a transaction is not lent to the next', async () => {
  const pool = onePool();
  const first = await pool.connect();
  await first.query('BEGIN');
  first.release();
  const second = await pool.connect();
  expect(second).not.toBe(first);
  second.release();
});
