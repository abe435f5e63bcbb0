import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Clock, ManualClock, systemClock } from '../clock.ts';
import { findProcesses } from '../findProcesses.ts';
import { createLogger } from '../logger.ts';
import { type Cluster, startCluster } from './cluster.ts';

let parent = '';
let folder = '';

beforeAll(async () => {
  // Mode 0700: as root, the account PostgreSQL runs as cannot walk in here.
  parent = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
  folder = join(parent, 'below', 'postgres');
});

afterAll(async () => {
  await rm(parent, { recursive: true });
});

function start(clock: Clock = systemClock): Promise<Cluster> {
  return startCluster({
    clock,
    folder,
    logFile: join(parent, 'postgres.log'),
    logger: createLogger('test', { level: 'silent' }),
    durable: false,
  });
}

async function query(cluster: Cluster, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  // A server that dies under it is told by the query, and once more here.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function socketFolder(cluster: Cluster): string {
  return new URL(cluster.url('postgres')).searchParams.get('host') ?? '';
}

test('what an interrupted initdb left is not taken for a cluster, and goes', async () => {
  await mkdir(join(folder, 'initialising-abc'), { recursive: true });
  await writeFile(join(folder, 'initialising-abc', 'PG_VERSION'), '18\n');
  const cluster = await start();
  expect(await query(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect((await readdir(folder)).sort()).toEqual(['data', 'socket-folder']);
  await cluster.stop();
});

test('it listens on no network, and only we can reach its socket', async () => {
  const cluster = await start();
  expect(await query(cluster, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  const private_ = await stat(socketFolder(cluster));
  expect(private_.mode & 0o777).toBe(0o700);
  expect(await query(cluster, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
  await cluster.stop();
  await expect(stat(socketFolder(cluster))).rejects.toThrow('ENOENT');
});

test('a crash is followed by a start on the same address, and committed rows are there', async () => {
  const cluster = await start();
  await query(cluster, "CREATE TABLE note AS SELECT 'kept' AS word");
  const crashed = cluster.pid();
  process.kill(crashed, 'SIGKILL');
  await expect
    .poll(() => query(cluster, 'SELECT word FROM note').catch(() => []), { timeout: 15_000 })
    .toEqual([{ word: 'kept' }]);
  // It answers a moment before we know that it does.
  await expect.poll(() => cluster.pid()).not.toBe(crashed);
  await cluster.stop();
});

test('it waits longer after each crash, and from nothing again after a calm minute', async () => {
  const manual = new ManualClock();
  const waits: number[] = [];
  const clock: Clock = {
    ...systemClock,
    monotonicMs: () => manual.monotonicMs(),
    after(delayMs, run) {
      waits.push(delayMs);
      return systemClock.after(0, run);
    },
  };
  const cluster = await start(clock);
  for (const livedMs of [0, 0, 59_999, 60_000]) {
    manual.advance(livedMs);
    const crashed = cluster.pid();
    process.kill(crashed, 'SIGKILL');
    await expect.poll(() => cluster.pid(), { timeout: 30_000 }).not.toBe(crashed);
  }
  expect(waits).toEqual([200, 400, 800, 200]);
  await cluster.stop();
});

test('stopping while it is being started again leaves nothing behind', async () => {
  const cluster = await start();
  const [row] = await query(cluster, "SELECT current_setting('cluster_name') AS mark");
  const { mark } = z.object({ mark: z.string() }).parse(row);
  expect(await findProcesses(['postgres', mark])).toContain(cluster.pid());
  process.kill(cluster.pid(), 'SIGKILL');
  await cluster.stop();
  await expect.poll(() => findProcesses(['postgres', mark]), { timeout: 15_000 }).toEqual([]);
});

test('a cluster of another major version is refused in words', async () => {
  const path = join(folder, 'data', 'PG_VERSION');
  await writeFile(path, '15\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 15, this one is 18');
});
