import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isFileError } from '../fileError.ts';
import type { Account } from './account.ts';

const prefix = 'belldesk-';

/**
 * A private folder (mode 0700, of the account) for the database's Unix socket. It lies in the
 * system's temporary folder because a socket's path may not exceed some 100 bytes (unix(7)), and
 * is noted in `folder`, so that the next start removes what a killed one left.
 */
export async function makeSocketFolder(
  account: Account | undefined,
  folder: string,
): Promise<string> {
  const note = join(folder, 'socket-folder');
  await removeNoted(note);
  const path = await mkdtemp(join(account ? '/tmp' : tmpdir(), prefix));
  await writeFile(note, path);
  if (account) await chown(path, account.uid, account.gid);
  return path;
}

async function removeNoted(note: string): Promise<void> {
  try {
    const path = await readFile(note, 'utf8');
    if (basename(path).startsWith(prefix)) await rm(path, { recursive: true, force: true });
  } catch (error) {
    if (!isFileError(error, 'ENOENT')) throw error;
  }
}
