import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../context.ts';
import { deleteExpired, listKnown } from './queries.ts';

const NAMED_BY_EXPORT = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.-]/;
/** What a try left behind that was cut off; no try takes so long. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** Once a day: exports that have served their time, and files that no export names, are deleted. */
export async function expireExports({
  db,
  clock,
  exportsFolder,
}: Pick<Deps, 'db' | 'clock' | 'exportsFolder'>): Promise<void> {
  await deleteExpired(db, new Date(clock.nowMs()));
  const names = await readdir(exportsFolder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  const files = names.flatMap((name) => {
    const id = NAMED_BY_EXPORT.exec(name)?.[1];
    return id === undefined ? [] : { id, name, path: join(exportsFolder, name) };
  });
  const ids = files.map(({ id }) => id);
  const known = new Set(await listKnown(db, ids));
  for (const { id, name, path } of files) {
    const isWhole = name.endsWith('.zip');
    if (isWhole ? known.has(id) : !(await isAbandoned(path))) continue;
    await rm(path, { recursive: true, force: true });
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  // The file system keeps the real time.
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs > ABANDONED_AFTER_MS;
}
