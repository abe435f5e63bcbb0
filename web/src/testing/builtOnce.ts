import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what the tests of one run build in common. */
    builtFolder: string;
  }
}

const LOOK_EVERY_MS = 50;

/** Global set-up of the web tests: a folder for the run, gone after it. */
export default async function provideFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'belldesk-built-'));
  project.provide('builtFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * A folder that `build` fills once in a run, whichever test file comes first; the others wait for it.
 * @throws what `build` throws, in the file that came first; those that wait say that it failed
 */
export async function builtOnce(
  name: string,
  build: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(inject('builtFolder'), name);
  const done = `${folder}.done`;
  const failed = `${folder}.failed`;
  const isFirst = await mkdir(folder).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return false;
      throw cause;
    },
  );
  if (isFirst) {
    try {
      await build(folder);
      await writeFile(done, '');
    } catch (cause) {
      await writeFile(failed, '');
      throw cause;
    }
    return folder;
  }
  while (!(await isThere(done))) {
    if (await isThere(failed)) throw new Error(`${name} could not be built; another file says why`);
    await pause(LOOK_EVERY_MS);
  }
  return folder;
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
