import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@belldesk/kit/logger';
import { type Cluster, startCluster } from '@belldesk/kit/postgres/cluster';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, type Visitor } from '../support/visitor.ts';

/** What people wait for a connection (kit/src/database/limits.ts). */
const connectWaitMs = 2_000;
const KILLS = 4;
const AT_ONCE = 6;

let folder = '';
let cluster: Cluster;
let site: Site;
let owner: Visitor;
const acknowledged = new Set<string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-server-'));
  site = await startSite({
    async reach() {
      cluster = await startCluster({
        folder,
        logFile: join(folder, 'postgres.log'),
        logger: createLogger('test', { level: 'silent' }),
      });
      await migrate(cluster.url('postgres'));
      return cluster.url('postgres');
    },
  });
  owner = await signUp(site);
});

afterAll(async () => {
  await site.stop();
  await cluster.stop();
  await rm(folder, { recursive: true });
});

interface Outcome {
  readonly status: number;
  readonly tookMs: number;
}

let written = 0;

async function write(): Promise<Outcome> {
  const name = `Table ${written++}`;
  const startMs = performance.now();
  const { status } = await owner.send('POST', '/api/resources', {
    name,
    kind: 'table',
    capacity: 4,
    count: 1,
  });
  if (status === 201) acknowledged.add(name);
  return { status, tookMs: performance.now() - startMs };
}

const writes = () => Promise.all(Array.from({ length: AT_ONCE }, write));

it('kill -9 of PostgreSQL under writes: each is answered in time, none that was acknowledged is lost', async () => {
  const usualMs = Math.max(...(await writes()).map(({ tookMs }) => tookMs));
  const outcomes: Outcome[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const killed = cluster.pid();
    const asked = writes();
    process.kill(killed, 'SIGKILL');
    outcomes.push(...(await asked));
    await expect
      .poll(
        async () => {
          const latest = await writes();
          outcomes.push(...latest);
          return cluster.pid() !== killed && latest.every(({ status }) => status === 201);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  }
  const statuses = new Set(outcomes.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  const longestMs = Math.max(...outcomes.map(({ tookMs }) => tookMs));
  expect(longestMs).toBeLessThan(connectWaitMs + Math.max(1_000, 10 * usualMs));
  const { body } = await owner.send<{ name: string }[]>('GET', '/api/resources');
  const kept = new Set(body.map(({ name }) => name));
  expect([...acknowledged].filter((name) => !kept.has(name))).toEqual([]);
}, 240_000);
