import { join } from 'node:path';
import type { Config } from '../config.ts';
import { withClient } from '../database/client.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Logger } from '../logger.ts';
import { startCluster } from '../postgres/cluster.ts';
import type { LogFolder } from './logFile.ts';

const databaseName = 'belldesk';
const applicationName = 'belldesk-start';

/**
 * The database to use: the one of DATABASE_URL, or the embedded PostgreSQL, started here.
 * @returns its address
 * @throws Error in words for the operator
 */
export async function provideDatabase(
  config: Config,
  lifecycle: Lifecycle,
  logger: Logger,
  logs: LogFolder,
): Promise<string> {
  if (config.databaseUrl) {
    await reach(config.databaseUrl);
    return config.databaseUrl;
  }
  const cluster = await startCluster({
    folder: join(config.dataDir, 'postgres'),
    logFile: logs.path('postgres'),
    logger,
  });
  lifecycle.onStop('database', () => cluster.stop());
  await createDatabase(cluster.url('postgres'));
  return cluster.url(databaseName);
}

async function reach(databaseUrl: string): Promise<void> {
  try {
    await withClient(databaseUrl, applicationName, async () => {});
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The database of DATABASE_URL cannot be reached: ${why}`, { cause });
  }
}

async function createDatabase(serverUrl: string): Promise<void> {
  await withClient(serverUrl, applicationName, async (client) => {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      databaseName,
    ]);
    if (!known.rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
  });
}
