import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { keepReserve } from './reserve.ts';

const MB = 1_024 * 1_024;
const logger = createLogger('test', { level: 'silent' });
let folder = '';
let freeBytes = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

function reserve(clock = new ManualClock()) {
  const readSpace = async () => ({ freeBytes, totalBytes: 1_000 * MB });
  return keepReserve({ path: join(folder, 'reserve'), logger, clock, readSpace });
}

test('space is held while there is enough, given free when the disk is full, and held again after it', async () => {
  const clock = new ManualClock();
  const held = reserve(clock);
  freeBytes = 100 * MB;
  await held.check();
  expect(await readdir(folder)).toEqual([]);
  freeBytes = 200 * MB;
  clock.advance(60_000);
  await held.check();
  const { size, blocks } = await stat(join(folder, 'reserve'));
  expect(size).toBe(64 * MB);
  // Really taken from the disk: no hole.
  expect(blocks * 512).toBeGreaterThanOrEqual(64 * MB);
  freeBytes = 40 * MB;
  await held.check();
  expect(await readdir(folder)).toEqual(['reserve']);
  freeBytes = 20 * MB;
  await held.check();
  expect(await readdir(folder)).toEqual([]);
  // What was given free is not taken back at once.
  freeBytes = 84 * MB;
  await held.check();
  expect(await readdir(folder)).toEqual([]);
  freeBytes = 200 * MB;
  await held.check();
  expect(await readdir(folder)).toEqual(['reserve']);
  await held.stop();
});

test('a disk that cannot be looked at is no error', async () => {
  const held = keepReserve({
    path: join(folder, 'reserve'),
    logger,
    clock: new ManualClock(),
    readSpace: async () => {
      throw new Error('no such disk');
    },
  });
  await held.check();
  expect(await readdir(folder)).toEqual([]);
  await held.stop();
});
