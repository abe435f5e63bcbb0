import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../src/eventually.ts';
import { freeSettings } from '../src/freePorts.ts';
import { type NpmStart, npmStart } from '../src/npmStart.ts';
import { processesOn } from '../src/processes.ts';
import { startCommand } from '../src/startCommand.ts';

let env: Record<string, string> = {};
let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'belldesk-e2e-'));
  env = { ...(await freeSettings()), DATA_DIR: dataDir };
});

afterEach(async () => {
  for (const pid of await processesOn(dataDir)) process.kill(pid, 'SIGKILL');
  await eventually(
    async () => ((await processesOn(dataDir)).length === 0 ? true : undefined),
    60_000,
  );
  await rm(dataDir, { recursive: true });
});

const ways: readonly [string, (start: NpmStart) => void][] = [
  ['SIGTERM to npm', ({ pid }) => process.kill(pid, 'SIGTERM')],
  ['SIGINT to npm', ({ pid }) => process.kill(pid, 'SIGINT')],
  ['SIGTERM to its process group', ({ pid }) => process.kill(-pid, 'SIGTERM')],
  ['Ctrl-C', ({ pid }) => process.kill(-pid, 'SIGINT')],
  ['kill -9 of npm', ({ pid }) => process.kill(pid, 'SIGKILL')],
];

test.each(ways)('%s ends everything, and the ports and the folder are free', async (_, end) => {
  const start = npmStart(env);
  await expect.poll(start.output, { timeout: 90_000, interval: 50 }).toContain('Belldesk is ready');
  end(start);
  await start.ended;
  await expect.poll(() => processesOn(dataDir), { timeout: 30_000 }).toEqual([]);
});

test('SIGTERM to npm waits for the end, and a start right after it is ready', async () => {
  const first = npmStart(env);
  await expect.poll(first.output, { timeout: 90_000, interval: 50 }).toContain('Belldesk is ready');
  process.kill(first.pid, 'SIGTERM');
  await first.ended;
  expect(await processesOn(dataDir)).toEqual([]);
  const second = startCommand(env);
  await expect.poll(second.output, { timeout: 90_000, interval: 50 }).toContain('is ready');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
