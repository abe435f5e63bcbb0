import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;

/** The platform's tables over a pool. */
export function openDatabase(pool: Pool): Database {
  return drizzle(pool, { schema });
}
