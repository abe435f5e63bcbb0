import pg from 'pg';
import { expect } from 'vitest';
import { createDatabase } from '../../src/db/client.ts';
import type { Site } from './site.ts';

/** How many rows the database gave for what was done. */
export async function rowsReadBy(
  site: Site,
  work: (deps: Site['deps']) => Promise<unknown>,
): Promise<number> {
  let rows = 0;
  class CountingClient extends pg.Client {
    override query(...args: unknown[]): never {
      const told = args.at(-1);
      // A pool asks with a callback, a transaction without one.
      if (typeof told === 'function')
        args[args.length - 1] = (error: unknown, result?: pg.QueryResult) => {
          rows += result?.rows.length ?? 0;
          Reflect.apply(told, undefined, [error, result]);
        };
      const answer: unknown = Reflect.apply(super.query, this, args);
      if (!(answer instanceof Promise)) return answer as never;
      return answer.then((result: pg.QueryResult) => {
        rows += result.rows.length;
        return result;
      }) as never;
    }
  }
  const pool = new pg.Pool({ connectionString: site.databaseUrl, Client: CountingClient });
  try {
    await work({ ...site.deps, db: createDatabase(pool) });
  } finally {
    await pool.end();
  }
  expect(rows).toBeGreaterThan(0);
  return rows;
}
