import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLogger } from '../logger.ts';
import { startCluster } from '../postgres/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database `postgres` of the run's own PostgreSQL. */
    databaseServerUrl: string;
  }
}

/** Where the project that started the run's PostgreSQL leaves its address for the others. */
const startedByRun = 'BELLDESK_TEST_DATABASE_SERVER';

/**
 * Starts one PostgreSQL for a run of the tests, whichever projects take part in it. With
 * TEST_DATABASE_SERVER a server of one's own is used, to test against another version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_SERVER || process.env[startedByRun];
  if (given) {
    project.provide('databaseServerUrl', given);
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-test-'));
  const cluster = await startCluster({
    folder,
    logFile: join(folder, 'postgres.log'),
    logger: createLogger('test database', { level: 'warn' }),
    durable: false,
  }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  process.env[startedByRun] = cluster.url('postgres');
  project.provide('databaseServerUrl', cluster.url('postgres'));
  return async () => {
    delete process.env[startedByRun];
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
