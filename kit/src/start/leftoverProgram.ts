import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isAlive, type ProcessIdentity, processIdentity } from '../processIdentity.ts';

const politeMs = 15_000;
const pollMs = 20;

/** Notes which process runs, so that a later start finds it when we are killed. */
export async function noteProgram(path: string, pid: number): Promise<void> {
  const identity = await identify(pid);
  if (!identity) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(identity));
}

/**
 * Ends the process noted by an earlier start, if it still lives: a program whose parent was
 * killed stops by itself, but may not be done with it yet.
 */
export async function endNotedProgram(path: string): Promise<void> {
  const identity = await readNote(path);
  if (identity && (await isAlive(identity))) {
    process.kill(identity.pid, 'SIGTERM');
    for (let waitedMs = 0; waitedMs < politeMs && (await isAlive(identity)); waitedMs += pollMs)
      await delay(pollMs);
    if (await isAlive(identity)) process.kill(identity.pid, 'SIGKILL');
  }
  await rm(path, { force: true });
}

async function readNote(path: string): Promise<ProcessIdentity | undefined> {
  try {
    return processIdentity.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
