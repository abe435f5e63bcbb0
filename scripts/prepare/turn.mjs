import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cache } from './paths.mjs';

const pollMs = 200;

/**
 * Does the work while no other start of this checkout prepares it. The place of one that was
 * killed is taken.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(work) {
  const path = join(cache, 'preparing');
  await mkdir(cache, { recursive: true });
  while (!(await taken(path))) await delay(pollMs);
  try {
    return await work();
  } finally {
    await unlink(path);
  }
}

async function taken(path) {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const pid = Number(await readFile(path, 'utf8').catch(() => process.pid));
  if (pid > 0 && !isAlive(pid)) await unlink(path).catch(() => undefined);
  return false;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
