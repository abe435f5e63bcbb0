import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as schema from './schema.ts';

/** The product's tables over a pool of connections. */
export function createDatabase(pool: Pool) {
  return drizzle(pool, { schema });
}

export type Database = ReturnType<typeof createDatabase>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever runs a statement: the pool, or a transaction on one of its connections. */
export type Executor = Database | Transaction;
