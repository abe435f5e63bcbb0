import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFileError } from './fileError.ts';
import { identify, isAlive, processIdentity } from './processIdentity.ts';

/** Another living process holds the lock. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly pid: number;

  constructor(message: string, pid: number) {
    super(message);
    this.pid = pid;
  }
}

const maxAttempts = 5;

/**
 * Takes a lock file for this process. One left by a process that has ended, however it ended, is
 * taken over; who holds one is told by number and moment of start, so a number given anew to
 * another program does not count.
 * @returns gives the lock back
 * @throws LockedError when a living process holds it
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  const me = await identify(process.pid);
  if (!me) throw new Error('This process cannot find out when it was started');
  const mine = JSON.stringify(me);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      if (await linked(draft, path)) return () => release(path, mine);
      await removeIfStale(path);
    }
    throw new Error(`${path} changes hands all the time`);
  } finally {
    await unlink(draft);
  }
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (isFileError(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a stale lock aside; one that another starter put there meanwhile is put back. */
async function removeIfStale(path: string): Promise<void> {
  const text = await read(path);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder && (await isAlive(holder)))
    throw new LockedError(`${path} is held by process ${holder.pid}`, holder.pid);
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return;
    throw error;
  }
  if ((await read(aside)) !== text) await linked(aside, path);
  await unlink(aside);
}

function parseHolder(text: string) {
  try {
    return processIdentity.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function release(path: string, mine: string): Promise<void> {
  if ((await read(path)) === mine) await unlink(path);
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
