import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../clock.ts';
import { isFileError } from '../fileError.ts';
import { identify, isAlive, type ProcessIdentity, processIdentity } from '../processIdentity.ts';

/** A program whose parent was killed stops by itself; so long it may take to end its calls in order. */
const patientMs = 5_000;
/** After SIGTERM; and after SIGKILL, which takes the system a moment. */
const politeMs = 15_000;
const pollMs = 20;

/** Notes which process runs, so that a later start finds it when we are killed. */
export async function noteProgram(path: string, pid: number): Promise<void> {
  const identity = await identify(pid);
  if (!identity) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(identity));
}

/** It has ended in order. */
export async function forgetProgram(path: string): Promise<void> {
  await rm(path, { force: true });
}

export interface EndOptions {
  readonly clock: Clock;
  /** Told when it still lives, and is waited for. */
  readonly onWaiting: () => void;
}

/**
 * Waits for the process noted by an earlier start, if it still lives, and ends it when that takes long.
 * @returns whether one was noted: the earlier start did not end in order
 */
export async function endNotedProgram(path: string, options: EndOptions): Promise<boolean> {
  const identity = await readNote(path);
  if (identity && (await isAlive(identity))) {
    options.onWaiting();
    if (!(await isGoneWithin(patientMs, identity, options.clock))) {
      kill(identity.pid, 'SIGTERM');
      if (!(await isGoneWithin(politeMs, identity, options.clock))) {
        kill(identity.pid, 'SIGKILL');
        await isGoneWithin(politeMs, identity, options.clock);
      }
    }
  }
  await forgetProgram(path);
  return identity !== undefined;
}

async function isGoneWithin(ms: number, identity: ProcessIdentity, clock: Clock): Promise<boolean> {
  const untilMs = clock.monotonicMs() + ms;
  while (await isAlive(identity)) {
    if (clock.monotonicMs() >= untilMs) return false;
    await new Promise<void>((resolve) => clock.after(pollMs, resolve));
  }
  return true;
}

/** One that has ended since it was looked at is no problem. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isFileError(error, 'ESRCH')) throw error;
  }
}

async function readNote(path: string): Promise<ProcessIdentity | undefined> {
  try {
    return processIdentity.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
