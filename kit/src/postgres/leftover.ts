import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLineOf } from '../commandLine.ts';
import { isFileError } from '../fileError.ts';

const fastShutdownMs = 20_000;
const immediateShutdownMs = 10_000;
const pollMs = 20;

/**
 * Ends a PostgreSQL that outlived a killed parent on this cluster, and waits until it is gone. Its
 * number is line 1 of postmaster.pid; it counts only when it is a postgres started with `mark`.
 * @throws Error when it does not end
 */
export async function endLeftover(data: string, mark: string): Promise<void> {
  const pid = await postmasterPid(data);
  if (pid === undefined || !(await isOurs(pid, mark))) return;
  process.kill(pid, 'SIGINT');
  if (await goneWithin(fastShutdownMs, pid, mark)) return;
  process.kill(pid, 'SIGQUIT');
  if (await goneWithin(immediateShutdownMs, pid, mark)) return;
  throw new Error(`The PostgreSQL of an earlier start (process ${pid}) does not end`);
}

async function postmasterPid(data: string): Promise<number | undefined> {
  try {
    const [line] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(line);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function isOurs(pid: number, mark: string): Promise<boolean> {
  const words = await commandLineOf(pid);
  return words.includes('postgres') && words.includes(mark);
}

async function goneWithin(ms: number, pid: number, mark: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < ms; waitedMs += pollMs) {
    if (!(await isOurs(pid, mark))) return true;
    await delay(pollMs);
  }
  return false;
}
