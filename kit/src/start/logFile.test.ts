import { readlinkSync } from 'node:fs';
import { type copyFile, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { type LogFolder, openLogFolder } from './logFile.ts';

const clock = new ManualClock();
let folder = '';
let logs: LogFolder | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
});
afterEach(async () => {
  logs?.close();
  await rm(folder, { recursive: true });
});

/** More than a log may hold, and nothing of it on the disk. */
async function makeLong(path: string): Promise<void> {
  await writeFile(path, 'first line\n');
  await truncate(path, 30 * 1_024 * 1_024);
}

const sizeOf = async (path: string) => (await stat(path)).size;

test('a log that is too long is emptied, and what it held is kept once', async () => {
  logs = openLogFolder(folder, clock);
  const path = logs.path('start');
  await makeLong(path);
  clock.advance(60_000);
  await expect.poll(() => sizeOf(path)).toBe(0);
  expect(await sizeOf(`${path}.1`)).toBe(30 * 1_024 * 1_024);
});

test('where there is no room to keep it, it is emptied all the same, and nothing is left half done', async () => {
  const full: typeof copyFile = async (from, to) => {
    await writeFile(to, 'half of it');
    throw Object.assign(new Error(`no space for ${String(from)}`), { code: 'ENOSPC' });
  };
  logs = openLogFolder(folder, clock, full);
  const path = logs.path('start');
  await makeLong(path);
  clock.advance(60_000);
  await expect.poll(() => sizeOf(path)).toBe(0);
  expect(await readdir(folder)).toEqual(['start.log']);
});

test.runIf(process.platform === 'linux')(
  'a program whose log cannot be opened is started without, and one that has none has no end of it',
  async () => {
    logs = openLogFolder(join(folder, 'logs'), clock);
    await rm(join(folder, 'logs'), { recursive: true });
    const opened = logs.withFile('voice', (descriptor) =>
      readlinkSync(`/proc/self/fd/${descriptor}`),
    );
    expect(opened).toBe('/dev/null');
    expect(await logs.tail('voice')).toBe('');
  },
);
