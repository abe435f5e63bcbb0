import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
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

/** Each lost race against another starter costs one. */
const maxAttempts = 50;

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
      await removeIfStale(path, draft);
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

/**
 * Takes a stale lock away. Whoever wants to must first win a mark that names this very lock, so nobody
 * takes away what another has put in its place meanwhile.
 */
async function removeIfStale(path: string, draft: string): Promise<void> {
  const text = await read(path);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder && (await isAlive(holder)))
    throw new LockedError(`${path} is held by process ${holder.pid}`, holder.pid);
  const mark = `${path}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  if (!(await linked(draft, mark))) {
    await removeMarkOfTheDead(mark);
    return;
  }
  try {
    if ((await read(path)) === text) await unlink(path);
  } finally {
    await unlink(mark);
  }
}

/** One who won a mark and died before the lock was taken away must not keep it for ever. */
async function removeMarkOfTheDead(mark: string): Promise<void> {
  const text = await read(mark);
  const holder = text === undefined ? undefined : parseHolder(text);
  if (text === undefined || (holder && (await isAlive(holder)))) return;
  await unlink(mark).catch((error: unknown) => {
    if (!isFileError(error, 'ENOENT')) throw error;
  });
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
