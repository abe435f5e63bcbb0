import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from './database.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(async () => {});
});

afterAll(async () => {
  await database.drop();
});

test('connections carry the name of the application', async () => {
  const pool = createPool(database.url, 'desk');
  const { rows } = await pool.query<{ name: string }>(
    "SELECT current_setting('application_name') AS name",
  );
  expect(rows).toEqual([{ name: 'desk' }]);
  await pool.end();
});

test('an idle connection that breaks is replaced, and nothing is thrown', async () => {
  const pool = createPool(database.url, 'desk', 1);
  const before = await backend(pool);
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const broken = Promise.withResolvers<void>();
  pool.once('error', () => broken.resolve());
  await admin.query('SELECT pg_terminate_backend($1)', [before]);
  await broken.promise;
  expect(await backend(pool)).not.toBe(before);
  await admin.end();
  await pool.end();
});

async function backend(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}
