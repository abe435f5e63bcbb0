import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isFileError } from '../fileError.ts';
import { findProcesses } from '../findProcesses.ts';

const fastShutdownMs = 20_000;
const immediateShutdownMs = 10_000;
const pollMs = 20;

/**
 * Clears a cluster of what an earlier PostgreSQL left on it: ends a server whose parent was killed,
 * waits for the last of its processes, and then removes postmaster.pid, because PostgreSQL takes a
 * dead server for a living one as long as nobody has fetched its end.
 * @param mark name of the cluster, which all its processes show in their command lines
 * @throws Error when they do not end
 */
export async function clearLeftovers(data: string, mark: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const server = await firstLine(pidFile);
  if (server === undefined) return;
  const living = await processesOf(mark);
  if (living.includes(server)) kill(server, 'SIGINT');
  // One that was killed took nobody with it: a session in the midst of a statement would go on with that.
  else for (const pid of living) kill(pid, 'SIGTERM');
  if (!(await goneWithin(fastShutdownMs, mark))) {
    for (const pid of await processesOf(mark)) kill(pid, 'SIGQUIT');
    if (!(await goneWithin(immediateShutdownMs, mark)))
      throw new Error(`The PostgreSQL of an earlier start (process ${server}) does not end`);
  }
  await rm(pidFile, { force: true });
}

async function firstLine(pidFile: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(pidFile, 'utf8'), 10);
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function processesOf(mark: string): Promise<number[]> {
  return findProcesses(['postgres', mark]);
}

/** One that has ended since it was looked up is no problem. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isFileError(error, 'ESRCH')) throw error;
  }
}

async function goneWithin(ms: number, mark: string): Promise<boolean> {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs) {
    if ((await processesOf(mark)).length === 0) return true;
    await delay(pollMs);
  }
  return false;
}
