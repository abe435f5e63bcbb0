import { closeSync, mkdirSync, openSync } from 'node:fs';
import { copyFile, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytes = 20 * 1_024 * 1_024;
const checkEveryMs = 60_000;

/** The logs of the programs, each a file in one folder, each with one predecessor kept. */
export interface LogFolder {
  path(name: string): string;
  /** Hands an open file to `use`, to be given to a process that is started. */
  withFile<T>(name: string, use: (descriptor: number) => T): T;
  /** The last lines, for a person. */
  tail(name: string): Promise<string>;
  close(): void;
}

/** @param folder made when it is not there; mode 0700, for callers' requests are in it */
export function openLogFolder(folder: string): LogFolder {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = new Set<string>();
  const path = (name: string) => join(folder, `${name}.log`);
  const timer = setInterval(() => {
    for (const name of names) void shorten(path(name));
  }, checkEveryMs);
  timer.unref();
  return {
    path,
    withFile(name, use) {
      names.add(name);
      const descriptor = openSync(path(name), 'a', 0o600);
      try {
        return use(descriptor);
      } finally {
        closeSync(descriptor);
      }
    },
    tail: async (name) =>
      (await readFile(path(name), 'utf8')).trimEnd().split('\n').slice(-25).join('\n'),
    close: () => clearInterval(timer),
  };
}

/** Programs append, so a file that is emptied under them goes on at its beginning. */
async function shorten(path: string): Promise<void> {
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (bytes < maxBytes) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}
