import pg from 'pg';
import { createLogger } from './logger.ts';

const connectTimeoutMs = 10_000;
const idleTimeoutMs = 30_000;

/**
 * A pool of PostgreSQL connections. A connection that breaks while idle is logged and replaced,
 * so a database that restarts does not bring its clients down.
 * @param applicationName shown in pg_stat_activity
 */
export function createPool(
  databaseUrl: string,
  applicationName: string,
  maxConnections = 10,
): pg.Pool {
  const logger = createLogger('database');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: applicationName,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
  });
  pool.on('error', (err) => logger.warn({ err }, 'An idle database connection broke'));
  return pool;
}
