import type pg from 'pg';
import { type Clock, systemClock } from './clock.ts';
import { type PoolLimits, peopleLimits } from './database/limits.ts';
import { WaitingPool } from './database/waitingPool.ts';
import { createLogger } from './logger.ts';

export interface PoolOptions {
  /** How long its users wait; as people do, where nothing else is given. */
  readonly limits?: PoolLimits;
  readonly clock?: Clock;
}

/**
 * A pool of PostgreSQL connections. One that breaks, idle or lent out, is logged and replaced, so a database that restarts
 * does not bring its clients down: they wait for it, and are refused when that takes too long (WaitingPool).
 * @param applicationName shown in pg_stat_activity
 */
export function createPool(
  databaseUrl: string,
  applicationName: string,
  maxConnections = 10,
  { limits = peopleLimits, clock = systemClock }: PoolOptions = {},
): pg.Pool {
  const logger = createLogger('database');
  const pool = new WaitingPool({ databaseUrl, applicationName, maxConnections, limits, clock });
  pool.on('error', (err) => logger.warn({ err }, 'A database connection broke'));
  return pool;
}
