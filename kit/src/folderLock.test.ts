import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockedError, lockFolder } from './folderLock.ts';
import { identify } from './processIdentity.ts';

let folder = '';
let path = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-kit-'));
  path = join(folder, 'run', 'lock');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('a lock is held until it is given back', async () => {
  const unlock = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow(LockedError);
  await expect(lockFolder(path)).rejects.toMatchObject({ pid: process.pid });
  await unlock();
  const again = await lockFolder(path);
  await again();
  expect(await readdir(join(folder, 'run'))).toEqual([]);
});

test('of many that want a stale lock exactly one gets it', async () => {
  const ended = await endedProcess();
  await lockFolder(path).then((unlock) => unlock());
  await writeFile(path, JSON.stringify(ended));
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(path)));
  const taken = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(taken).toHaveLength(1);
  expect(await readdir(join(folder, 'run'))).toEqual(['lock']);
});

test('a starter that died while it took a stale lock away hinders nobody', async () => {
  const ended = JSON.stringify(await endedProcess());
  await lockFolder(path).then((unlock) => unlock());
  await writeFile(path, ended);
  const mark = createHash('sha256').update(ended).digest('hex').slice(0, 16);
  await writeFile(`${path}.${mark}`, ended);
  const unlock = await lockFolder(path);
  expect(await readdir(join(folder, 'run'))).toEqual(['lock']);
  await unlock();
});

test('the number of an ended process given anew to another one does not count', async () => {
  const me = await identify(process.pid);
  await lockFolder(path).then((unlock) => unlock());
  await writeFile(path, JSON.stringify({ pid: me?.pid, started: 'long ago' }));
  const unlock = await lockFolder(path);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(me);
  await unlock();
});

test.each(['', 'not json', '{"pid":-1}'])(
  'a file that says nothing (%j) is taken over',
  async (text) => {
    await lockFolder(path).then((unlock) => unlock());
    await writeFile(path, text);
    const unlock = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow(LockedError);
    await unlock();
  },
);

/** The identity of a process that lives no more. */
async function endedProcess() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  const identity = await identify(child.pid ?? 0);
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGKILL');
  await promise;
  return identity;
}
