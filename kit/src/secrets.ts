import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFileError } from './fileError.ts';

const secretBytes = 32;

/**
 * The secret kept in a file of mode 0600; made at the first call (32 random bytes, base64url).
 * Processes that call at the same moment get the same secret: the file appears whole or not at all.
 * @throws the file system's error when the folder cannot be written
 */
export async function readOrCreateSecret(path: string): Promise<string> {
  const known = await readSecret(path);
  if (known) return known;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(secretBytes).toString('base64url');
  try {
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(`${secret}\n`);
    await file.sync();
    await file.close();
    await link(draft, path);
    return secret;
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error;
    const theirs = await readSecret(path);
    if (!theirs)
      throw new Error(`The secret in ${path} is empty; remove the file`, { cause: error });
    return theirs;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim() || undefined;
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
