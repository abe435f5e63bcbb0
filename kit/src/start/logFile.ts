import { closeSync, mkdirSync, openSync } from 'node:fs';
import { copyFile, readFile, rm, stat, truncate } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '../clock.ts';

const maxBytes = 20 * 1_024 * 1_024;
const checkEveryMs = 60_000;

/** The logs of the programs, each a file in one folder, each with one predecessor kept. */
export interface LogFolder {
  /** Where a program's log lies; it is kept short from now on. */
  path(name: string): string;
  /**
   * Hands an open file to `use`, to be given to a process that is started. Where it cannot be opened (a full disk has no
   * room for a new file) what the process writes is lost, and the process runs.
   */
  withFile<T>(name: string, use: (descriptor: number) => T): T;
  /** The last lines, for a person. */
  tail(name: string): Promise<string>;
  close(): void;
}

/**
 * @param folder made when it is not there; mode 0700, for callers' requests are in it
 * @param copy as `copyFile` of node:fs/promises
 */
export function openLogFolder(
  folder: string,
  clock: Clock = systemClock,
  copy: typeof copyFile = copyFile,
): LogFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = new Set<string>();
  const path = (name: string) => join(folder, `${name}.log`);
  let cancel = clock.after(checkEveryMs, check);

  function check(): void {
    for (const name of names) void shorten(path(name), copy);
    cancel = clock.after(checkEveryMs, check);
  }

  return {
    path(name) {
      names.add(name);
      return path(name);
    },
    withFile(name, use) {
      names.add(name);
      const descriptor = openToAppend(path(name));
      try {
        return use(descriptor);
      } finally {
        closeSync(descriptor);
      }
    },
    tail: async (name) =>
      (await readFile(path(name), 'utf8').catch(() => ''))
        .trimEnd()
        .split('\n')
        .slice(-25)
        .join('\n'),
    close: () => cancel(),
  };
}

function openToAppend(path: string): number {
  try {
    return openSync(path, 'a', 0o600);
  } catch {
    return openSync(devNull, 'a');
  }
}

/**
 * Programs append, so a file that is emptied under them goes on at its beginning. Never rejects: where there is no room
 * for the copy, the file is emptied all the same, which makes room, and what cannot even be emptied is tried again at the
 * next check.
 */
async function shorten(path: string, copy: typeof copyFile): Promise<void> {
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (bytes < maxBytes) return;
  const predecessor = `${path}.1`;
  await copy(path, predecessor).catch(() =>
    rm(predecessor, { force: true }).catch(() => undefined),
  );
  await truncate(path).catch(() => undefined);
}
