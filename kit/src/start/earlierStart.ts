import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import { LockedError, lockFolder } from '../folderLock.ts';
import { identify, isAlive, processIdentity } from '../processIdentity.ts';

const pollMs = 100;
/** Calls are ended in order, so a stop takes its time; but nobody waits for ever. */
const patienceMs = 60_000;

export interface StartLock {
  /** Notes that this process is ending, for a start that comes meanwhile. Synchronous: it may be the last that it does. */
  noteEnding(): void;
  release(): Promise<void>;
}

export interface LockOptions {
  readonly clock: Clock;
  /** Told once, when an earlier start holds the lock and is ending. */
  readonly onWaiting: () => void;
}

/**
 * Takes the lock of a start. While an earlier one holds it that is ending, waits for the end.
 * @throws LockedError when a process holds it that is not ending, or has not ended in 60 s
 */
export async function lockStart(path: string, options: LockOptions): Promise<StartLock> {
  const note = `${path}.ending`;
  const release = await takeWhenEnded(path, note, options);
  const me = JSON.stringify(await identify(process.pid));
  return {
    noteEnding: () => writeFileSync(note, me, { mode: 0o600 }),
    async release() {
      await rm(note, { force: true });
      await release();
    },
  };
}

async function takeWhenEnded(
  path: string,
  note: string,
  { clock, onWaiting }: LockOptions,
): Promise<() => Promise<void>> {
  const untilMs = clock.monotonicMs() + patienceMs;
  for (let isTold = false; ; ) {
    try {
      return await lockFolder(path);
    } catch (error) {
      if (!(error instanceof LockedError) || clock.monotonicMs() >= untilMs) throw error;
      if (!(await isEnding(note, error.pid))) {
        // It may have ended between the two looks.
        if (await identify(error.pid)) throw error;
        continue;
      }
    }
    if (!isTold) onWaiting();
    isTold = true;
    await new Promise<void>((resolve) => clock.after(pollMs, resolve));
  }
}

async function isEnding(note: string, pid: number): Promise<boolean> {
  try {
    const noted = processIdentity.parse(JSON.parse(await readFile(note, 'utf8')));
    return noted.pid === pid && (await isAlive(noted));
  } catch {
    return false;
  }
}
