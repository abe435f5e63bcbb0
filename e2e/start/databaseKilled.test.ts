import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resource } from '@belldesk/contract/product/services';
import { withClient } from '@belldesk/kit/database/client';
import { isFileError } from '@belldesk/kit/fileError';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

/** What people wait for a connection (kit/src/database/limits.ts). */
const connectWaitMs = 2_000;
const KILLS = 4;
const AT_ONCE = 6;

let platform: Platform;
let owner: Owner;
/** Names of what was acknowledged. */
const acknowledged = new Set<string>();
/** The longest that an answer took while nothing was amiss: what this machine is like at the moment. */
let usualMs = 0;

beforeAll(async () => {
  platform = await startPlatform();
  owner = await Owner.signUp(platform.url, 'killed@example.com');
  for (let round = 0; round < 3; round++)
    for (const { tookMs } of await ask()) usualMs = Math.max(usualMs, tookMs);
});

afterAll(() => platform.stop());

interface Outcome {
  readonly status: number;
  readonly tookMs: number;
  readonly retryAfter: string | null;
}

let written = 0;

async function timed(asked: () => Promise<Response>): Promise<Outcome> {
  const startMs = performance.now();
  const response = await asked();
  await response.text();
  const tookMs = performance.now() - startMs;
  return { status: response.status, tookMs, retryAfter: response.headers.get('retry-after') };
}

async function write(): Promise<Outcome> {
  const name = `Table ${written++}`;
  const body = { name, kind: 'table', capacity: 4, count: 1 };
  const outcome = await timed(() => owner.raw('POST', '/api/resources', body));
  if (outcome.status < 300) acknowledged.add(name);
  return outcome;
}

/** Writes and reads, all at once. */
function ask(): Promise<Outcome[]> {
  return Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      index % 3 === 0 ? timed(() => owner.raw('GET', '/api/resources')) : write(),
    ),
  );
}

/** Asks until everything is answered as always. @returns what was answered until then */
async function untilBack(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const untilMs = performance.now() + 60_000;
  for (;;) {
    const latest = await ask();
    outcomes.push(...latest);
    if (latest.every(({ status }) => status < 300)) return outcomes;
    if (performance.now() > untilMs) throw new Error('the database did not come back');
  }
}

async function programs(): Promise<unknown> {
  const note = (name: string) => readFile(join(platform.dataDir, 'run', `${name}.json`), 'utf8');
  return Promise.all([note('voice'), note('server--roleall')]);
}

async function postmaster(): Promise<number[]> {
  const path = join(platform.dataDir, 'postgres', 'data', 'postmaster.pid');
  return [Number((await readFile(path, 'utf8')).split('\n')[0])];
}

/** Processes of PostgreSQL that serve the programs. */
function sessions(): Promise<number[]> {
  return withClient(platform.databaseUrl, 'test', async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
       and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  });
}

/** One that has ended since it was looked up is as good. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!isFileError(error, 'ESRCH')) throw error;
  }
}

test.each([
  ['of PostgreSQL itself', postmaster],
  ['of every session of it', sessions],
])(
  'kill -9 %s ends no program; all is answered in time, and nothing that was acknowledged is lost',
  async (_, find) => {
    const before = await programs();
    const outcomes: Outcome[] = [];
    for (let round = 0; round < KILLS; round++) {
      const pids = await find();
      // Some are on their way when it happens.
      const asked = ask();
      for (const pid of pids) kill(pid);
      outcomes.push(...(await asked), ...(await untilBack()));
    }
    expect(await programs()).toEqual(before);
    const refused = outcomes.filter(({ status }) => status >= 300);
    expect(refused.map(({ status }) => status).filter((status) => status !== 503)).toEqual([]);
    for (const { retryAfter } of refused) expect(retryAfter).toBe('3');
    const longestMs = Math.max(...outcomes.map(({ tookMs }) => tookMs));
    expect(longestMs).toBeLessThan(connectWaitMs + Math.max(1_000, 10 * usualMs));
    const list = z.array(resource).parse(await (await owner.raw('GET', '/api/resources')).json());
    const kept = new Set(list.map(({ name }) => name));
    expect([...acknowledged].filter((name) => !kept.has(name))).toEqual([]);
  },
);
