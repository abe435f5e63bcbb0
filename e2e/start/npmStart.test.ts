import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freeSettings } from '../src/freePorts.ts';
import { processesOn } from '../src/processes.ts';
import { type StartCommand, startCommand } from '../src/startCommand.ts';

let env: Record<string, string> = {};
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-e2e-'));
  env = { ...(await freeSettings()), DATA_DIR: dataDir };
});

afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

async function untilReady(start: StartCommand): Promise<void> {
  await expect.poll(start.output, { timeout: 60_000, interval: 20 }).toContain('Belldesk is ready');
}

test('Ctrl-C stops everything and counts as success', async () => {
  const start = startCommand(env);
  await untilReady(start);
  start.child.kill('SIGINT');
  expect(await start.ended).toBe(0);
  expect(await processesOn(dataDir)).toEqual([]);
});

test('Ctrl-C while it is still starting stops everything too', async () => {
  const start = startCommand(env);
  await expect.poll(() => processesOn(dataDir), { timeout: 20_000, interval: 5 }).not.toEqual([]);
  start.child.kill('SIGINT');
  await start.ended;
  await expect.poll(() => processesOn(dataDir), { timeout: 20_000 }).toEqual([]);
});

test('kill -9 of the command stops everything', async () => {
  const start = startCommand(env);
  await untilReady(start);
  start.child.kill('SIGKILL');
  await start.ended;
  await expect.poll(() => processesOn(dataDir), { timeout: 20_000 }).toEqual([]);
});

test('a later start prepares nothing anew', async () => {
  const start = startCommand(env);
  await untilReady(start);
  expect(start.output()).not.toMatch(/Fetching|Installing|Building/);
  start.child.kill('SIGINT');
  await start.ended;
});
