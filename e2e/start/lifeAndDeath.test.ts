import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFileError } from '@belldesk/kit/fileError';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Platform, startPlatform } from '../src/platform.ts';
import { processesOn } from '../src/processes.ts';

let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-e2e-'));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

async function query(platform: Platform, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

async function pidOf(program: string): Promise<number> {
  const path = join(dataDir, 'run', `${program}.json`);
  return z.object({ pid: z.number() }).parse(JSON.parse(await readFile(path, 'utf8'))).pid;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** One that has ended by itself, because its parent is gone, is as good. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!isFileError(error, 'ESRCH')) throw error;
  }
}

test('it starts, tells its addresses, stops without leaving a process, and keeps its data', async () => {
  const first = await startPlatform({ dataDir });
  expect(first.output().trim().split('\n').slice(-5)).toEqual([
    'Belldesk is ready.',
    `  Site       ${first.url}`,
    `  Telephone  sip:<assistant>@127.0.0.1:${first.sipPort}`,
    `  Mail       kept in ${join(dataDir, 'outbox')}`,
    '  Plans      test checkout, no money moves: whoever signs up can take the largest plan',
  ]);
  expect(await answers(`${first.url}/healthz`)).toBe(true);
  expect(await answers(`${first.url}/readyz`)).toBe(true);
  expect(await answers(`${first.voiceUrl}/healthz`)).toBe(true);
  await query(first, "CREATE TABLE kept AS SELECT 'yes' AS word");
  await first.stop();
  expect(await processesOn(dataDir)).toEqual([]);

  const second = await startPlatform({ dataDir });
  expect(await query(second, 'SELECT word FROM kept')).toEqual([{ word: 'yes' }]);
  expect(second.voiceApiKey).toBe(first.voiceApiKey);
  await second.stop();
});

test('kill -9 of the parent ends everything, and hinders no start', async () => {
  const first = await startPlatform({ dataDir });
  await query(first, "CREATE TABLE committed AS SELECT 'yes' AS word");
  await first.killParent();
  // Started at once, while the killed one's programs are still ending.
  const second = await startPlatform({ dataDir });
  expect(await query(second, 'SELECT word FROM committed')).toEqual([{ word: 'yes' }]);
  await second.killParent();
  await expect.poll(() => processesOn(dataDir), { timeout: 20_000 }).toEqual([]);
});

test('kill -9 of everything at once, the database too, loses nothing and hinders no start', async () => {
  const first = await startPlatform({ dataDir });
  await query(first, "CREATE TABLE survived AS SELECT 'yes' AS word");
  for (const pid of await processesOn(dataDir)) kill(pid);
  const second = await startPlatform({ dataDir });
  expect(await query(second, 'SELECT word FROM survived')).toEqual([{ word: 'yes' }]);
  await second.stop();
});

test('a program that crashes is started again and the other one does not notice', async () => {
  const platform = await startPlatform({ dataDir });
  const server = await pidOf('server--roleall');
  const voice = await pidOf('voice');
  process.kill(voice, 'SIGKILL');
  await expect.poll(() => pidOf('voice'), { timeout: 20_000 }).not.toBe(voice);
  await expect.poll(() => answers(`${platform.voiceUrl}/healthz`), { timeout: 20_000 }).toBe(true);
  expect(await pidOf('server--roleall')).toBe(server);
  expect(await answers(`${platform.url}/healthz`)).toBe(true);
  expect(platform.output()).toContain('The program "voice" ended (SIGKILL)');
  await platform.stop();
});

test('a database that crashes is started again, and both programs find it', async () => {
  const platform = await startPlatform({ dataDir });
  const path = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  const [pid] = (await readFile(path, 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await expect
    .poll(() => query(platform, 'SELECT 1 AS one').catch(() => []), { timeout: 20_000 })
    .toEqual([{ one: 1 }]);
  await expect.poll(() => answers(`${platform.url}/readyz`), { timeout: 20_000 }).toBe(true);
  await platform.stop();
  expect(await processesOn(dataDir)).toEqual([]);
});
