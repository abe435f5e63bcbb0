import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

let migrations = 0;

async function migrate(url: string): Promise<void> {
  migrations++;
  await query(url, 'CREATE TABLE note (words text)');
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(migrate), createTestDatabase(migrate)]);
});

afterAll(async () => {
  await first.drop();
  await second.drop();
});

test('databases of one template do not see each other, and the template is made once', async () => {
  await query(first.url, "INSERT INTO note VALUES ('one')");
  expect(await query(first.url, 'SELECT words FROM note')).toEqual([{ words: 'one' }]);
  expect(await query(second.url, 'SELECT words FROM note')).toEqual([]);
  expect(migrations).toBe(1);
});

test('a dropped database is gone', async () => {
  const third = await createTestDatabase(migrate);
  await third.drop();
  await expect(query(third.url, 'SELECT 1')).rejects.toThrow('does not exist');
});
