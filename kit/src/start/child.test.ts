import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { type Child, type ChildOptions, startChild } from './child.ts';
import { type LogFolder, openLogFolder } from './logFile.ts';

let folder = '';
let logs: LogFolder;
let clock: ManualClock;
const children: Child[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
  logs = openLogFolder(folder);
  clock = new ManualClock();
});

afterEach(async () => {
  for (const child of children.splice(0)) await child.stop();
  logs.close();
  await rm(folder, { recursive: true });
});

function start(args: string[], options: Partial<ChildOptions> = {}): Child {
  const child = startChild({
    name: 'fixture',
    path: fileURLToPath(new URL('./testing/fixtureProgram.ts', import.meta.url)),
    args,
    cwd: folder,
    env: process.env,
    logs,
    clock,
    ...options,
  });
  children.push(child);
  return child;
}

function isThere(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

test('it is ready when it says so, writes into its log, and ends when told', async () => {
  const child = start(['ready']);
  await child.ready;
  expect(isThere(child.pid())).toBe(true);
  expect(await logs.tail('fixture')).toBe('started with ready');
  await child.stop();
  expect(isThere(child.pid())).toBe(false);
});

test('one that ends at its first start is told with the end of its log, and not started again', async () => {
  const crashes: string[] = [];
  const child = start(['fails'], { onCrash: (how) => void crashes.push(how) });
  await expect(child.ready).rejects.toThrow(
    /"fixture" ended with code 3\.[\s\S]*the reason it fails/,
  );
  expect(crashes).toEqual([]);
});

test('one that is never ready is ended', async () => {
  const child = start(['silent'], { readyDeadlineMs: 300 });
  await expect(child.ready).rejects.toThrow('was not ready within 0.3 s');
  expect(isThere(child.pid())).toBe(false);
});

test('one that crashes is started again, later each time, and at once again after calm', async () => {
  const waits: number[] = [];
  const pids: number[] = [];
  const backoff = { firstMs: 100, longestMs: 1_000, calmMs: 60_000 };
  let crashed = Promise.withResolvers<void>();
  const child = start(['ready'], {
    backoff,
    onStarted: (pid) => void pids.push(pid),
    onCrash(how, waitMs) {
      expect(how).toBe('SIGKILL');
      waits.push(waitMs);
      crashed.resolve();
    },
  });
  await child.ready;
  for (const upMs of [0, 0, 60_000]) {
    clock.advance(upMs);
    crashed = Promise.withResolvers<void>();
    process.kill(child.pid() ?? 0, 'SIGKILL');
    await crashed.promise;
    clock.advance(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([100, 200, 100]);
  expect(new Set(pids).size).toBe(4);
});

test('one that crashed is not started again once it is stopped', async () => {
  const started: number[] = [];
  const crashed = Promise.withResolvers<void>();
  const child = start(['ready'], {
    onStarted: (pid) => void started.push(pid),
    onCrash: () => crashed.resolve(),
  });
  await child.ready;
  process.kill(child.pid() ?? 0, 'SIGKILL');
  await crashed.promise;
  await child.stop();
  clock.advance(1_000_000);
  expect(started).toHaveLength(1);
});

test('one that does not end in time is killed', async () => {
  const child = start(['ready', 'stays'], { stopDeadlineMs: 200 });
  await child.ready;
  await child.stop();
  expect(isThere(child.pid())).toBe(false);
});
